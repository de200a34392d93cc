import type { NamedGraph } from '../graph';

/** As the host script configures the engine for free layouts; see wasm/host/stage.ts. */
export const LARGEST_THETA = 3.5;
export const ALLOWED_ERROR = 0.02;
export const REPULSION = 30;
export const REST_LENGTH = 30;
export const KEPT = 0.6;

interface EngineExports {
  memory: WebAssembly.Memory;
  stage(nodes: number, edges: number): number;
  commit(): number;
  configure(...numbers: number[]): void;
  repel(alpha: number): void;
  step(alpha: number): void;
  forceError(): number;
  currentTheta(): number;
  positions(): number;
  velocities(): number;
}

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
  const edgeCount = graph.edges.length >> 1;
  const address = engine.stage(graph.names.length, edgeCount);
  if (!address) throw new Error('The graph does not fit into memory. Take a smaller one.');
  const ends = new Uint32Array(engine.memory.buffer, address, edgeCount * 4);
  const weights = new Float32Array(engine.memory.buffer, address, edgeCount * 4);
  for (let edge = 0; edge < edgeCount; edge++) {
    ends[edge * 4] = graph.edges[edge * 2] ?? 0;
    ends[edge * 4 + 1] = graph.edges[edge * 2 + 1] ?? 0;
    weights[edge * 4 + 2] = 1;
  }
  if (engine.commit() !== 0) throw new Error('The engine refused the graph: an edge is not sound.');
  const count = graph.names.length * 4;
  const positions = new Float32Array(engine.memory.buffer, engine.positions(), count);
  for (let i = 0; i < places.length; i++) {
    positions[Math.floor(i / 3) * 4 + (i % 3)] = places[i] ?? 0;
  }
  engine.configure(LARGEST_THETA, ALLOWED_ERROR, repulsion, REST_LENGTH, KEPT, 0, 0);
  const velocities = new Float32Array(engine.memory.buffer, engine.velocities(), count);
  return { engine, positions, velocities };
}
