import { median } from '@/lib/math/scalar';
import { attachmentGraph, ballOfPlaces } from '../attachment';
import { ALPHA_DECAY, type EngineExports } from '../engine';
import { type Clock, timeTurn } from './turn';
import { loadWasmLayout } from './wasmLayout';

/** What a step costs for one number of nodes. */
export interface Cost {
  nodes: number;
  /** Milliseconds of a step of the engine. */
  engineMs: number;
  /** Pairs of a body and a body or box that the engine works out in it, one by one. */
  enginePairs: number;
  /** Milliseconds of plain JavaScript for every pair, from those of some bodies with all others. */
  allPairsMs: number;
}

const ALPHA = 0.1;
const SETTLING_STEPS = 40;
const TURNS = 5;
const TURN_MS = 40;

/** Measures the engine, and the sum over all pairs that it saves, on a graph that has settled. */
export function measureCost(nodes: number, wasm: ArrayBuffer | Uint8Array, now: Clock): Cost {
  const { engine, positions } = loadWasmLayout(wasm, attachmentGraph(nodes), ballOfPlaces(nodes));
  settle(engine);
  const step = () => engine.step(ALPHA);
  const times = Array.from({ length: TURNS }, () => timeTurn(step, TURN_MS, now));
  return {
    nodes,
    engineMs: median(times),
    enginePairs: engine.interactionCount(),
    allPairsMs: timeAllPairs(positions, now),
  };
}

function settle(engine: EngineExports): void {
  for (let step = 0, alpha = 1; step < SETTLING_STEPS; step++, alpha -= alpha * ALPHA_DECAY) {
    engine.step(alpha);
  }
}

/** As each pair is met once, half of what one body with all others takes, for all bodies. */
function timeAllPairs(positions: Float32Array, now: Clock): number {
  const nodes = positions.length / 4;
  const force = new Float64Array(3);
  let body = 0;
  const addNext = () => addForces(positions, 4 * (body++ % nodes), force);
  timeTurn(addNext, TURN_MS, now);
  const times = Array.from({ length: TURNS }, () => timeTurn(addNext, TURN_MS, now));
  return (median(times) * nodes) / 2;
}

function addForces(positions: Float32Array, body: number, force: Float64Array): void {
  const [x, y, z] = [positions[body]!, positions[body + 1]!, positions[body + 2]!];
  let fx = 0;
  let fy = 0;
  let fz = 0;
  for (let other = 0; other < positions.length; other += 4) {
    const dx = x - positions[other]!;
    const dy = y - positions[other + 1]!;
    const dz = z - positions[other + 2]!;
    const strength = 1 / (dx * dx + dy * dy + dz * dz + 1);
    fx += dx * strength;
    fy += dy * strength;
    fz += dz * strength;
  }
  force[0] = force[0]! + fx;
  force[1] = force[1]! + fy;
  force[2] = force[2]! + fz;
}
