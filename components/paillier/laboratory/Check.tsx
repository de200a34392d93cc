import { formatNumber, weightedSum } from '@/lib/paillier/plainNumbers';
import { calculation, isSameNumber, javaScriptDiffers } from './calculation';
import { QUESTIONS } from './questions';
import { type LaboratoryState, plainNumbers } from './state';
import styles from './Step.module.css';

/** The same worked out in the open, where the numbers are known here: what it was, and whether it agrees. */
export function Check({ state }: { state: LaboratoryState }) {
  const { answer, decrypted } = state;
  const numbers = plainNumbers(state);
  if (!answer || decrypted === null || !numbers) return null;
  const { question, weights } = answer;
  const name = QUESTIONS[question].answer;
  const expected = weightedSum(numbers, weights);
  const agrees = isSameNumber(decrypted, expected);
  const rounded = question === 'sum' ? javaScriptDiffers(numbers, expected) : null;
  return (
    <>
      <p>
        The {name} worked out in the open, which only this page can do because every number was
        typed into it: {calculation(question, numbers, weights)} = {formatNumber(expected)}.
      </p>
      <p className={agrees ? styles.agrees : styles.failure}>
        {agrees
          ? 'The same.'
          : `Not the same: what the server returned is not the ${name} of these numbers.`}
      </p>
      {rounded !== null && (
        <p>
          JavaScript, adding one after the other, says <strong>{formatNumber(rounded)}</strong>: it
          rounds at every step. The encrypted sum is exact, and is rounded once.
        </p>
      )}
    </>
  );
}
