import bench from '@/bench/graph.json';
import { ScrollArea } from '@/components/article/ScrollArea';
import { isSteady, type MeasuredRow, MOST_SPREAD, steadyGraphs } from '@/lib/content/measured';
import styles from './figures.module.css';

const graphs = steadyGraphs();
const leftOut = bench.graphs.filter(({ nodes }) => !graphs.some((graph) => graph.nodes === nodes));

/** Two digits after the first that counts: 0.30, 1.1, 33 and 6,130 are of one precision. */
const written = (ms: number) =>
  ms.toLocaleString(
    'en-GB',
    ms < 1000
      ? { minimumSignificantDigits: 2, maximumSignificantDigits: 2 }
      : { maximumSignificantDigits: 3 },
  );

/** The table of bench/graph.json: milliseconds a step, by engine and by number of nodes. */
export function BenchTable() {
  const [first] = graphs;
  return (
    <figure className={styles.bench}>
      <ScrollArea label="Milliseconds of processor time for one step">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">One step, ms</th>
              {graphs.map(({ nodes }) => (
                <th key={nodes} scope="col">
                  {nodes.toLocaleString('en-GB')} nodes
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {first?.rows.map(({ name }, at) => (
              <tr key={name} className={at === 0 ? styles.ours : undefined}>
                <th scope="row">{name}</th>
                {graphs.map(({ nodes, rows }) => (
                  <Cell key={nodes} row={rows[at]} isFirst={at === 0} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
      <figcaption>
        Measured on {bench.date}, {bench.machine}. {bench.method} Small figures: multiple of the
        first row. A dash stands where the slowest turn took more than {MOST_SPREAD} times the
        fastest{unsteadyGraphs()}.
      </figcaption>
    </figure>
  );
}

function unsteadyGraphs(): string {
  if (leftOut.length === 0) return '';
  const sizes = leftOut.map(({ nodes }) => nodes.toLocaleString('en-GB')).join(' and ');
  return `; a graph of ${sizes} nodes is left out, because the machine changed its speed while it was measured`;
}

function Cell({ row, isFirst }: { row: MeasuredRow | undefined; isFirst: boolean }) {
  if (!row || !isSteady(row)) return <td>–</td>;
  return (
    <td>
      {written(row.medianMs)}
      {!isFirst && <span className={styles.ratio}>{written(row.ratio)}&nbsp;×</span>}
    </td>
  );
}

/** What each engine was told, and which version it was. */
export function BenchSettings() {
  const versions: Record<string, string> = bench.versions;
  return (
    <ul>
      {graphs.at(-1)?.rows.map(({ name, settings }) => (
        <li key={name}>
          {name.split(' ').map((word, at) => (
            <span key={at}>
              {at > 0 && ' '}
              <span className={styles.unbroken}>{word}</span>
            </span>
          ))}
          {versionFor(name, versions)}: {settings.replaceAll(' %', '\u00a0%')}.
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
