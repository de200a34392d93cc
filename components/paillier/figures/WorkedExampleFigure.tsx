'use client';

import { type ReactNode, useId, useState } from 'react';
import { Figure, type NumberedProps } from '@/components/article/Figure';
import { useHydrated } from '@/components/site/useHydrated';
import {
  type Choice,
  type Fault,
  faultOf,
  type Field,
  FIELDS,
  FIRST_CHOICE,
  type Worked,
  workOut,
} from './workedExample';
import numberField from './numberField.module.css';
import styles from './WorkedExampleFigure.module.css';
import controls from '@/components/article/controls.module.css';

const LABELS: Record<Field, string> = {
  p: 'Prime p',
  q: 'Prime q',
  m1: 'First number',
  r1: 'Its noise',
  m2: 'Second number',
  r2: 'Its noise',
};
const FIRST_TEXTS = Object.fromEntries(
  FIELDS.map((field) => [field, String(FIRST_CHOICE[field])]),
) as Record<Field, string>;

type Texts = Readonly<Record<Field, string>>;

/** The whole of Paillier with numbers that fit on a line, and which the reader may change. */
export function WorkedExampleFigure({ number }: NumberedProps) {
  const hydrated = useHydrated();
  const faultId = useId();
  const [texts, setTexts] = useState<Texts>(FIRST_TEXTS);
  // While a choice is faulty, the last one that was not stays worked out.
  const [choice, setChoice] = useState<Choice>(FIRST_CHOICE);
  const fault = faultOfTexts(texts);

  function change(field: Field, text: string): void {
    const changed = { ...texts, [field]: text };
    setTexts(changed);
    if (!faultOfTexts(changed)) setChoice(choiceOf(changed));
  }

  function reset(): void {
    setTexts(FIRST_TEXTS);
    setChoice(FIRST_CHOICE);
  }

  return (
    <Figure
      number={number}
      caption="Change any of the six, and every line follows. A real n has more than six hundred digits; anyone can factor one as small as this."
    >
      <div className={styles.fields}>
        {FIELDS.map((field) => (
          <label key={field} className={styles.field}>
            {LABELS[field]}
            <input
              type="text"
              inputMode="numeric"
              autoComplete="off"
              maxLength={6}
              className={numberField.input}
              value={texts[field]}
              disabled={!hydrated}
              aria-invalid={fault?.field === field}
              aria-describedby={fault?.field === field ? faultId : undefined}
              onChange={(event) => change(field, event.target.value)}
            />
          </label>
        ))}
      </div>
      <p id={faultId} className={styles.fault} role="status">
        {fault && `${fault.sentence} The lines below still show the last choice that works.`}
      </p>
      <Lines choice={choice} worked={workOut(choice)} />
      <div className={controls.buttons}>
        <button type="button" className={controls.button} disabled={!hydrated} onClick={reset}>
          Reset the numbers
        </button>
      </div>
    </Figure>
  );
}

function choiceOf(texts: Texts): Choice {
  return Object.fromEntries(
    FIELDS.map((field) => [field, BigInt(texts[field].trim().replace(/^[−–]/, '-'))]),
  ) as Choice;
}

function faultOfTexts(texts: Texts): Fault | null {
  for (const field of FIELDS) {
    if (!/^[-−–]?\d+$/.test(texts[field].trim())) {
      return { field, sentence: 'Write a whole number here.' };
    }
  }
  return faultOf(choiceOf(texts));
}

function Lines({ choice, worked }: { choice: Choice; worked: Worked }) {
  const { p, q } = choice;
  const { key, ciphertexts, sum, steps } = worked;
  const { n, nSquared, lambda, mu } = key;
  const plain = [
    { m: choice.m1, r: choice.r1, c: ciphertexts[0] },
    { m: choice.m2, r: choice.r2, c: ciphertexts[1] },
  ];
  return (
    <div>
      <Part title="You make a key">
        <Step name="The product is public">
          <i>n</i> = {String(p)} × {String(q)} = <b>{String(n)}</b>, <i>n</i>² = {String(nSquared)}
        </Step>
        <Step name="The secret exponent">
          λ = lcm({String(p - 1n)}, {String(q - 1n)}) = {String(lambda)}
        </Step>
        <Step name="Its inverse modulo n">
          λ<sup>−1</sup> mod {String(n)} = {String(mu)}
        </Step>
      </Part>
      <Part title="You encrypt two numbers">
        {plain.map(({ m, r, c }, at) => (
          <Step key={at} name={`${signed(m)}, with the noise ${r}`}>
            {m < 0n && `${signed(m)} becomes ${n} − ${-m} = ${n + m}: `}
            (1 + {String(m < 0n ? n + m : m)} × {String(n)}) × {String(r)}
            <sup>{String(n)}</sup> mod {String(nSquared)} = <b>{String(c)}</b>
          </Step>
        ))}
      </Part>
      <Part title="The server adds them">
        <Step name="By multiplying">
          {String(ciphertexts[0])} × {String(ciphertexts[1])} mod {String(nSquared)} ={' '}
          <b>{String(sum)}</b>
        </Step>
      </Part>
      <Part title="You decrypt the sum">
        <Step name="Raise it to λ">
          {String(sum)}
          <sup>{String(lambda)}</sup> mod {String(nSquared)} = {String(steps.raised)}
        </Step>
        <Step name="Take away 1, divide by n">
          ({String(steps.raised)} − 1) / {String(n)} = {String(steps.quotient)}
        </Step>
        <Step name="Multiply by that inverse">
          {String(steps.quotient)} × {String(mu)} mod {String(n)} = <b>{String(steps.plaintext)}</b>
        </Step>
        <Step name="Which is">{verdict(choice, worked)}</Step>
      </Part>
    </div>
  );
}

/** What the last line stands for: the sum, an overflow that is caught, or one that is not. */
function verdict({ m1, m2 }: Choice, { steps, total, largest, key }: Worked): string {
  const sum = `${signed(m1)} + ${m2 < 0n ? `(${signed(m2)})` : m2} = ${signed(m1 + m2)}`;
  if (total === m1 + m2) {
    return total < 0 ? `${key.n} − ${-total}, and so ${sum}` : sum;
  }
  return `refused: ${steps.plaintext} lies in the empty middle, beyond ${largest}. ${sum} has no place under this key`;
}

/** A number with the typographic sign. */
function signed(value: bigint): string {
  return value < 0n ? `−${-value}` : String(value);
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <p className={styles.title}>{title}</p>
      <dl className={styles.steps}>{children}</dl>
    </section>
  );
}

function Step({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.step}>
      <dt>{name}</dt>
      <dd className={styles.formula}>{children}</dd>
    </div>
  );
}
