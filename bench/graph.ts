/*
 * One step of a graph's layout: the engine beside its peers, on the same graphs from the same
 * start, in turns so that whatever else the machine does falls on all alike.
 *
 *   npm run bench:graph
 *
 * Prints a table and writes bench/graph.json, which the article reads.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { attachmentGraph, ballOfPlaces } from '@/lib/graph/attachment';
import { loadWasmLayout } from '@/lib/graph/race/wasmLayout';
import { seededRandom } from '@/lib/math/random';
import { median } from '@/lib/math/scalar';
import { compileEngine } from '@/scripts/graph/compileEngine';
import {
  type Contestant,
  d3Contestant,
  d3Forces,
  forceAtlasContestant,
  ngraphContestant,
  plainContestant,
  type Task,
  wasmContestant,
} from './graphEngines';

const SIZES = [1000, 10_000, 100_000];
const GROWTH_SIZES = [10_000, 100_000, 1_000_000];
/** Fewer where a step of the slowest peer takes seconds. */
const roundsFor = (nodeCount: number) => (nodeCount > 20_000 ? 5 : 15);
/** A turn is at least this long: as many steps as fit. */
const TURN_MS = 40;
const WARM_UP_MS = 1000;
const SETTLING_STEPS = 80;
const ALPHA_DECAY = 0.0228;
const ERROR_SAMPLE = 1000;

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const rounded = (value: number) => Number(value.toPrecision(3));

/** A graph and a layout of it that has already found its shape. */
function settledTask(nodeCount: number, wasm: Uint8Array): Task {
  const graph = attachmentGraph(nodeCount);
  const { engine, positions } = loadWasmLayout(wasm, graph, ballOfPlaces(nodeCount));
  for (let i = 0, alpha = 1; i < SETTLING_STEPS; i++, alpha -= alpha * ALPHA_DECAY)
    engine.step(alpha);
  return { graph, places: positions.filter((_, i) => i % 4 < 3) };
}

/** Milliseconds of processor time: what else the machine does is not counted. */
function processorMs(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
}

function timeTurn(step: () => void): number {
  const start = process.cpuUsage();
  let steps = 0;
  let passed = 0;
  do {
    step();
    steps++;
    passed = processorMs(start);
  } while (passed < TURN_MS);
  return passed / steps;
}

function warmUp({ step }: Contestant): void {
  const start = process.cpuUsage();
  do step();
  while (processorMs(start) < WARM_UP_MS);
}

function race(contestants: Contestant[], rounds: number) {
  contestants.forEach(warmUp);
  const turns = contestants.map((): number[] => []);
  for (let round = 0; round < rounds; round++) {
    contestants.forEach(({ step }, at) => turns[at]?.push(timeTurn(step)));
  }
  const [ours = []] = turns;
  return contestants.map(({ name, settings }, at) => {
    const times = turns[at] ?? [];
    const ratios = times.map((time, round) => time / (ours[round] ?? time));
    return {
      ...{ name, settings },
      medianMs: rounded(median(times)),
      bestMs: rounded(Math.min(...times)),
      worstMs: rounded(Math.max(...times)),
      /** How many times the engine's step takes, round by round, median. */
      ratio: rounded(median(ratios)),
    };
  });
}

/** The root mean square error on a sample, beside brute force in double precision. */
function errorOf(places: Float32Array, found: (axis: number) => number, softening: number): number {
  const random = seededRandom(3);
  let wrong = 0;
  let whole = 0;
  for (let i = 0; i < ERROR_SAMPLE; i++) {
    const node = Math.floor((random() * places.length) / 3) * 3;
    const exact = [0, 0, 0];
    for (let other = 0; other < places.length; other += 3) {
      const d = [0, 1, 2].map((axis) => (places[node + axis] ?? 0) - (places[other + axis] ?? 0));
      const [x = 0, y = 0, z = 0] = d;
      const squared = x * x + y * y + z * z + softening;
      if (squared > 0)
        d.forEach((along, axis) => (exact[axis] = (exact[axis] ?? 0) + along / squared));
    }
    exact.forEach((force, axis) => {
      wrong += (found(node + axis) - force) ** 2;
      whole += force * force;
    });
  }
  return Math.sqrt(wrong / whole);
}

function measureErrors(task: Task, wasm: Uint8Array) {
  const { engine, velocities } = loadWasmLayout(wasm, task.graph, task.places, 1);
  engine.repel(1);
  const d3 = d3Forces(task.places);
  return {
    engine: rounded(
      errorOf(task.places, (at) => velocities[Math.floor(at / 3) * 4 + (at % 3)] ?? 0, 1),
    ),
    theta: rounded(engine.currentTheta()),
    d3: rounded(errorOf(task.places, (at) => d3[at] ?? 0, 0)),
  };
}

function versionOf(name: string): string {
  const url = new URL(`../node_modules/${name}/package.json`, import.meta.url);
  return (JSON.parse(readFileSync(url, 'utf8')) as { version: string }).version;
}

const simd = await compileEngine({ simd: true });
const scalar = await compileEngine({ simd: false });

const graphs: object[] = [];
for (const nodeCount of SIZES) {
  const task = settledTask(nodeCount, simd);
  const errors = measureErrors(task, simd);
  const rows = race(
    [
      wasmContestant('Graphophile, WebAssembly with SIMD', simd, task),
      wasmContestant('Graphophile, WebAssembly without SIMD', scalar, task),
      plainContestant(task, errors.theta),
      ngraphContestant(task),
      await forceAtlasContestant(task),
      d3Contestant(task),
    ],
    roundsFor(nodeCount),
  );
  graphs.push({ nodes: nodeCount, edges: task.graph.edges.length >> 1, errors, rows });
  console.log(
    `\n${nodeCount} nodes. Force error ${percent(errors.engine)} (d3 ${percent(errors.d3)})`,
  );
  console.table(
    rows.map(({ name, medianMs, bestMs, ratio }) => ({ name, medianMs, bestMs, ratio })),
  );
}

function write(growth: object[]): void {
  writeFileSync(
    new URL('graph.json', import.meta.url),
    `${JSON.stringify(
      {
        date: new Date().toISOString().slice(0, 10),
        machine: `${cpus().length} cores, Node ${process.versions.node}`,
        method: `One thread. Barabási–Albert graphs, two edges a new node, from a settled layout. After a warm-up, 15 rounds (5 for 100,000 nodes and more) in which each engine has a turn of at least ${TURN_MS} ms; milliseconds of processor time a step, medians, and the median of the ratios round by round.`,
        bytes: { simd: simd.length, scalar: scalar.length },
        versions: {
          'd3-force-3d': versionOf('d3-force-3d'),
          'ngraph.forcelayout': versionOf('ngraph.forcelayout'),
          'graphology-layout-forceatlas2': versionOf('graphology-layout-forceatlas2'),
          assemblyscript: versionOf('assemblyscript'),
        },
        graphs,
        growth,
      },
      null,
      2,
    )}\n`,
  );
}

// The peers' figures are kept even where the largest graph takes too long for a machine.
write([]);
const growth = GROWTH_SIZES.map((nodeCount) => {
  const task = settledTask(nodeCount, simd);
  const [row] = race([wasmContestant('engine', simd, task)], roundsFor(nodeCount));
  return { nodes: nodeCount, medianMs: row?.medianMs ?? 0, bestMs: row?.bestMs ?? 0 };
});
console.table(growth);
write(growth);
