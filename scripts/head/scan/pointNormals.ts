import { clamp } from '@/lib/math/scalar';
import { type Neighbours, neighboursWithin } from '../sampling/neighbours';
import { emptyParticles } from '../sampling/particles';
import { PriorityQueue } from '../sampling/priorityQueue';

/** A plane is laid through the points within so many times the distance between neighbours. */
const PATCH_SPACINGS = 3;
const PATCH_LIMITS_MM = [3, 15] as const;
const ROUNDS = 24;

/**
 * Normals of bare points that cover about `areaMm2`: across the plane that each point's neighbours
 * lie in, all on the side that the topmost shows (H. Hoppe et al., "Surface reconstruction from
 * unorganized points", 1992).
 */
export function pointNormals(positions: Float32Array, areaMm2: number): Float32Array {
  const count = positions.length / 3;
  const spacing = Math.sqrt(areaMm2 / Math.max(1, count));
  const patch = clamp(PATCH_SPACINGS * spacing, ...PATCH_LIMITS_MM);
  const points = emptyParticles(count);
  points.positions.set(positions);
  // All face the same side, so that none is left out as the other side of a thin sheet.
  for (let i = 0; i < count; i++) points.normals[3 * i + 2] = 1;
  const neighbours = neighboursWithin(points, new Float32Array(count).fill(patch), patch);
  const normals = new Float32Array(positions.length);
  const middle = middleOf(positions);
  for (let i = 0; i < count; i++) {
    const outward = [0, 1, 2].map((axis) => positions[3 * i + axis]! - middle[axis]!);
    const near = neighbours.of.subarray(neighbours.from[i]!, neighbours.from[i + 1]!);
    const normal = near.length < 3 ? outward : acrossPlane(positions, i, near, outward);
    const side = normal.reduce((sum, value, axis) => sum + value * outward[axis]!, 0) < 0 ? -1 : 1;
    const length = (Math.hypot(...normal) || 1) * side;
    for (let axis = 0; axis < 3; axis++) normals[3 * i + axis] = normal[axis]! / length;
  }
  agree(positions, normals, neighbours);
  return normals;
}

function middleOf(positions: Float32Array): number[] {
  const middle = [0, 0, 0];
  for (let i = 0; i < positions.length; i++)
    middle[i % 3]! += (3 * positions[i]!) / positions.length;
  return middle;
}

/**
 * Turns normals so that neighbours agree, going on from the topmost point (which faces up) always to
 * the point whose plane is most like that of one already settled. Patches that nothing joins start
 * again from their topmost, which keeps the side away from the middle.
 */
function agree(positions: Float32Array, normals: Float32Array, { from, of }: Neighbours): void {
  const count = positions.length / 3;
  const settled = new Uint8Array(count);
  /** Likeness to the most alike settled neighbour; before there is one, a tiny rank by height. */
  const likeness = Float64Array.from({ length: count }, (_, i) => -1e6 + positions[3 * i + 1]!);
  const guide = new Int32Array(count).fill(-1);
  const queue = new PriorityQueue(likeness);
  const topmost = queue.length > 0 ? queue.top : -1;
  while (queue.length > 0) {
    const i = queue.pop();
    const like = guide[i]!;
    const flips = like >= 0 ? dot(normals, i, like) < 0 : i === topmost && normals[3 * i + 1]! < 0;
    if (flips) for (let axis = 0; axis < 3; axis++) normals[3 * i + axis]! *= -1;
    settled[i] = 1;
    for (let n = from[i]!; n < from[i + 1]!; n++) {
      const other = of[n]!;
      if (settled[other] === 1) continue;
      const alike = Math.abs(dot(normals, i, other));
      if (alike <= likeness[other]!) continue;
      guide[other] = i;
      queue.increase(other, alike);
    }
  }
}

function dot(normals: Float32Array, a: number, b: number): number {
  return (
    normals[3 * a]! * normals[3 * b]! +
    normals[3 * a + 1]! * normals[3 * b + 1]! +
    normals[3 * a + 2]! * normals[3 * b + 2]!
  );
}

/** The direction of least spread, by power iteration on what the covariance lacks of its trace. */
function acrossPlane(
  positions: Float32Array,
  i: number,
  neighbours: Uint32Array,
  start: readonly number[],
): number[] {
  const spread = new Float64Array(9);
  const mean = [0, 1, 2].map((axis) => {
    let sum = positions[3 * i + axis]!;
    for (const j of neighbours) sum += positions[3 * j + axis]!;
    return sum / (neighbours.length + 1);
  });
  for (const j of [i, ...neighbours]) {
    for (let a = 0; a < 3; a++) {
      for (let b = 0; b < 3; b++) {
        spread[3 * a + b]! +=
          (positions[3 * j + a]! - mean[a]!) * (positions[3 * j + b]! - mean[b]!);
      }
    }
  }
  const trace = spread[0]! + spread[4]! + spread[8]!;
  // A start that lies exactly in the plane would never leave it.
  let direction = start.map((value, axis) => value + [0.31, 0.17, 0.23][axis]!);
  for (let round = 0; round < ROUNDS; round++) {
    const next = [0, 1, 2].map((a) =>
      direction.reduce(
        (sum, value, b) => sum + ((a === b ? trace : 0) - spread[3 * a + b]!) * value,
        0,
      ),
    );
    const length = Math.hypot(...next);
    if (!(length > 0)) break;
    direction = next.map((value) => value / length);
  }
  return direction;
}
