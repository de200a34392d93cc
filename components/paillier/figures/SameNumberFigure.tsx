'use client';

import { useState } from 'react';
import { Figure, type NumberedProps } from '@/components/article/Figure';
import { useHydrated } from '@/components/site/useHydrated';
import { randomUnit } from '@/lib/paillier/random';
import { type CiphertextField, FIELD_BITS, fieldOf, fields } from './examples';
import { PointPicture } from './PointPicture';
import type { PicturePoint } from './points';
import styles from './SameNumberFigure.module.css';
import controls from '@/components/article/controls.module.css';

const COLUMNS = 16;

/** One number encrypted again and again, beside the one without noise that anybody could read. */
export function SameNumberFigure({ number }: NumberedProps) {
  const hydrated = useHydrated();
  const { key, m, random, unmasked } = fields;
  const [first, ...others] = random;
  const [again, setAgain] = useState<readonly CiphertextField[]>(others);
  const changed = again.reduce((sum, { moved }) => sum + moved, 0) / again.length;
  const latest = again.slice(-2);

  function encryptAgain(): void {
    setAgain([...again, fieldOf(randomUnit(key.n))]);
  }

  if (!first) return null;
  return (
    <Figure
      number={number}
      caption={`Each field is one ciphertext of ${m}, a point for each of its ${FIELD_BITS} bits, with a key of 64 bits. Shaded are the points that differ from the first field. Of two fields of pure chance, 64 would differ.`}
    >
      <ul className={styles.fields}>
        <Field
          name={`${m}, encrypted`}
          field={first}
          note={`${first.lit} of ${FIELD_BITS} points lit`}
        />
        {latest.map((field, index) => (
          <Field
            key={index}
            name={`time ${again.length - latest.length + index + 2}`}
            field={field}
            base={first}
            note={`${field.moved} points differ from the first`}
          />
        ))}
        <Field
          name={`${m}, without r`}
          field={unmasked}
          note={`${unmasked.lit} points lit, and anyone can read it`}
        />
      </ul>
      <div className={controls.buttons}>
        <button
          type="button"
          className={controls.button}
          disabled={!hydrated}
          onClick={encryptAgain}
        >
          Encrypt {String(m)} again
        </button>
      </div>
      <p className={controls.words} role="status">
        {String(m)} was encrypted {again.length + 1} times. On average {changed.toFixed(1)} of{' '}
        {FIELD_BITS} points differ from the first time.
      </p>
    </Figure>
  );
}

type FieldProps = {
  name: string;
  field: CiphertextField;
  note: string;
  /** Where it differs from this one, it is shaded. */
  base?: CiphertextField;
};

function Field({ name, field, note, base }: FieldProps) {
  const points = field.bits.map(pointOfBit);
  return (
    <li className={styles.field}>
      <PointPicture
        columns={COLUMNS}
        rows={FIELD_BITS / COLUMNS}
        points={points}
        shaded={base && points.filter((_, at) => field.bits[at] !== base.bits[at])}
        label={`A field of ${FIELD_BITS} points, of which ${field.lit} are lit.`}
      />
      <p className={styles.name}>{name}</p>
      <p className={styles.note}>{note}</p>
    </li>
  );
}

function pointOfBit(bit: boolean, index: number): PicturePoint {
  return { column: index % COLUMNS, row: Math.floor(index / COLUMNS), kind: bit ? 'r' : 'd' };
}
