import { ScrollArea } from '@/components/article/ScrollArea';
import { findRow, graphMeasurements as bench, type GraphRow } from '@/lib/content/graphBench';
import styles from './figures.module.css';

const [firstRun] = bench.runs;
/** The engines in the order of the file, in which a refused row may be missing here or there. */
const ENGINES = [...new Set(bench.runs.flatMap(({ rows }) => rows.map(({ name }) => name)))];
const SHOWN = bench.graphs.filter(({ nodes }) =>
  bench.runs.some(({ rows }) => rows.some((row) => row.nodes === nodes)),
);

/** Two digits at least, three at most: 0.30, 1.1, 33 and 6,130. */
const written = (value: number) =>
  value.toLocaleString(
    'en-GB',
    value < 1000
      ? { minimumSignificantDigits: 2, maximumSignificantDigits: value < 100 ? 2 : 3 }
      : { maximumSignificantDigits: 3 },
  );

/** Quartiles with a digit more: what lies near together is to be seen apart. */
const writtenBound = (value: number) =>
  value.toLocaleString('en-GB', { maximumSignificantDigits: 3 });

/** The table of bench/graph.json: a step, by number of nodes and engine, in Node and in Chromium. */
export function BenchTable() {
  return (
    <figure className={styles.bench}>
      <ScrollArea label="Table of the benchmark">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">One step, ms</th>
              {bench.runs.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          {SHOWN.map(({ nodes }) => (
            <tbody key={nodes}>
              <tr>
                <th scope="rowgroup" colSpan={1 + bench.runs.length} className={styles.size}>
                  {nodes.toLocaleString('en-GB')} nodes
                </th>
              </tr>
              {ENGINES.map((name, at) => (
                <tr key={name} className={at === 0 ? styles.ours : undefined}>
                  <th scope="row">{name}</th>
                  {bench.runs.map((run) => (
                    <Cell key={run.name} row={findRow(run.name, nodes, name)} isFirst={at === 0} />
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </ScrollArea>
      <figcaption>
        Measured on {bench.date}, {bench.machine}. {bench.method} {smallFigures()} {dashes()}
      </figcaption>
    </figure>
  );
}

function Cell({ row, isFirst }: { row: GraphRow | undefined; isFirst: boolean }) {
  if (!row) return <td>–</td>;
  const spread = isFirst ? row.quartilesMs : row.ratioQuartiles;
  return (
    <td>
      {written(row.medianMs)}
      {!isFirst && <span className={styles.ratio}>{written(row.ratio)}&nbsp;×</span>}
      {spread && <span className={styles.ratio}>({spread.map(writtenBound).join('–')})</span>}
    </td>
  );
}

function smallFigures(): string {
  const hasQuartiles = firstRun?.rows.some(({ quartilesMs }) => quartilesMs);
  return hasQuartiles
    ? 'Small figures: multiple of the first row, and in brackets the quartiles of it, for the first row those of the milliseconds.'
    : 'Small figures: multiple of the first row.';
}

/** What is missing, and why. */
function dashes(): string {
  const isLeftOut = (nodes: number) => !SHOWN.some((shown) => shown.nodes === nodes);
  const sizes = bench.graphs.filter(({ nodes }) => isLeftOut(nodes));
  const hasDashes = bench.refused.some(({ nodes }) => !isLeftOut(nodes));
  const sentences = [
    hasDashes && `A dash stands where ${bench.bound}.`,
    sizes.length > 0 &&
      `A graph of ${sizes.map(({ nodes }) => nodes.toLocaleString('en-GB')).join(' and ')} nodes is left out for the same reason: the machine changed its speed while it was measured.`,
  ];
  return sentences.filter(Boolean).join(' ');
}

/** What each engine was told, and which version it was. */
export function BenchSettings() {
  const rows = bench.runs.flatMap((run) => run.rows).sort((a, b) => b.nodes - a.nodes);
  return (
    <ul>
      {ENGINES.map((engine) => (
        <li key={engine}>
          {engine.split(' ').map((word, at) => (
            <span key={at}>
              {at > 0 && ' '}
              <span className={styles.unbroken}>{word}</span>
            </span>
          ))}
          {versionFor(engine)}:{' '}
          {rows.find(({ name }) => name === engine)?.settings.replaceAll(' %', '\u00a0%')}.
        </li>
      ))}
    </ul>
  );
}

function versionFor(name: string): string {
  const known = name === 'graphology ForceAtlas2' ? 'graphology-layout-forceatlas2' : name;
  const version = bench.versions[known];
  return version ? ` ${version}` : '';
}

/** Whether the race of the page and the table agree, from the same file. */
export function RaceAgreement() {
  const { race } = bench;
  if (!race) {
    return (
      <p>
        The race and the table need not agree: the table is older than the race as it runs now, and
        counts the processor time of the whole process, in Node; the race takes the time on the
        clock, in your browser, while everything else on your device goes on. Expect the same order
        and shorter distances. Where they differ, believe the race: it is your machine.
      </p>
    );
  }
  const compared = [
    { name: 'plain JavaScript', found: race.plain, row: 'JavaScript, without the queue' },
    { name: 'd3', found: race.d3, row: 'd3-force-3d' },
  ].map((one) => ({
    ...one,
    quartiles: findRow('Chromium', race.nodes, one.row)?.ratioQuartiles,
  }));
  const agree = compared.every(
    ({ found, quartiles }) => quartiles && found >= quartiles[0] && found <= quartiles[1],
  );
  return (
    <p>
      Race and table are measured in the same way: by the clock, each engine in turn, in every
      round. Run in the same Chromium right after the table, the race found{' '}
      {compared.map(({ name, found }) => `${written(found)} times for ${name}`).join(' and ')}; half
      of the table’s rounds for {race.nodes.toLocaleString('en-GB')} nodes lie between{' '}
      {compared
        .map(({ quartiles }) =>
          quartiles ? quartiles.map(writtenBound).join(' and ') : 'no bounds',
        )
        .join(', and between ')}
      .{' '}
      {agree
        ? 'They agree within that spread.'
        : 'They do not agree within that spread: the race warms up for less long, has fewer rounds, and starts from a layout that has settled for fewer steps.'}{' '}
      On your machine expect the same order and other distances; where they differ, believe the
      race.
    </p>
  );
}
