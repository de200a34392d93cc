import type { TriangleMesh } from '../mesh/surface';
import { acrossTriangle } from '../mesh/triangle';

/** Normals are even over about this length: what is finer is a scanner's noise. */
const SMOOTHING_MM = 1.6;
const MAX_ROUNDS = 14;

/**
 * Normals of vertices: the mean of the triangles around each, the larger counting more. On a mesh
 * that is finer than a face they are smoothed among neighbours.
 */
export function vertexNormals(mesh: TriangleMesh): Float32Array {
  const { positions, triangles } = mesh;
  const normals = new Float32Array(positions.length);
  for (let t = 0; t < triangles.length; t += 3) {
    const across = acrossTriangle(mesh, t);
    for (let corner = t; corner < t + 3; corner++) {
      for (let axis = 0; axis < 3; axis++) normals[3 * triangles[corner]! + axis]! += across[axis]!;
    }
  }
  let even = unitLength(normals);
  for (let round = smoothingRounds(mesh); round > 0; round--) even = smoothed(even, triangles);
  return even;
}

/** How many rounds of evening out a mesh needs: the finer, the more. */
export function smoothingRounds({ positions, triangles }: TriangleMesh): number {
  let length = 0;
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b] = [3 * triangles[t]!, 3 * triangles[t + 1]!];
    length += Math.hypot(
      positions[b]! - positions[a]!,
      positions[b + 1]! - positions[a + 1]!,
      positions[b + 2]! - positions[a + 2]!,
    );
  }
  const edge = (3 * length) / (triangles.length || 1);
  return Math.min(MAX_ROUNDS, Math.floor((SMOOTHING_MM / (edge || 1)) ** 2));
}

function smoothed(normals: Float32Array, triangles: Uint32Array): Float32Array {
  const sums = normals.slice();
  for (let t = 0; t < triangles.length; t += 3) {
    const corners = [3 * triangles[t]!, 3 * triangles[t + 1]!, 3 * triangles[t + 2]!] as const;
    for (let axis = 0; axis < 3; axis++) {
      const sum =
        normals[corners[0] + axis]! + normals[corners[1] + axis]! + normals[corners[2] + axis]!;
      for (const corner of corners) sums[corner + axis]! += sum;
    }
  }
  return unitLength(sums);
}

/** Every normal of length 1, in place; one without a direction points forward. */
export function unitLength(normals: Float32Array): Float32Array {
  for (let i = 0; i < normals.length; i += 3) {
    const length = Math.hypot(normals[i]!, normals[i + 1]!, normals[i + 2]!);
    if (length > 0) for (let axis = 0; axis < 3; axis++) normals[i + axis]! /= length;
    else normals.set([0, 0, 1], i);
  }
  return normals;
}
