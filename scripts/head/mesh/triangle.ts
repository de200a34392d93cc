import type { Vector } from '../pose/vector';
import type { TriangleMesh } from './surface';

/** Across the triangle that begins at `t`, as long as twice its area. */
export function acrossTriangle({ positions, triangles }: TriangleMesh, t: number): Vector {
  const a = 3 * triangles[t]!;
  const b = 3 * triangles[t + 1]!;
  const c = 3 * triangles[t + 2]!;
  const ux = positions[b]! - positions[a]!;
  const uy = positions[b + 1]! - positions[a + 1]!;
  const uz = positions[b + 2]! - positions[a + 2]!;
  const vx = positions[c]! - positions[a]!;
  const vy = positions[c + 1]! - positions[a + 1]!;
  const vz = positions[c + 2]! - positions[a + 2]!;
  return [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
}

/** The middle of the triangle that begins at `t`. */
export function middleOfTriangle({ positions, triangles }: TriangleMesh, t: number): Vector {
  const at = (axis: number) =>
    (positions[3 * triangles[t]! + axis]! +
      positions[3 * triangles[t + 1]! + axis]! +
      positions[3 * triangles[t + 2]! + axis]!) /
    3;
  return [at(0), at(1), at(2)];
}
