'use client';

import { useId, useMemo, useState } from 'react';
import { Figure, type NumberedProps } from '@/components/article/Figure';
import { usePlayback } from '@/components/article/usePlayback';
import { useHydrated } from '@/components/site/useHydrated';
import { randomUnit } from '@/lib/paillier/random';
import { FieldOfBits } from './FieldOfBits';
import { Stream } from './Stream';
import {
  decryptNumber,
  encryptNumber,
  MAX_DIGITS,
  multiplyCiphertexts,
  N,
  PEOPLE,
  readable,
  STEPS,
  unreadable,
} from './threeNumbers';
import numberField from './numberField.module.css';
import styles from './ThreeNumbersFigure.module.css';
import controls from '@/components/article/controls.module.css';

const STEPS_MS = STEPS.map(({ ms }) => ms);
const SEND = STEPS.findIndex(({ kind }) => kind === 'send');
const ADD = STEPS.findIndex(({ kind }) => kind === 'add');
const HAND_ON = STEPS.findIndex(({ kind }) => kind === 'hand on');
const DECRYPT = STEPS.findIndex(({ kind }) => kind === 'decrypt');
/** In the drawing of a stream, thirds of which are the columns. */
const MIDDLES = [50, 150, 250] as const;

const written = (number: bigint) => number.toLocaleString('en-GB');

/** Three numbers are encrypted, added by a server that cannot read them, and one total is opened. */
export function ThreeNumbersFigure({ number }: NumberedProps) {
  const hydrated = useHydrated();
  const faultId = useId();
  const { ref, playing, step, shareOf, toggle, next } = usePlayback(STEPS_MS);
  const [texts, setTexts] = useState<readonly string[]>(
    PEOPLE.map((person) => String(person.number)),
  );
  // While a text is no number, the last that was one stays.
  const [numbers, setNumbers] = useState<readonly bigint[]>(PEOPLE.map((person) => person.number));
  const [noises, setNoises] = useState<readonly bigint[]>(PEOPLE.map((person) => person.noise));
  const { ciphertexts, product, total } = useMemo(() => {
    const encrypted = numbers.map((one, person) => encryptNumber(one, noises[person] ?? 1n));
    const multiplied = multiplyCiphertexts(encrypted);
    return { ciphertexts: encrypted, product: multiplied, total: decryptNumber(multiplied) };
  }, [numbers, noises]);
  const isOpened = shareOf(DECRYPT) === 1;
  const faulty = texts.findIndex((text) => !isNumber(text));

  function change(person: number, text: string): void {
    setTexts(texts.with(person, text));
    if (!isNumber(text)) return;
    setNumbers(numbers.with(person, BigInt(text.trim())));
    setNoises(noises.with(person, randomUnit(N)));
  }

  function play(): void {
    // Each time from the start with fresh noise, as it has to be.
    if (isOpened) setNoises(PEOPLE.map(() => randomUnit(N)));
    toggle();
  }

  return (
    <Figure
      number={number}
      caption="Every field shows the 128 bits of what is held there, a point for each: warm can be read, blue cannot. This is real Paillier encryption, with a key of 64 bits, which is enough for a picture and for nothing else."
    >
      <div ref={ref} className={styles.picture}>
        <div className={styles.row}>
          {PEOPLE.map(({ name }, person) => (
            <div key={name} className={styles.person}>
              <label className={styles.label}>
                {name}
                <input
                  type="text"
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={MAX_DIGITS}
                  className={numberField.input}
                  value={texts[person]}
                  disabled={!hydrated}
                  aria-invalid={faulty === person}
                  aria-describedby={faulty === person ? faultId : undefined}
                  onChange={(event) => change(person, event.target.value)}
                />
              </label>
              <FieldOfBits
                name={`${name}’s number`}
                before={readable(numbers[person] ?? 0n)}
                after={unreadable(ciphertexts[person] ?? 0n)}
                share={shareOf(1 + person)}
              />
            </div>
          ))}
        </div>
        <Stream from={MIDDLES} share={shareOf(SEND)} />
        <div className={styles.row}>
          <p className={styles.party}>
            <b className={styles.name}>The server</b> has no key
          </p>
          <FieldOfBits
            name="What the server holds"
            before={null}
            after={unreadable(product)}
            share={shareOf(ADD)}
          />
          <p className={styles.note}>{serverNote(shareOf(SEND), shareOf(ADD))}</p>
        </div>
        <Stream from={[MIDDLES[1]]} share={shareOf(HAND_ON)} />
        <div className={styles.row}>
          <p className={styles.party}>
            <b className={styles.name}>The key’s owner</b> gets only that
          </p>
          <FieldOfBits
            name="What the key’s owner holds"
            before={shareOf(HAND_ON) === 1 ? unreadable(product) : null}
            after={readable(total)}
            share={shareOf(DECRYPT)}
          />
          <p className={styles.note}>
            the total
            <b className={styles.total}>{isOpened ? written(total) : '?'}</b>
          </p>
        </div>
      </div>
      <div className={controls.buttons}>
        <button type="button" className={controls.button} disabled={!hydrated} onClick={play}>
          {playing ? 'Pause' : 'Play'}
        </button>
        <button type="button" className={controls.button} disabled={!hydrated} onClick={next}>
          Next step
        </button>
      </div>
      <p id={faultId} className={styles.fault}>
        {faulty >= 0 &&
          `${PEOPLE[faulty]?.name}’s number has to be a whole one, from 0 to 999,999. The last one that was stays.`}
      </p>
      <p className={controls.words} role="status">
        {wordsOf(step, numbers, total)}
      </p>
    </Figure>
  );
}

/** What the server has. */
function serverNote(sent: number, added: number): string {
  if (sent < 1) return 'nothing yet';
  return added < 1 ? 'three ciphertexts' : 'the product of the three';
}

function isNumber(text: string): boolean {
  return /^\d+$/.test(text.trim());
}

/** What happens in a step. */
function wordsOf(at: number, numbers: readonly bigint[], total: bigint): string {
  const step = STEPS[at] ?? STEPS[0];
  const names = `${PEOPLE[0].name}, ${PEOPLE[1].name} and ${PEOPLE[2].name}`;
  switch (step.kind) {
    case 'open':
      return `${names} have a number each, which nobody else may see.`;
    case 'encrypt':
      return `${PEOPLE[step.person]?.name} encrypts ${written(numbers[step.person] ?? 0n)} with the public key. What comes out looks like chance.`;
    case 'send':
      return 'The three ciphertexts go to the server, which has no key.';
    case 'add':
      return 'The server multiplies them, without being able to read one. The product is an encryption of the sum.';
    case 'hand on':
      return 'The product, and nothing else, goes to the owner of the key.';
    case 'decrypt':
      return `The owner of the key decrypts the product: ${numbers.map(written).join(' + ')} = ${written(total)}. The server never saw a number, and the owner saw only the total.`;
  }
}
