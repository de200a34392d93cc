/** Normals of a mesh's vertices: the sum of its triangles' normals by area. Unit length. */
export function meshNormals(positions: Float32Array, triangles: Uint32Array): Float32Array {
  const normals = new Float32Array(positions.length);
  const cross = new Float64Array(3);
  for (let i = 0; i + 2 < triangles.length; i += 3) {
    crossOfTriangle(positions, triangles, i, cross);
    for (let corner = i; corner < i + 3; corner++) {
      const at = 3 * (triangles[corner] ?? 0);
      for (let axis = 0; axis < 3; axis++) {
        normals[at + axis] = (normals[at + axis] ?? 0) + (cross[axis] ?? 0);
      }
    }
  }
  return toUnitLength(normals);
}

/**
 * Writes into `cross` the vector along the normal of the triangle whose corners are named from `first`
 * on, twice as long as its area. Nothing is allocated: a mesh has half a million of them.
 */
export function crossOfTriangle(
  positions: Float32Array,
  triangles: Uint32Array,
  first: number,
  cross: Float64Array,
): void {
  const a = 3 * (triangles[first] ?? 0);
  const b = 3 * (triangles[first + 1] ?? 0);
  const c = 3 * (triangles[first + 2] ?? 0);
  const x = positions[a] ?? 0;
  const y = positions[a + 1] ?? 0;
  const z = positions[a + 2] ?? 0;
  const ux = (positions[b] ?? 0) - x;
  const uy = (positions[b + 1] ?? 0) - y;
  const uz = (positions[b + 2] ?? 0) - z;
  const vx = (positions[c] ?? 0) - x;
  const vy = (positions[c + 1] ?? 0) - y;
  const vz = (positions[c + 2] ?? 0) - z;
  cross[0] = uy * vz - uz * vy;
  cross[1] = uz * vx - ux * vz;
  cross[2] = ux * vy - uy * vx;
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
function toUnitLength<Values extends Float32Array>(vectors: Values): Values {
  for (let i = 0; i < vectors.length; i += 3) tripleToUnitLength(vectors, i);
  return vectors;
}

/** As {@link toUnitLength}, of the one triple that begins at `at`. */
export function tripleToUnitLength(vectors: Float32Array, at: number): void {
  const x = vectors[at] ?? 0;
  const y = vectors[at + 1] ?? 0;
  const z = vectors[at + 2] ?? 0;
  const length = Math.sqrt(x * x + y * y + z * z);
  const valid = length > 0 && Number.isFinite(length);
  vectors[at] = valid ? x / length : 0;
  vectors[at + 1] = valid ? y / length : 0;
  vectors[at + 2] = valid ? z / length : 1;
}
