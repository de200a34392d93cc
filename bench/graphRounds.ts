import { attachmentGraph, ballOfPlaces } from '@/lib/graph/attachment';
import { ALPHA_DECAY } from '@/lib/graph/engine';
import { runRace, type Standing } from '@/lib/graph/race/race';
import { timeTurn } from '@/lib/graph/race/turn';
import { loadWasmLayout } from '@/lib/graph/race/wasmLayout';
import {
  type Contestant,
  d3Contestant,
  forceAtlasContestant,
  ngraphContestant,
  plainContestant,
  type Task,
  wasmContestant,
} from './graphEngines';
import { roundOf, type Turn } from './graphRows';

/*
 * The rounds of the graph benchmark. Bundled, the same file runs in a page of Chromium.
 */

/** A turn is at least this long: as many steps as fit. */
export const TURN_MS = 40;
export const WARM_UP_MS = 1000;
const SETTLING_STEPS = 80;

const now = () => performance.now();

/** A graph and a layout of it that has already found its shape. */
export function settledTask(nodeCount: number, wasm: Uint8Array): Task {
  const graph = attachmentGraph(nodeCount);
  const { engine, positions } = loadWasmLayout(wasm, graph, ballOfPlaces(nodeCount));
  for (let i = 0, alpha = 1; i < SETTLING_STEPS; i++, alpha -= alpha * ALPHA_DECAY)
    engine.step(alpha);
  return { graph, places: positions.filter((_, i) => i % 4 < 3) };
}

export interface Rounds {
  contestants: Omit<Contestant, 'step'>[];
  /** A turn for each, in their order. */
  round: () => Turn[];
}

/** Brings all to the start and warms them up. The engine with SIMD is the first of them. */
export function prepareRounds(
  engines: { simd: Uint8Array; scalar: Uint8Array },
  nodeCount: number,
  theta: number,
): Rounds {
  const task = settledTask(nodeCount, engines.simd);
  const contestants = [
    wasmContestant('Graphophile, WebAssembly with SIMD', engines.simd, task),
    wasmContestant('Graphophile, WebAssembly without SIMD', engines.scalar, task),
    plainContestant(task, theta, true),
    plainContestant(task, theta, false),
    ngraphContestant(task),
    forceAtlasContestant(task),
    d3Contestant(task),
  ];
  for (const { step } of contestants) timeTurn(step, WARM_UP_MS, now);
  const [engine, ...peers] = contestants.map(
    ({ step }) =>
      () =>
        timeTurn(step, TURN_MS, now),
  );
  return {
    contestants: contestants.map(({ name, settings }) => ({ name, settings })),
    round: () => roundOf(engine ?? (() => Number.NaN), peers),
  };
}

/** The race of the article's page, as it is run there: the last standing. */
export async function racePage(wasm: Uint8Array, nodeCount: number): Promise<Standing> {
  let last: Standing | undefined;
  await runRace({
    ...{ nodeCount, rounds: 9, turnMs: 60, now },
    wasm: wasm.slice().buffer,
    loadD3: () => import('d3-force-3d'),
    onStanding: (standing) => (last = standing),
  });
  if (!last) throw new Error('The race had no round.');
  return last;
}
