import { memo } from 'react';
import { PointField } from '@/components/paillier/PointField';
import { PointNumber } from '@/components/paillier/PointNumber';
import { bitLength } from '@/lib/paillier/arithmetic';
import type { Encrypted } from '@/lib/paillier/encryptedPayload';
import styles from './Laboratory.module.css';

/** A long number as its two ends, in groups of four hexadecimal digits. */
export function shorten(value: bigint): string {
  const hex = value.toString(16);
  const groups = (text: string) => text.match(/.{4}/g)?.join(' ') ?? text;
  return hex.length <= 16 ? hex : `${groups(hex.slice(0, 8))} … ${groups(hex.slice(-8))}`;
}

type CiphertextProps = {
  name: string;
  number: Encrypted;
  /** What is in it, as the page writes it, where that is known here. */
  plain?: string;
};

/**
 * A locked number: what went in, a field of points from its own bits, its name, both its ends and
 * its size. Memoised: there may be 256 of them beside a table in which someone types.
 */
export const Ciphertext = memo(function Ciphertext({
  name,
  number: { ciphertext, exponent },
  plain,
}: CiphertextProps) {
  const bytes = Math.ceil(bitLength(ciphertext) / 8);
  return (
    <div className={styles.ciphertext}>
      {plain && <PointNumber text={plain} />}
      <PointField value={ciphertext} />
      <p className={styles.caption}>
        <span className={styles.name}>{name}</span>
        <span>{shorten(ciphertext)}</span>
        <span>
          {bytes.toLocaleString('en-GB')} bytes, exponent {String(exponent).replace('-', '−')}
        </span>
      </p>
    </div>
  );
});
