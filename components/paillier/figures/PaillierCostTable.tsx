import bench from '@/bench/paillier.json';
import { ScrollArea } from '@/components/article/ScrollArea';
import styles from './PaillierCostTable.module.css';

const { version, operations } = bench.chromium;

/** What the benchmark measured, as the article calls it. */
const ROWS = [
  { name: 'Encrypt with the public key', times: operations.encrypt },
  { name: 'Encrypt as the key’s owner', times: operations['encrypt as owner'] },
  { name: 'Decrypt', times: operations.decrypt },
  { name: 'Make a key', times: operations['make a key'] },
];

const milliseconds = (ms: number) => ms.toLocaleString('en-GB', { maximumSignificantDigits: 2 });

/** What a step costs in a browser: the site's own kernel beside a library on BigInt. */
export function PaillierCostTable() {
  return (
    <figure className={styles.figure}>
      <ScrollArea label="What encrypting costs, in milliseconds">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">3,072 bits, ms</th>
              <th scope="col">WebAssembly, here</th>
              <th scope="col">paillier-bigint</th>
            </tr>
          </thead>
          <tbody>
            {ROWS.map(({ name, times }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{milliseconds(times.kernel.medianMs)}</td>
                <td>{milliseconds(times['paillier-bigint'].medianMs)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
      <figcaption>
        Measured on {bench.date} in Chromium {version.split('.')[0]}: medians, in turns with
        paillier-bigint 3.4.3, which computes with BigInt and does not use that an owner knows the
        primes when it encrypts. How long a key takes is a matter of luck: half of them took between{' '}
        {operations['make a key'].kernel.quartilesMs.map(milliseconds).join(' and ')}&nbsp;ms here.
      </figcaption>
    </figure>
  );
}
