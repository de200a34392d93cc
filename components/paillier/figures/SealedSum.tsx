import { PointField } from '@/components/paillier/PointField';
import { SAMPLE } from '@/lib/paillier/sample';
import { sumRequest } from '@/lib/paillier/sum';
import styles from './figures.module.css';

/** The idea in a picture: what you see, what the server sees, what comes back. */
export function SealedSum() {
  const pair = { ...SAMPLE, values: SAMPLE.values.slice(1, 3) };
  const [first, second] = pair.values.map(([ciphertext]) => BigInt(ciphertext));
  const sum = BigInt(sumRequest(pair).values[0]?.[0] ?? 0);
  return (
    <figure>
      <div className={styles.sealed}>
        <div className={styles.side}>
          <p className={styles.owner}>You write</p>
          <p className={styles.plain}>−1,337</p>
          <p className={styles.plain}>−9,007,199,254,740,993</p>
        </div>
        <div className={styles.side}>
          <p className={styles.owner}>The server sees</p>
          <PointField value={first ?? 0n} />
          <p className={styles.operator}>times</p>
          <PointField value={second ?? 0n} />
          <p className={styles.operator}>leaves</p>
          <PointField value={sum} />
        </div>
        <div className={styles.side}>
          <p className={styles.owner}>You read</p>
          <p className={styles.plain}>−9,007,199,254,742,330</p>
        </div>
      </div>
      <figcaption>
        Two numbers, their ciphertexts, the product of the ciphertexts, and what it opens to. Each
        field shows the last 256 bits of a real ciphertext of 4,096, a point for every 1.
      </figcaption>
    </figure>
  );
}
