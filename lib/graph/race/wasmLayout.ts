import {
  ALLOWED_ERROR,
  type EngineExports,
  MAX_THETA,
  REPULSION,
  REST_LENGTH,
  stageGraph,
  VELOCITY_RETENTION,
} from '../engine';
import type { NamedGraph } from '../graph';

export interface WasmLayout {
  engine: EngineExports;
  /** x y z mass a node, in the engine's memory. */
  positions: Float32Array;
  /** x y z and one unused a node, in the engine's memory. */
  velocities: Float32Array;
}

/**
 * The engine without its host, to be measured: loaded with a graph that starts at `places`.
 * @throws where the engine refuses the graph
 */
export function loadWasmLayout(
  wasm: Uint8Array | ArrayBuffer,
  graph: NamedGraph,
  places: ArrayLike<number>,
  repulsion = REPULSION,
): WasmLayout {
  const instance = new WebAssembly.Instance(new WebAssembly.Module(new Uint8Array(wasm)), {});
  const engine = instance.exports as unknown as EngineExports;
  if (stageGraph(engine, graph.names.length, graph.edges) !== 0) {
    throw new Error('The engine refused the graph: it is too large, or an edge is not sound.');
  }
  const count = graph.names.length * 4;
  const positions = new Float32Array(engine.memory.buffer, engine.positions(), count);
  for (let i = 0; i < places.length; i++) {
    positions[Math.floor(i / 3) * 4 + (i % 3)] = places[i] ?? 0;
  }
  engine.configure(MAX_THETA, ALLOWED_ERROR, repulsion, REST_LENGTH, VELOCITY_RETENTION, 0, 0);
  const velocities = new Float32Array(engine.memory.buffer, engine.velocities(), count);
  return { engine, positions, velocities };
}
