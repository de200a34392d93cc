/*
 * Springs. Every edge pulls its ends towards the length at rest, by the share of the gap that its
 * strength says, as d3-force's links do: the places are those that the ends will have after their
 * velocity, and the end with fewer edges moves further. Four edges at a time share one square root
 * and one division.
 */
import { EDGE_BYTES, edgeCount, edges, positions, velocities } from './memory';
import { multiplyAdd, rowX, rowY, rowZ } from './vector';

/** Keeps the length of an edge between two nodes in one place from being 0. */
const TINY: f32 = 1e-12;
/** Loading fills the last four up with loops that do not pull. */
const FOUR_EDGES: usize = 4 * EDGE_BYTES;

/** Adds the pull of every edge to the velocities. `length` in units, `alpha` from 0 to 1. */
export function applySprings(length: f32, alpha: f32): void {
  const end = edges + <usize>edgeCount * EDGE_BYTES;
  for (let edge = edges; edge < end; edge += FOUR_EDGES) {
    if (ASC_FEATURE_SIMD) {
      pullFour(edge, length, alpha);
    } else {
      for (let one = edge; one < edge + FOUR_EDGES; one += EDGE_BYTES) pullOne(one, length, alpha);
    }
  }
}

/** From where the source will be to where the target will be. */
function gap(edge: usize): v128 {
  const a = <usize>load<u32>(edge);
  const b = <usize>load<u32>(edge, 4);
  return f32x4.sub(
    f32x4.add(v128.load(positions + b), v128.load(velocities + b)),
    f32x4.add(v128.load(positions + a), v128.load(velocities + a)),
  );
}

function pullFour(edge: usize, length: f32, alpha: f32): void {
  const d0 = gap(edge);
  const d1 = gap(edge + 16);
  const d2 = gap(edge + 32);
  const d3 = gap(edge + 48);
  const x = rowX(d0, d1, d2, d3);
  const y = rowY(d0, d1, d2, d3);
  const z = rowZ(d0, d1, d2, d3);
  const long = f32x4.sqrt(
    multiplyAdd(x, x, multiplyAdd(y, y, multiplyAdd(z, z, f32x4.splat(TINY)))),
  );
  const s = f32x4.mul(f32x4.div(f32x4.sub(long, f32x4.splat(length)), long), f32x4.splat(alpha));
  moveEnds(edge, f32x4.mul(d0, v128.shuffle<f32>(s, s, 0, 0, 0, 0)));
  moveEnds(edge + 16, f32x4.mul(d1, v128.shuffle<f32>(s, s, 1, 1, 1, 1)));
  moveEnds(edge + 32, f32x4.mul(d2, v128.shuffle<f32>(s, s, 2, 2, 2, 2)));
  moveEnds(edge + 48, f32x4.mul(d3, v128.shuffle<f32>(s, s, 3, 3, 3, 3)));
}

function moveEnds(edge: usize, pull: v128): void {
  const a = velocities + <usize>load<u32>(edge);
  const b = velocities + <usize>load<u32>(edge, 4);
  v128.store(a, multiplyAdd(pull, v128.load32_splat(edge, 8), v128.load(a)));
  v128.store(b, f32x4.sub(v128.load(b), f32x4.mul(pull, v128.load32_splat(edge, 12))));
}

function pullOne(edge: usize, length: f32, alpha: f32): void {
  const a = <usize>load<u32>(edge);
  const b = <usize>load<u32>(edge, 4);
  const dx = willBe(b) - willBe(a);
  const dy = willBe(b + 4) - willBe(a + 4);
  const dz = willBe(b + 8) - willBe(a + 8);
  const long: f32 = sqrt<f32>(dx * dx + dy * dy + dz * dz + TINY);
  const s = ((long - length) / long) * alpha;
  const atSource = s * load<f32>(edge, 8);
  const atTarget = s * load<f32>(edge, 12);
  const va = velocities + a;
  const vb = velocities + b;
  store<f32>(va, load<f32>(va) + dx * atSource);
  store<f32>(va, load<f32>(va, 4) + dy * atSource, 4);
  store<f32>(va, load<f32>(va, 8) + dz * atSource, 8);
  store<f32>(vb, load<f32>(vb) - dx * atTarget);
  store<f32>(vb, load<f32>(vb, 4) - dy * atTarget, 4);
  store<f32>(vb, load<f32>(vb, 8) - dz * atTarget, 8);
}

function willBe(offset: usize): f32 {
  return load<f32>(positions + offset) + load<f32>(velocities + offset);
}
