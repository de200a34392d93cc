import { type EngineExports, stageGraph } from '@/lib/graph/engine';
import type { GraphData, LoadRefusal } from '@/lib/graph/hostApi';

/** Views on the engine's memory. They hold until the next graph is loaded. */
export interface EngineViews {
  /** x, y, z, mass a node. */
  places: Float32Array<ArrayBuffer>;
  velocities: Float32Array<ArrayBuffer>;
  /** Ink, radius in eighths of a pixel, focus, unused: a byte each a node. */
  nodeStyles: Uint8Array<ArrayBuffer>;
}

export interface Engine {
  exports: EngineExports;
  simd: boolean;
}

const REFUSALS: Record<number, LoadRefusal> = {
  1: 'too-large',
  2: 'no-such-node',
  3: 'bad-weight',
};

/** A module whose only function uses a vector: it is valid only where SIMD is. */
const SIMD_PROBE = Uint8Array.of(
  ...[0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0],
  ...[65, 0, 253, 15, 253, 98, 11],
);

/** Fetches and starts the engine; the build without SIMD where that is missing. */
export async function startEngine(base: string): Promise<Engine> {
  const simd = WebAssembly.validate(SIMD_PROBE);
  const response = await fetch(`${base}view_sphere${simd ? '' : '.scalar'}.wasm`);
  if (!response.ok) throw new Error(`The graph engine could not be fetched (${response.status}).`);
  // Not instantiateStreaming: it refuses hosts that do not know the type application/wasm.
  const { instance } = await WebAssembly.instantiate(await response.arrayBuffer(), {});
  return { exports: instance.exports as unknown as EngineExports, simd };
}

/** Hands a graph over. Where it is refused, the graph before it stays. */
export function loadGraph(
  { exports }: Engine,
  { nodeCount, edges, weights }: GraphData,
): { refusal: LoadRefusal; index: number } | null {
  const refusal = REFUSALS[stageGraph(exports, nodeCount, edges, weights)];
  return refusal ? { refusal, index: exports.errorIndex() } : null;
}

export function viewsOf({ exports }: Engine, nodeCount: number): EngineViews {
  const { buffer } = exports.memory;
  return {
    places: new Float32Array(buffer, exports.positions(), nodeCount * 4),
    velocities: new Float32Array(buffer, exports.velocities(), nodeCount * 4),
    nodeStyles: new Uint8Array(buffer, exports.nodeStyles(), nodeCount * 4),
  };
}
