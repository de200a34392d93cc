import { PointPicture } from './PointPicture';
import type { PicturePoint } from './points';
import { CIPHERTEXT_BITS, type Held } from './threeNumbers';
import styles from './ThreeNumbersFigure.module.css';

const COLUMNS = 16;

type FieldOfBitsProps = {
  /** Whose field it is. */
  name: string;
  before: Held;
  after: Held;
  /** How much of it has changed from one to the other, column by column. */
  share: number;
};

/** What somebody holds, a point for each bit. */
export function FieldOfBits({ name, before, after, share }: FieldOfBitsProps) {
  const changed = Math.floor(share * COLUMNS);
  const points = Array.from({ length: CIPHERTEXT_BITS }, (_, bit): PicturePoint => {
    const column = bit % COLUMNS;
    const held = column < changed ? after : before;
    const kind = held?.bits[bit] ? (held.readable ? 'k' : 'r') : 'd';
    return { column, row: Math.floor(bit / COLUMNS), kind };
  });
  return (
    <PointPicture
      columns={COLUMNS}
      rows={CIPHERTEXT_BITS / COLUMNS}
      points={points}
      label={`${name}: ${wordsOf(share < 1 ? before : after)}.`}
      className={styles.field}
    />
  );
}

function wordsOf(held: Held): string {
  if (!held) return 'nothing yet';
  const lit = held.bits.filter(Boolean).length;
  return `${lit} of ${CIPHERTEXT_BITS} points lit, ${held.readable ? 'to be read' : 'an encrypted number'}`;
}
