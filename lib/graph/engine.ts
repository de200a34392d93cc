/** The exports of view_sphere.wasm; see wasm/engine/view_sphere.ts. */
export interface EngineExports {
  memory: WebAssembly.Memory;
  stage(nodes: number, edges: number): number;
  commit(): number;
  errorIndex(): number;
  scatter(seed: number, distance: number): void;
  configure(
    maxTheta: number,
    allowedError: number,
    repulsion: number,
    restLength: number,
    velocityRetention: number,
    gravity: number,
    sphere: number,
  ): void;
  repel(alpha: number): void;
  step(alpha: number): void;
  forceError(): number;
  currentTheta(): number;
  interactionCount(): number;
  resize(width: number, height: number): number;
  draw(): void;
  positions(): number;
  velocities(): number;
  nodeStyles(): number;
  view(): number;
  pixels(): number;
}

/*
 * The physics of a free layout, as the host script configures the engine; the race and the
 * benchmark give every runner the same. d3-force's words, where it has one.
 */

/** The layout cools from 1 by this fraction a step, as d3-force does: at rest after 300 steps. */
export const ALPHA_DECAY = 0.0228;
export const ALPHA_MIN = 0.001;
export const MAX_THETA = 3.5;
/** The measured force error that theta is kept to. */
export const ALLOWED_ERROR = 0.02;
export const REPULSION = 30;
export const REST_LENGTH = 30;
/** What is left of a velocity after a step: 1 - d3's velocityDecay. */
export const VELOCITY_RETENTION = 0.6;

/**
 * Hands a graph over to the engine, which keeps the one before where it refuses.
 *
 * @param edges pairs of node indices
 * @param weights one an edge; 1 each where it is missing
 * @returns 0, or the engine's code for why not: 1 too large, 2 no such node, 3 a bad weight
 */
export function stageGraph(
  exports: EngineExports,
  nodeCount: number,
  edges: Uint32Array,
  weights?: Float32Array,
): number {
  const edgeCount = edges.length >> 1;
  const address = exports.stage(nodeCount, edgeCount);
  if (!address) return 1;
  const { buffer } = exports.memory;
  const ends = new Uint32Array(buffer, address, edgeCount * 4);
  const staged = new Float32Array(buffer, address, edgeCount * 4);
  for (let edge = 0; edge < edgeCount; edge++) {
    ends[edge * 4] = edges[edge * 2] ?? 0;
    ends[edge * 4 + 1] = edges[edge * 2 + 1] ?? 0;
    staged[edge * 4 + 2] = weights ? (weights[edge] ?? 1) : 1;
  }
  return exports.commit();
}
