import { decrypt, encrypt, privateKey } from '@/lib/paillier/keys';
import styles from './figures.module.css';

const KEY = privateKey(11n, 13n);
const NUMBERS = [
  { plain: 17n, r: 5n },
  { plain: 24n, r: 8n },
] as const;

/** The scheme with primes small enough to follow on paper; every figure is computed here. */
export function SmallNumbers() {
  const sealed = NUMBERS.map(({ plain, r }) => ({ plain, r, sealed: encrypt(KEY, plain, r) }));
  const product = sealed.reduce((part, number) => (part * number.sealed) % KEY.nSquared, 1n);
  const [first, second] = sealed;
  return (
    <figure>
      <div className={styles.scroller} role="region" aria-label="The arithmetic" tabIndex={0}>
        <table className={styles.arithmetic}>
          <thead>
            <tr>
              <th scope="col">Step</th>
              <th scope="col">Arithmetic</th>
              <th scope="col">Result</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Public key</th>
              <td>n = 11 × 13, n² = {KEY.nSquared.toString()}</td>
              <td>{KEY.n.toString()}</td>
            </tr>
            {sealed.map(({ plain, r, sealed: ciphertext }) => (
              <tr key={plain}>
                <th scope="row">Seal {plain.toString()}</th>
                <td>
                  (1 + {plain.toString()} × 143) × {r.toString()}
                  <sup>143</sup> mod {KEY.nSquared.toString()}
                </td>
                <td>{ciphertext.toString()}</td>
              </tr>
            ))}
            <tr>
              <th scope="row">Add, sealed</th>
              <td>
                {first?.sealed.toString()} × {second?.sealed.toString()} mod{' '}
                {KEY.nSquared.toString()}
              </td>
              <td>{product.toString()}</td>
            </tr>
            <tr>
              <th scope="row">Open, with 11 and 13</th>
              <td>
                {first?.plain.toString()} + {second?.plain.toString()}
              </td>
              <td>{decrypt(KEY, product).toString()}</td>
            </tr>
          </tbody>
        </table>
      </div>
      <figcaption>
        The whole scheme with two toy primes, computed by the same code as the laboratory. Real
        primes have more than three hundred digits.
      </figcaption>
    </figure>
  );
}
