import { neighboursWithin } from '../place/neighbours';
import { emptyParticles } from '../place/particles';

/** A plane is laid through the points within this many millimetres. */
const PATCH_MM = 9;
const ROUNDS = 24;

/**
 * Normals of bare points: across the plane that their neighbours lie in, and away from the middle of
 * them all. A guess, which is good for anything as round as a head.
 */
export function pointNormals(positions: Float32Array): Float32Array {
  const count = positions.length / 3;
  const points = emptyParticles(count);
  points.positions.set(positions);
  // All face the same side, so that none is left out as the other side of a thin sheet.
  for (let i = 0; i < count; i++) points.normals[3 * i + 2] = 1;
  const { from, of } = neighboursWithin(points, new Float32Array(count).fill(PATCH_MM), PATCH_MM);
  const middle = [0, 0, 0];
  for (let i = 0; i < positions.length; i++) middle[i % 3]! += positions[i]! / count;

  const normals = new Float32Array(positions.length);
  for (let i = 0; i < count; i++) {
    const outward = [0, 1, 2].map((axis) => positions[3 * i + axis]! - middle[axis]!);
    const neighbours = of.subarray(from[i]!, from[i + 1]!);
    const normal = neighbours.length < 3 ? outward : acrossPlane(positions, i, neighbours, outward);
    const side = normal.reduce((sum, value, axis) => sum + value * outward[axis]!, 0) < 0 ? -1 : 1;
    const length = Math.hypot(...normal) || 1;
    normals.set(
      normal.map((value) => (side * value) / length),
      3 * i,
    );
  }
  return normals;
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
  for (const j of neighbours) {
    for (let a = 0; a < 3; a++) {
      for (let b = 0; b < 3; b++) {
        spread[3 * a + b]! +=
          (positions[3 * j + a]! - mean[a]!) * (positions[3 * j + b]! - mean[b]!);
      }
    }
  }
  const trace = spread[0]! + spread[4]! + spread[8]!;
  let direction = [...start];
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
