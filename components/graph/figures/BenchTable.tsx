import bench from '@/bench/graph.json';
import styles from './figures.module.css';

const written = (ms: number) =>
  ms.toLocaleString('en-GB', { maximumSignificantDigits: 3, minimumSignificantDigits: 2 });

/** The table of bench/graph.json: milliseconds a step, by engine and by number of nodes. */
export function BenchTable() {
  const [first] = bench.graphs;
  return (
    <figure className={styles.figure}>
      <div className={styles.scroll} tabIndex={0} role="region" aria-label="Milliseconds a step">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">One step, ms</th>
              {bench.graphs.map(({ nodes }) => (
                <th key={nodes} scope="col">
                  {nodes.toLocaleString('en-GB')} nodes
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {first?.rows.map(({ name }, at) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {bench.graphs.map(({ nodes, rows }) => (
                  <td key={nodes}>
                    {written(rows[at]?.medianMs ?? 0)}
                    {at > 0 && (
                      <span className={styles.ratio}>{written(rows[at]?.ratio ?? 0)} ×</span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <figcaption>
        Measured on {bench.date}, {bench.machine}. {bench.method} Small figures: how many times the
        first row.
      </figcaption>
    </figure>
  );
}

/** What each engine was told, and which version it was. */
export function BenchSettings() {
  const versions: Record<string, string> = bench.versions;
  return (
    <ul>
      {bench.graphs[1]?.rows.map(({ name, settings }) => (
        <li key={name}>
          {name}
          {versionFor(name, versions)}: {settings}.
        </li>
      ))}
    </ul>
  );
}

function versionFor(name: string, versions: Record<string, string>): string {
  const known = name === 'graphology ForceAtlas2' ? 'graphology-layout-forceatlas2' : name;
  const version = versions[known];
  return version ? ` ${version}` : '';
}
