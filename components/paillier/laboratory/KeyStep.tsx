'use client';

import { useRef, useState } from 'react';
import { useEarlyInput } from '@/components/site/useEarlyInput';
import { useHydrated } from '@/components/site/useHydrated';
import { writeKeyFile } from '@/lib/paillier/files';
import { keyBits } from '@/lib/paillier/keys';
import { shorten } from './Ciphertext';
import { DownloadButton, LoadButton } from './FileButtons';
import { Step } from './Step';
import type { Laboratory } from './useLaboratory';
import styles from './Laboratory.module.css';

const SIZES = [
  { bits: 3072, label: '3,072 bits' },
  { bits: 2048, label: '2,048 bits, faster' },
  { bits: 1024, label: '1,024 bits, insecure' },
];

/** Make a key: its public half may travel, its private half stays. */
export function KeyStep({ laboratory }: { laboratory: Laboratory }) {
  const [bits, setBits] = useState(3072);
  const size = useRef<HTMLSelectElement>(null);
  useEarlyInput(size, ([field]) => setBits(Number(field?.value)));
  const hydrated = useHydrated();
  const { key, keyMs, running, makeKey, load } = laboratory;
  return (
    <Step
      number={1}
      name="key"
      title="Make a key"
      state={key ? 'done' : 'now'}
      laboratory={laboratory}
      words={
        <>
          <p>
            Two large primes, found by your browser’s own cryptography. Their product locks; only
            the primes themselves open.
          </p>
          <div className={styles.actions}>
            <label className={styles.field}>
              Size
              <select
                ref={size}
                className={styles.input}
                value={bits}
                onChange={(event) => setBits(Number(event.target.value))}
              >
                {SIZES.map((size) => (
                  <option key={size.bits} value={size.bits}>
                    {size.label}
                  </option>
                ))}
              </select>
            </label>
            <button
              type="button"
              className={styles.button}
              data-next={!key || undefined}
              disabled={!hydrated}
              aria-disabled={running !== null}
              onClick={() => makeKey(bits)}
            >
              {key ? 'Make another key' : 'Make a key'}
            </button>
            <LoadButton label="Load a key file" onText={(text) => load('key', text)} />
          </div>
        </>
      }
    >
      {key && (
        <>
          <dl className={styles.facts}>
            <dt>public</dt>
            <dd>n = {shorten(key.n)}</dd>
            <dt>private</dt>
            <dd>kept in this tab, never sent</dd>
            <dt>size</dt>
            <dd>{keyBits(key).toLocaleString('en-GB')} bits</dd>
            {keyMs !== null && (
              <>
                <dt>time</dt>
                <dd>{Math.round(keyMs).toLocaleString('en-GB')} ms</dd>
              </>
            )}
          </dl>
          {keyBits(key) < 2048 && (
            <p className={styles.warning}>
              A key of this size is insecure: fine for trying things out, for nothing else.
            </p>
          )}
          <div className={styles.actions}>
            <DownloadButton
              label="Download the private key"
              fileName="private-key.json"
              text={() => writeKeyFile(key)}
            />
          </div>
          <p className={styles.hint}>
            Whoever has that file can open everything locked under this key. Without it, the key is
            gone when you close this tab.
          </p>
        </>
      )}
    </Step>
  );
}
