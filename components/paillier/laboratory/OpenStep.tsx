import { PointNumber } from '@/components/paillier/PointNumber';
import type { Plain } from '@/lib/paillier/encoding';
import { formatNumber } from '@/lib/paillier/plainNumbers';
import { Step } from './Step';
import type { Laboratory } from './useLaboratory';
import styles from './Laboratory.module.css';

/** A whole result comes as bigint and a decimal one as number; 2 and 2.0 are the same sum. */
function isSameNumber(a: Plain, b: Plain): boolean {
  return a <= b && a >= b;
}

/** Decrypt the answer and hold it against the plain sum. */
export function OpenStep({ laboratory }: { laboratory: Laboratory }) {
  const { key, serverSum, decrypted, running, decrypt } = laboratory;
  const state = decrypted !== null ? 'done' : serverSum && key ? 'now' : 'waiting';
  const expected = serverSum?.expected ?? null;
  const agrees = expected !== null && decrypted !== null && isSameNumber(decrypted, expected);
  return (
    <Step
      number={4}
      name="open"
      title="Open the answer and check it"
      state={state}
      laboratory={laboratory}
      words={
        <>
          <p>
            Only now is the private key needed again. The check adds your own numbers in the open.
          </p>
          <div className={styles.actions}>
            <button
              type="button"
              className={styles.button}
              data-next={state === 'now' || undefined}
              disabled={!key || !serverSum}
              aria-disabled={running !== null}
              onClick={() => decrypt()}
            >
              Open the answer
            </button>
          </div>
          {serverSum && !key && (
            <p className={styles.hint}>Load the key file of these numbers in step 1 first.</p>
          )}
        </>
      }
    >
      {decrypted !== null && (
        <div role="status">
          <PointNumber text={formatNumber(decrypted)} />
          <p className={styles.result}>{formatNumber(decrypted)}</p>
          {expected !== null && (
            <p className={agrees ? styles.agrees : styles.failure}>
              {agrees
                ? 'The plain sum says the same.'
                : `The plain sum says ${formatNumber(expected)}: this answer is not the sum of your numbers.`}
            </p>
          )}
        </div>
      )}
    </Step>
  );
}
