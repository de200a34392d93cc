import { PointField } from '@/components/paillier/PointField';
import { SAMPLE } from '@/lib/paillier/sample';
import { fieldLegend } from './Ciphertext';
import styles from './Opening.module.css';

/** For those without scripts: what the laboratory would show, in words and with real ciphertexts. */
export function StillExplanation() {
  return (
    <div className={styles.still}>
      <p>
        The laboratory calculates in your browser and needs JavaScript; the text does not. This is
        what it would show: three people encrypt their numbers with your public key. The server gets
        three fields of noise such as these.
      </p>
      <div className={styles.fields}>
        {SAMPLE.values.slice(1).map(([ciphertext]) => (
          <PointField key={ciphertext.slice(0, 9)} value={BigInt(ciphertext)} />
        ))}
      </div>
      <p>
        It multiplies them, which adds the numbers inside, and returns one more field of noise. Only
        your private key opens that: it is the total. {fieldLegend(BigInt(SAMPLE.public_key.n))}
      </p>
    </div>
  );
}
