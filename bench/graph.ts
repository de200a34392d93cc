/*
 * One step of a graph's layout: the engine beside its peers, on the same graphs from the same
 * start, in Node and in Chromium. Every round gives each engine a turn, the first one before and
 * after each, and the ratios are taken within a round, so that whatever else the machine does falls
 * on all alike. A row whose ratios lie
 * too far apart all the same is not written (MAX_SPREAD in graphRows.ts).
 *
 *   npm run bench:graph                       1,000, 10,000 and 100,000 nodes; writes bench/graph.json
 *   npm run bench:graph -- /tmp/x.json 200 7  other sizes, all with seven rounds, to another file
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { build } from 'esbuild';
import type { GraphBench } from '@/lib/content/graphBench';
import { findBrowser } from '@/scripts/browser';
import { compileEngine } from '@/scripts/graph/compileEngine';
import { measureErrors } from './graphErrors';
import { prepareRounds, racePage, type Rounds, TURN_MS, WARM_UP_MS } from './graphRounds';
import { isSteady, judgedRows, MAX_SPREAD, type Turn } from './graphRows';

/** Fewer rounds where a step of the slowest peer takes seconds. */
const PLAN = [
  { nodes: 1000, rounds: 31 },
  { nodes: 10_000, rounds: 21 },
  { nodes: 100_000, rounds: 7 },
];
const RACE_NODES = 10_000;

type Engines = { simd: Uint8Array; scalar: Uint8Array };
type Standing = Awaited<ReturnType<typeof racePage>>;

/** A place where rounds are run. */
interface Place {
  name: string;
  version: string;
  prepare(nodes: number, theta: number): Promise<Rounds['contestants']>;
  round(): Promise<Turn[]>;
  race?(nodes: number): Promise<Standing>;
}

function inNode(engines: Engines): Place {
  let rounds: Rounds | undefined;
  return {
    name: 'Node',
    version: process.versions.node,
    async prepare(nodes, theta) {
      rounds = prepareRounds(engines, nodes, theta);
      return rounds.contestants;
    },
    round: async () => rounds?.round() ?? [],
  };
}

/** The same rounds in a blank page. */
async function inChromium(page: Page, version: string, engines: Engines): Promise<Place> {
  const bundle = await build({
    entryPoints: [fileURLToPath(new URL('graphRounds.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'graphRounds',
    target: 'es2022',
    platform: 'browser',
  });
  await page.addScriptTag({ content: bundle.outputFiles[0]?.text ?? '' });
  const bytes = (wasm: Uint8Array) => `new Uint8Array([${[...wasm].join()}])`;
  await page.evaluate(
    `globalThis.engines = { simd: ${bytes(engines.simd)}, scalar: ${bytes(engines.scalar)} }`,
  );
  return {
    name: 'Chromium',
    version,
    prepare: (nodes, theta) =>
      page.evaluate(
        `(globalThis.rounds = graphRounds.prepareRounds(engines, ${nodes}, ${theta})).contestants`,
      ),
    round: () => page.evaluate('rounds.round()'),
    race: (nodes) => page.evaluate(`graphRounds.racePage(engines.simd, ${nodes})`),
  };
}

/** All rounds of one place; what is not steady is named, and left out. */
async function measure(place: Place, plan: typeof PLAN, thetas: readonly number[]) {
  const rows: GraphBench['runs'][number]['rows'] = [];
  const refused: GraphBench['refused'] = [];
  for (const [index, { nodes, rounds }] of plan.entries()) {
    const contestants = await place.prepare(nodes, thetas[index] ?? 1);
    const turns: Turn[][] = [];
    for (let round = 0; round < rounds; round++) turns.push(await place.round());
    console.log(`\n${place.name} ${place.version}, ${nodes} nodes, ${rounds} rounds`);
    const judged = judgedRows(nodes, contestants, turns);
    console.table(
      judged.map(({ row: { name, medianMs, ratio, ratioQuartiles }, spread }) => ({
        ...{ name, medianMs, ratio, quartiles: ratioQuartiles?.join(' to ') },
        spread: spread.toFixed(2),
      })),
    );
    for (const { row, spread } of judged) {
      if (isSteady({ spread })) rows.push(row);
      else {
        const rounded = Number(spread.toFixed(2));
        refused.push({ run: place.name, nodes, name: row.name, spread: rounded });
      }
    }
  }
  return { run: { name: place.name, rows }, refused };
}

function versionOf(name: string): string {
  const url = new URL(`../node_modules/${name}/package.json`, import.meta.url);
  return (JSON.parse(readFileSync(url, 'utf8')) as { version: string }).version;
}

const [file = fileURLToPath(new URL('graph.json', import.meta.url)), sizes, roundCount] =
  process.argv.slice(2);
const plan = sizes
  ? sizes.split(',').map((nodes) => ({ nodes: Number(nodes), rounds: Number(roundCount ?? 7) }))
  : PLAN;
/** As many as on the page, where the table has them. */
const raceNodes = sizes ? (plan[0]?.nodes ?? RACE_NODES) : RACE_NODES;
const engines = {
  simd: await compileEngine({ simd: true }),
  scalar: await compileEngine({ simd: false }),
};

const graphs = plan.map(({ nodes }) => measureErrors(nodes, engines.simd));
const thetas = graphs.map(({ errors }) => errors.theta);
const results = [await measure(inNode(engines), plan, thetas)];

const executablePath = findBrowser();
let chromiumVersion: string | undefined;
let standing: Standing | undefined;
if (executablePath) {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
  });
  try {
    chromiumVersion = browser.version();
    const place = await inChromium(await browser.newPage(), chromiumVersion, engines);
    results.push(await measure(place, plan, thetas));
    standing = await place.race?.(raceNodes);
  } finally {
    await browser.close();
  }
} else {
  console.log('\nNo Chromium found: name one in CHROMIUM_PATH to measure in a browser too.');
}

const ratio = (time: number) => Number((time / (standing?.msPerStep.wasm ?? 1)).toPrecision(3));
const report: GraphBench = {
  date: new Date().toISOString().slice(0, 10),
  machine: [
    `${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${cpus().length} cores`,
    `Node ${process.versions.node}`,
    ...(chromiumVersion ? [`Chromium ${chromiumVersion}`] : []),
  ].join(', '),
  method: `One thread. Barabási–Albert graphs, two edges a new node, from a settled layout. After a warm-up of ${WARM_UP_MS / 1000} s each, ${plan.map(({ rounds }) => rounds).join(', ')} rounds, in which each has a turn of at least ${TURN_MS} ms, and Graphophile one before and after each; milliseconds of a step by the clock, and their ratio to Graphophile’s own at the same time: medians and quartiles.`,
  bound: `the upper quartile of its ratios was more than ${MAX_SPREAD} times the lower one`,
  refused: results.flatMap(({ refused }) => refused),
  bytes: { simd: engines.simd.length, scalar: engines.scalar.length },
  versions: Object.fromEntries(
    ['d3-force-3d', 'ngraph.forcelayout', 'graphology-layout-forceatlas2', 'assemblyscript'].map(
      (name) => [name, versionOf(name)],
    ),
  ),
  graphs,
  runs: results.map(({ run }) => run),
  ...(standing && {
    race: {
      nodes: raceNodes,
      plain: ratio(standing.msPerStep.plain),
      d3: ratio(standing.msPerStep.d3),
    },
  }),
};
writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
if (report.refused.length > 0) {
  console.error(
    `\nNot written, because ${report.bound}: ${report.refused.map(({ run, nodes, name }) => `${name} at ${nodes} nodes in ${run}`).join('; ')}. Run it again on a quiet machine.`,
  );
  process.exitCode = 1;
}
