'use client';

import { PointNumber } from '@/components/paillier/PointNumber';
import { formatNumber } from '@/lib/paillier/plainNumbers';
import { Button } from './Button';
import { formatResult } from './calculation';
import { Check } from './Check';
import { decryptAnswer } from './procedures';
import { QUESTIONS } from './questions';
import { Nothing } from './ServerView';
import { hasTheirKey, type LaboratoryState } from './state';
import { Step } from './Step';
import type { Laboratory } from './useLaboratory';
import controls from './controls.module.css';
import styles from './Step.module.css';

/** What the total says where the numbers are votes. */
function votesOf({ preset, question, decrypted, participants }: LaboratoryState): string | null {
  const areVotes = participants.every(({ text }) => text === '0' || text === '1');
  if (preset !== 'vote' || question !== 'sum' || decrypted === null || !areVotes) return null;
  return `${formatNumber(decrypted)} of ${participants.length} said yes.`;
}

/** What has just been shown, in one sentence. */
function pointOf({ participants }: LaboratoryState): string {
  return participants.length === 1
    ? 'The server took the number and could not read it.'
    : `The server added ${participants.length} numbers and read none of them.`;
}

/** The key's owner decrypts the answer and holds it against the same in the open. */
export function AnswerStep({ laboratory, isNext }: { laboratory: Laboratory; isNext: boolean }) {
  const { state, isBusy, attempt } = laboratory;
  const { key, answer, decrypted, question } = state;
  const name = QUESTIONS[question].answer;
  const votes = votesOf(state);
  return (
    <Step
      name="answer"
      title={`Decrypt the ${name}`}
      who="You, the key’s owner"
      laboratory={laboratory}
      server={<Nothing>Nothing: the {name} is decrypted in this tab, and it stays here.</Nothing>}
    >
      <p>Only the private half of your key opens it.</p>
      <div className={controls.actions}>
        <Button
          isNext={isNext && answer !== null && hasTheirKey(state) && decrypted === null}
          isDisabled={!key || !answer}
          isBusy={isBusy}
          onPress={() => attempt(decryptAnswer)}
        >
          Decrypt the {name}
        </Button>
      </div>
      {answer && !key && (
        <p className={styles.hint}>Load the key file of these numbers in step 1 first.</p>
      )}
      {decrypted !== null && (
        <div className={styles.outcome} data-place="result">
          <PointNumber text={formatNumber(decrypted)} />
          <p className={styles.result}>{formatResult(decrypted)}</p>
          <p className={styles.reading}>
            {votes} {pointOf(state)}
          </p>
          <Check state={state} />
        </div>
      )}
    </Step>
  );
}
