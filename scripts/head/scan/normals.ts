import type { TriangleMesh } from '../mesh/surface';

/** Normals of vertices: the mean of the triangles around each, the larger counting more. */
export function vertexNormals({ positions, triangles }: TriangleMesh): Float32Array {
  const normals = new Float32Array(positions.length);
  for (let t = 0; t < triangles.length; t += 3) {
    const a = 3 * triangles[t]!;
    const b = 3 * triangles[t + 1]!;
    const c = 3 * triangles[t + 2]!;
    const ux = positions[b]! - positions[a]!;
    const uy = positions[b + 1]! - positions[a + 1]!;
    const uz = positions[b + 2]! - positions[a + 2]!;
    const vx = positions[c]! - positions[a]!;
    const vy = positions[c + 1]! - positions[a + 1]!;
    const vz = positions[c + 2]! - positions[a + 2]!;
    const nx = uy * vz - uz * vy;
    const ny = uz * vx - ux * vz;
    const nz = ux * vy - uy * vx;
    for (const corner of [a, b, c]) {
      normals[corner]! += nx;
      normals[corner + 1]! += ny;
      normals[corner + 2]! += nz;
    }
  }
  return unitLength(normals);
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

/** Whether a surface is inside out: more of it faces its middle than faces away. */
export function facesInward(positions: Float32Array, normals: Float32Array): boolean {
  const middle = [0, 0, 0];
  for (let i = 0; i < positions.length; i++)
    middle[i % 3]! += (3 * positions[i]!) / positions.length;
  let outward = 0;
  for (let i = 0; i < positions.length; i++) {
    outward += normals[i]! * (positions[i]! - middle[i % 3]!);
  }
  return outward < 0;
}
