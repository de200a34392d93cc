'use client';

import { useState } from 'react';
import type { Encrypted } from '@/lib/paillier/encryptedPayload';
import { publicKey } from '@/lib/paillier/keys';
import { formatNumber } from '@/lib/paillier/plainNumbers';
import { Ciphertext } from './Ciphertext';
import { encryptedName } from './NumbersStep';
import { Step } from './Step';
import type { Laboratory } from './useLaboratory';
import type { TaskTools } from './useTask';
import styles from './Laboratory.module.css';

const ADDED = 1000n;
/** High enough to matter, low enough that the number stays below n squared. */
const DAMAGED_BIT = 100n;

interface Trial {
  what: string;
  changed: Encrypted;
  /** What the changed ciphertext opens to, or why it does not. */
  opensTo: string;
}

type Change = (tools: TaskTools, number: Encrypted, n: bigint) => Promise<Encrypted>;

const CHANGES: { label: string; what: string; change: Change }[] = [
  {
    label: 'Add 1,000 to it',
    what: 'With 1,000 added by someone who has no key',
    change: ({ run }, number, n) =>
      run({ kind: 'addPlain', key: publicKey(n), number, plain: ADDED }),
  },
  {
    label: 'Lock it anew',
    what: 'The same number under a fresh mask',
    change: ({ run }, number, n) => run({ kind: 'rerandomise', key: publicKey(n), number }),
  },
  {
    label: 'Damage one bit',
    what: 'With one bit turned over',
    change: async (_, { ciphertext, exponent }) => ({
      ciphertext: ciphertext ^ (1n << DAMAGED_BIT),
      exponent,
    }),
  },
];

/** Interfere with a ciphertext, without the private key, and see what becomes of it. */
export function BeyondStep({ laboratory }: { laboratory: Laboratory }) {
  const [chosen, setChosen] = useState(0);
  const [trial, setTrial] = useState<(Trial & { of: Encrypted }) | null>(null);
  const { key, encrypted, encryptedUnder, running, attempt } = laboratory;
  const item = encrypted[chosen] ?? encrypted[0];

  const tryOut = (what: string, change: Change) =>
    attempt('beyond', 'Working', async (tools) => {
      if (!item || encryptedUnder === null) return;
      const changed = await change(tools, item.number, encryptedUnder);
      let opensTo = 'nothing here: the key is missing';
      if (key && key.n === encryptedUnder) {
        opensTo = await tools.run({ kind: 'decrypt', key, number: changed }).then(
          (plain) => {
            const text = formatNumber(plain);
            return text.length > 40 ? `${text.slice(0, 20)}…, which is nonsense` : text;
          },
          (error: Error) => {
            if (tools.signal.aborted) throw error;
            return `nothing: ${error.message}`;
          },
        );
      }
      setTrial({ what, changed, opensTo, of: item.number });
    });

  return (
    <Step
      number={5}
      name="beyond"
      title="Now interfere"
      state={encrypted.length > 0 ? 'now' : 'waiting'}
      laboratory={laboratory}
      words={
        <>
          <p>
            Take one locked number and do to it what anyone on the way could do. None of this needs
            the private key, and none of it leaves a trace.
          </p>
          <label className={styles.field}>
            Ciphertext
            <select
              className={styles.input}
              disabled={!item}
              value={chosen}
              onChange={(event) => setChosen(Number(event.target.value))}
            >
              {encrypted.map((option, index) => (
                <option key={index} value={index}>
                  {encryptedName(option, index)}
                </option>
              ))}
            </select>
          </label>
          <div className={styles.actions}>
            {CHANGES.map(({ label, what, change }) => (
              <button
                key={label}
                type="button"
                className={styles.button}
                disabled={!item}
                aria-disabled={running !== null}
                onClick={() => tryOut(what, change)}
              >
                {label}
              </button>
            ))}
          </div>
        </>
      }
    >
      {trial && (
        <div className={styles.ciphertexts} role="status">
          <Ciphertext name="Before" number={trial.of} />
          <Ciphertext name={trial.what} number={trial.changed} />
          <p>
            It opens to <strong>{trial.opensTo}</strong>
          </p>
        </div>
      )}
    </Step>
  );
}
