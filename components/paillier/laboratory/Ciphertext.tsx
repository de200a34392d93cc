import { memo } from 'react';
import { FIELD_BITS, PointField } from '@/components/paillier/PointField';
import { bitLength } from '@/lib/paillier/arithmetic';
import type { Encrypted } from '@/lib/paillier/encryptedPayload';
import styles from './Ciphertext.module.css';

/** A long number as its two ends, in groups of four hexadecimal digits. */
export function shorten(value: bigint): string {
  const hex = value.toString(16);
  const groups = (text: string) => text.match(/.{4}/g)?.join(' ') ?? text;
  return hex.length <= 16 ? hex : `${groups(hex.slice(0, 8))} … ${groups(hex.slice(-8))}`;
}

/** How many of the points that are shown differ between two ciphertexts. */
function changedPoints(a: Encrypted, b: Encrypted): number {
  const changed = BigInt.asUintN(FIELD_BITS, a.ciphertext ^ b.ciphertext).toString(2);
  return changed.replaceAll('0', '').length;
}

/** What the fields of points show, for a key of this modulus. */
export function fieldLegend(n: bigint): string {
  const bits = (2 * bitLength(n)).toLocaleString('en-GB');
  return `Each field shows the lowest ${FIELD_BITS} of a ciphertext’s ${bits} bits, a point for each 1.`;
}

type CiphertextProps = {
  /** What it is called, where its place does not say. */
  name?: string;
  number: Encrypted;
  isQuiet?: boolean;
  /** Where there may be little room: in a row of many. */
  isInRow?: boolean;
};

/**
 * An encrypted number: a field of points from its own bits, both its ends and its size. Memoised:
 * there may be 256 of them beside fields in which someone types.
 */
export const Ciphertext = memo(function Ciphertext({
  name,
  number,
  isQuiet,
  isInRow,
}: CiphertextProps) {
  const { ciphertext, exponent } = number;
  const bytes = Math.ceil(bitLength(ciphertext) / 8);
  return (
    <div className={styles.ciphertext} data-row={isInRow || undefined}>
      {name && <p className={styles.name}>{name}</p>}
      <PointField value={ciphertext} tone={isQuiet ? 'waiting' : 'rim'} />
      <p className={styles.caption}>
        <span>{shorten(ciphertext)},</span>{' '}
        <span>
          {bytes.toLocaleString('en-GB')} bytes, exponent {String(exponent).replace('-', '−')}
        </span>
      </p>
    </div>
  );
});

type ChangeProps = {
  before: Encrypted;
  after: Encrypted;
  /** What was done to it. */
  name: string;
};

/** A ciphertext before and after: side by side, with how many points are others. */
export function CiphertextChange({ before, after, name }: ChangeProps) {
  const changed = changedPoints(before, after);
  return (
    <div className={styles.change}>
      <div className={styles.pair}>
        <Ciphertext name="Before" number={before} isQuiet />
        <Ciphertext name={name} number={after} />
      </div>
      <p>
        {changed} of these {FIELD_BITS} points {changed === 1 ? 'is' : 'are'} different.
      </p>
    </div>
  );
}
