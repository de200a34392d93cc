/** Normals of a mesh's vertices: the sum of its triangles' normals by area. Unit length. */
export function meshNormals(positions: Float32Array, triangles: Uint32Array): Float32Array {
  const normals = new Float32Array(positions.length);
  for (let i = 0; i + 2 < triangles.length; i += 3) {
    const corners = [triangles[i] ?? 0, triangles[i + 1] ?? 0, triangles[i + 2] ?? 0] as const;
    const cross = crossOfTriangle(positions, corners);
    for (const corner of corners) {
      for (let axis = 0; axis < 3; axis++) {
        const at = 3 * corner + axis;
        normals[at] = (normals[at] ?? 0) + (cross[axis] ?? 0);
      }
    }
  }
  return toUnitLength(normals);
}

/** Twice the triangle's area, along its normal. */
export function crossOfTriangle(
  positions: Float32Array,
  [a, b, c]: readonly [number, number, number],
): [number, number, number] {
  const at = (corner: number, axis: number) => positions[3 * corner + axis] ?? 0;
  const ux = at(b, 0) - at(a, 0);
  const uy = at(b, 1) - at(a, 1);
  const uz = at(b, 2) - at(a, 2);
  const vx = at(c, 0) - at(a, 0);
  const vy = at(c, 1) - at(a, 1);
  const vz = at(c, 2) - at(a, 2);
  return [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
}

/**
 * Normals for loose points that come without any: away from the axis through their middle.
 * Right for a head, passable for anything else that is round.
 */
export function outwardNormals(positions: Float32Array): Float32Array {
  const count = positions.length / 3;
  const middle = [0, 0, 0];
  for (let i = 0; i < positions.length; i++) {
    middle[i % 3] = (middle[i % 3] ?? 0) + (positions[i] ?? 0) / count;
  }
  return toUnitLength(positions.map((value, i) => value - (middle[i % 3] ?? 0)));
}

/** Scales each triple to length 1, in place; a triple of no length looks forward. */
export function toUnitLength<Values extends Float32Array>(vectors: Values): Values {
  for (let i = 0; i < vectors.length; i += 3) {
    const x = vectors[i] ?? 0;
    const y = vectors[i + 1] ?? 0;
    const z = vectors[i + 2] ?? 0;
    const length = Math.hypot(x, y, z);
    const valid = length > 0 && Number.isFinite(length);
    vectors[i] = valid ? x / length : 0;
    vectors[i + 1] = valid ? y / length : 0;
    vectors[i + 2] = valid ? z / length : 1;
  }
  return vectors;
}
