import styles from './figures.module.css';

const ROWS = [
  ['The numbers', 'yes', 'no'],
  ['How many there are', 'yes', 'yes'],
  ['Their exponents, so their rough scale', 'yes', 'yes'],
  ['Whether two of them are equal', 'yes', 'no'],
  ['The public key', 'yes', 'yes'],
  ['The private key', 'yes', 'no'],
  ['The sum', 'yes', 'no'],
  ['When you asked, and from where', 'yes', 'yes'],
] as const;

/** Who learns what in one exchange. */
export function WhoKnowsWhat() {
  return (
    <figure>
      <table className={styles.knowledge}>
        <thead>
          <tr>
            <th scope="col">Knows</th>
            <th scope="col">You</th>
            <th scope="col">Server</th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map(([what, ...sides]) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              {sides.map((knows, index) => (
                <td key={index}>
                  <span className={styles.point} data-knows={knows} />
                  {knows}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <figcaption>What one exchange tells each side. The last row is easily forgotten.</figcaption>
    </figure>
  );
}
