'use client';

import { writeKeyFile } from '@/lib/paillier/files';
import { keyBits } from '@/lib/paillier/keys';
import { Button } from './Button';
import { shorten } from './Ciphertext';
import { DownloadButton, LoadButton } from './FileButtons';
import { More } from './More';
import { makeKey } from './procedures';
import { Select } from './Select';
import { Nothing } from './ServerView';
import { Step } from './Step';
import type { Laboratory } from './useLaboratory';
import controls from './controls.module.css';
import styles from './Step.module.css';

const SIZES = [
  { value: '3072', label: '3,072 bits' },
  { value: '2048', label: '2,048 bits, faster' },
  { value: '1024', label: '1,024 bits, insecure' },
] as const;

/** Below this a key can be broken with what the world has today. */
const SECURE_BITS = 2048;

function keyText(size: number, ms: number | null): string {
  const bits = `${size.toLocaleString('en-GB')} bits`;
  return ms === null
    ? `Your key of ${bits} is loaded.`
    : `Your key of ${bits} was made in ${Math.round(ms).toLocaleString('en-GB')} ms.`;
}

/** Make a key: its public half is for everyone, its private half stays. */
export function KeyStep({ laboratory, isNext }: { laboratory: Laboratory; isNext: boolean }) {
  const { state, isBusy, attempt, load, setKeySize } = laboratory;
  const { key, keyMs, keySize } = state;
  return (
    <Step
      name="key"
      title="Make a key"
      who="You, the key’s owner"
      laboratory={laboratory}
      server={
        key ? (
          <p className={styles.public}>
            Your public key: <span className={styles.code}>n = {shorten(key.n)}</span>
          </p>
        ) : (
          <Nothing>Nothing yet.</Nothing>
        )
      }
    >
      <p>
        The public half encrypts, and everyone may have it. The private half decrypts, and stays in
        this tab.
      </p>
      <div className={controls.actions}>
        <Button isNext={isNext && !key} isBusy={isBusy} onPress={() => attempt(makeKey)}>
          {key ? 'Make another key' : 'Make a key'}
        </Button>
      </div>
      {key && <p className={styles.done}>{keyText(keyBits(key), keyMs)}</p>}
      {key && keyBits(key) < SECURE_BITS && (
        <p className={styles.failure}>
          A key of this size is insecure: fine for trying things out, for nothing else.
        </p>
      )}
      <More title="More: size of the key, key files">
        <Select
          label="Size of the key"
          value={String(keySize)}
          options={SIZES}
          onChoose={(size) => setKeySize(Number(size))}
        />
        <div className={controls.actions}>
          <LoadButton label="Load a key file" onText={(text) => load('key', text)} />
          {key && (
            <DownloadButton
              label="Download the private key"
              fileName="private-key.json"
              text={() => writeKeyFile(key)}
            />
          )}
        </div>
        {key && (
          <p>
            Whoever has that file can decrypt everything under this key. Without it, the key is gone
            when you close this tab.
          </p>
        )}
      </More>
    </Step>
  );
}
