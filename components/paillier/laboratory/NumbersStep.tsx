'use client';

import { useRef, useState } from 'react';
import { useEarlyInput } from '@/components/site/useEarlyInput';
import { writeDataJson } from '@/lib/paillier/files';
import { formatNumber, type NumberRow } from '@/lib/paillier/plainNumbers';
import { Ciphertext } from './Ciphertext';
import { DownloadButton, LoadButton } from './FileButtons';
import { NumberTable } from './NumberTable';
import { Step } from './Step';
import type { EncryptedNumber, Laboratory } from './useLaboratory';
import styles from './Laboratory.module.css';

type NumbersStepProps = {
  laboratory: Laboratory;
  rows: readonly NumberRow[];
  onRows: (rows: NumberRow[]) => void;
};

/** How a locked number is called: by what is in it, if that is known here. */
export function encryptedName({ label, plain }: EncryptedNumber, index: number): string {
  return plain === null
    ? `number ${index + 1}`
    : `E(${formatNumber(plain)})${label && ` ${label}`}`;
}

/** Write numbers and lock them. */
export function NumbersStep({ laboratory, rows, onRows }: NumbersStepProps) {
  const [oneExponent, setOneExponent] = useState(false);
  const oneExponentBox = useRef<HTMLInputElement>(null);
  useEarlyInput(oneExponentBox, () => setOneExponent(true));
  const { key, encrypted, encryptedUnder, isTableAhead, rowFault, running, encrypt, load } =
    laboratory;
  const state = encrypted.length > 0 ? 'done' : key ? 'now' : 'waiting';
  return (
    <Step
      number={2}
      name="numbers"
      title="Write numbers and lock them"
      state={state}
      laboratory={laboratory}
      words={
        <>
          <p>
            Whole ones, decimals, negatives. Each becomes a field of points, and locking the same
            number again moves every point. Names stay here.
          </p>
          <NumberTable rows={rows} faultIndex={rowFault?.index ?? null} onChange={onRows} />
          <label className={styles.check}>
            <input
              ref={oneExponentBox}
              type="checkbox"
              checked={oneExponent}
              onChange={(event) => setOneExponent(event.target.checked)}
            />
            Give all the same exponent, so that it tells nothing about their size
          </label>
          <div className={styles.actions}>
            <button
              type="button"
              className={styles.button}
              data-next={state === 'now' || isTableAhead || undefined}
              disabled={!key}
              aria-disabled={running !== null}
              onClick={() => encrypt(oneExponent)}
            >
              {encrypted.length > 0 ? 'Lock again' : 'Lock the numbers'}
            </button>
            <LoadButton label="Load data.json" onText={(text) => load('numbers', text)} />
            {encryptedUnder !== null && encrypted.length > 0 && (
              <DownloadButton
                label="Download data.json"
                fileName="data.json"
                text={() =>
                  writeDataJson(
                    encryptedUnder,
                    encrypted.map(({ number }) => number),
                  )
                }
              />
            )}
          </div>
          {isTableAhead && (
            <p className={styles.hint} role="status">
              The table has changed since: lock again to send it as it is now.
            </p>
          )}
          {!key && <p className={styles.hint}>Make or load a key first.</p>}
        </>
      }
    >
      {encrypted.length > 0 && (
        <ul className={styles.ciphertexts} aria-label="The locked numbers">
          {encrypted.map((item, index) => (
            <li key={index}>
              <Ciphertext
                name={encryptedName(item, index)}
                number={item.number}
                plain={item.plain === null ? undefined : formatNumber(item.plain)}
              />
            </li>
          ))}
        </ul>
      )}
    </Step>
  );
}
