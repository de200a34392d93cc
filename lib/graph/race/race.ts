import { median } from '@/lib/math/scalar';
import { attachmentGraph, ballOfPlaces } from '../attachment';
import { ALPHA_DECAY, REPULSION, REST_LENGTH, VELOCITY_RETENTION } from '../engine';
import { plainLayout } from '../plainLayout';
import { type Clock, timeTurn } from './turn';
import { loadWasmLayout } from './wasmLayout';

/** Who runs, in the order in which they are shown. */
const RUNNERS = ['wasm', 'plain', 'd3'] as const;
export type Runner = (typeof RUNNERS)[number];

/** How far the race has come: the median milliseconds of one step so far. */
export interface Standing {
  round: number;
  rounds: number;
  msPerStep: Record<Runner, number>;
}

export interface RaceOptions {
  nodeCount: number;
  rounds: number;
  /** The least length of a turn, in milliseconds: as many steps as fit. */
  turnMs: number;
  wasm: ArrayBuffer;
  /** Gives d3-force-3d, which is loaded for the race only. */
  loadD3: () => Promise<typeof import('d3-force-3d')>;
  now: Clock;
  onStanding: (standing: Standing) => void;
}

const ALPHA = 0.1;
const D3_THETA = 0.9;
const SETTLING_STEPS = 60;
/** Long enough for a browser to compile what runs often. */
const WARM_UP_MS = 300;

/** Lays the same graph out in three ways, in turns, from the same start. */
export async function runRace(options: RaceOptions): Promise<void> {
  const { nodeCount, rounds, turnMs, wasm, now } = options;
  const graph = attachmentGraph(nodeCount);
  const { engine, positions } = loadWasmLayout(wasm, graph, ballOfPlaces(nodeCount));
  for (let i = 0, alpha = 1; i < SETTLING_STEPS; i++, alpha -= alpha * ALPHA_DECAY)
    engine.step(alpha);
  const places = positions.filter((_, i) => i % 4 < 3);

  const plain = plainLayout(nodeCount, graph.edges, places, {
    theta: engine.currentTheta(),
    ...{ repulsion: REPULSION, restLength: REST_LENGTH, velocityRetention: VELOCITY_RETENTION },
  });
  const d3 = await options.loadD3();
  const nodes = Array.from({ length: nodeCount }, (_, i) => ({
    x: places[i * 3] ?? 0,
    y: places[i * 3 + 1] ?? 0,
    z: places[i * 3 + 2] ?? 0,
  }));
  const links = Array.from({ length: graph.edges.length >> 1 }, (_, i) => ({
    source: graph.edges[i * 2] ?? 0,
    target: graph.edges[i * 2 + 1] ?? 0,
  }));
  const simulation = d3
    .forceSimulation(nodes, 3)
    .stop()
    .alphaDecay(0)
    .alpha(ALPHA)
    .force('link', d3.forceLink(links))
    .force('charge', d3.forceManyBody().theta(D3_THETA));

  const steps: Record<Runner, () => void> = {
    wasm: () => engine.step(ALPHA),
    plain: () => plain.step(ALPHA),
    d3: () => void simulation.tick(),
  };
  const times: Record<Runner, number[]> = { wasm: [], plain: [], d3: [] };
  for (const runner of RUNNERS) timeTurn(steps[runner], WARM_UP_MS, now);
  for (let round = 1; round <= rounds; round++) {
    for (const runner of RUNNERS) times[runner].push(timeTurn(steps[runner], turnMs, now));
    options.onStanding({
      ...{ round, rounds },
      msPerStep: {
        wasm: median(times.wasm),
        plain: median(times.plain),
        d3: median(times.d3),
      },
    });
  }
}
