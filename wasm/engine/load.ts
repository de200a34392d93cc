/*
 * Loading. The host asks for room, writes edges as (source, target, weight) and commits. Anything
 * wrong is answered with a code and the index of the first offender, and the old graph stays.
 *
 * An edge pulls with strength weight / min(W(a), W(b)), where W sums the weights at a node, and
 * moves the lighter end further: d3-force's rule, so layouts can be compared with it.
 */
import {
  BODY_BYTES,
  EDGE_BYTES,
  edges,
  forces,
  reserveStaging,
  nodeCount,
  edgeCount,
  positions,
  staging,
  adoptStaged,
} from './memory';
import { clearOrder } from './sort';

export const LOADED: i32 = 0;
/** The graph does not fit into memory; the index is the number of nodes or edges asked for. */
export const TOO_LARGE: i32 = 1;
/** An edge names a node that does not exist; the index is the edge's. */
export const NO_SUCH_NODE: i32 = 2;
/** An edge's weight is negative, infinite or not a number; the index is the edge's. */
export const BAD_WEIGHT: i32 = 3;

/** Nodes and edges are addressed by signed 32-bit byte offsets of 16 bytes each. */
const MAX_COUNT: u32 = 0x07ffffff;

let stagedNodes: u32 = 0;
let stagedEdges: u32 = 0;
let offender: u32 = 0;

export function errorIndex(): u32 {
  return offender;
}

/** Room for a graph's edges; 0 where memory cannot hold it. Its address is `staging`. */
export function stage(nodes: u32, links: u32): usize {
  stagedNodes = 0;
  stagedEdges = 0;
  offender = nodes > MAX_COUNT ? nodes : links > MAX_COUNT ? links : nodes;
  if (nodes > MAX_COUNT || links > MAX_COUNT || !reserveStaging(nodes, links)) return 0;
  stagedNodes = nodes;
  stagedEdges = links;
  return staging;
}

/** Checks the staged graph and, where it is sound, puts it in place of the old one. */
export function commit(): i32 {
  const links = <usize>stagedEdges;
  for (let i: usize = 0; i < links; i++) {
    const edge = staging + i * EDGE_BYTES;
    const weight = load<f32>(edge, 8);
    offender = <u32>i;
    if (load<u32>(edge) >= stagedNodes || load<u32>(edge, 4) >= stagedNodes) return NO_SUCH_NODE;
    if (!(weight >= 0 && weight < Infinity)) return BAD_WEIGHT;
  }
  const staged = staging;
  adoptStaged(stagedNodes, stagedEdges);
  clearOrder();
  for (let i: usize = 0, n = <usize>nodeCount; i < n; i++) {
    store<f32>(positions + i * BODY_BYTES, 1, 12);
  }
  weighNodes(staged);
  stiffenEdges(staged);
  return LOADED;
}

/** The weight at each node, kept where the first step will write forces. */
function weighNodes(staged: usize): void {
  memory.fill(forces, 0, <usize>nodeCount * 4);
  for (let i: usize = 0, m = <usize>edgeCount; i < m; i++) {
    const edge = staged + i * EDGE_BYTES;
    const source = load<u32>(edge);
    const target = load<u32>(edge, 4);
    if (source === target) continue;
    const a = forces + ((<usize>source) << 2);
    const b = forces + ((<usize>target) << 2);
    store<f32>(a, load<f32>(a) + load<f32>(edge, 8));
    store<f32>(b, load<f32>(b) + load<f32>(edge, 8));
  }
}

function stiffenEdges(staged: usize): void {
  for (let i: usize = 0, m = <usize>edgeCount; i < m; i++) {
    const from = staged + i * EDGE_BYTES;
    const to = edges + i * EDGE_BYTES;
    const source = load<u32>(from);
    const target = load<u32>(from, 4);
    const atSource = load<f32>(forces + ((<usize>source) << 2));
    const atTarget = load<f32>(forces + ((<usize>target) << 2));
    const weight = load<f32>(from, 8);
    // A loop, or an edge of no weight, is drawn but does not pull.
    const pulls = source !== target && weight > 0;
    const strength: f32 = pulls ? weight / min(atSource, atTarget) : 0;
    const bias: f32 = pulls ? atSource / (atSource + atTarget) : 0;
    store<u32>(to, source << 4);
    store<u32>(to, target << 4, 4);
    store<f32>(to, strength * (1 - bias), 8);
    store<f32>(to, strength * bias, 12);
  }
  // Springs are pulled four at a time: loops on node 0 that do nothing fill the last four up.
  memory.fill(edges + <usize>edgeCount * EDGE_BYTES, 0, 3 * EDGE_BYTES);
}

/** A number in [-1, 1) from a counter and a seed; an avalanche of two multiplications. */
function noise(counter: u32, seed: u32): f32 {
  let h = (counter ^ seed) * 0x9e3779b1;
  h = (h ^ (h >> 15)) * 0x85ebca77;
  h = (h ^ (h >> 13)) * 0xc2b2ae3d;
  return <f32>(<i32>(h ^ (h >> 16))) * <f32>(1.0 / 2147483648.0);
}

/** Moves every node by up to `distance` in each direction: a start, or a way out of a tie. */
export function scatter(seed: u32, distance: f32): void {
  for (let i: u32 = 0, n = <u32>nodeCount; i < n; i++) {
    const body = positions + <usize>i * BODY_BYTES;
    for (let axis: u32 = 0; axis < 3; axis++) {
      const at = body + ((<usize>axis) << 2);
      store<f32>(at, load<f32>(at) + distance * noise(3 * i + axis, seed));
    }
  }
  clearOrder();
}
