/** Points on the head and what is known of each; `n` of them. */
export type Particles = {
  readonly count: number;
  /** 3n, millimetres. */
  readonly positions: Float32Array;
  /** 3n, unit vectors. */
  readonly normals: Float32Array;
  /** n, 0..1. */
  readonly light: Float32Array;
  /** n, 1/mm, convex positive. */
  readonly curvature: Float32Array;
  /** n, wanted density against average skin. */
  readonly density: Float32Array;
  /** n, 0..1. */
  readonly hair: Float32Array;
};

export function emptyParticles(count: number): Particles {
  return {
    count,
    positions: new Float32Array(3 * count),
    normals: new Float32Array(3 * count),
    light: new Float32Array(count),
    curvature: new Float32Array(count),
    density: new Float32Array(count),
    hair: new Float32Array(count),
  };
}

/** The particles with the given indices, in that order. */
export function pick(from: Particles, indices: ArrayLike<number>): Particles {
  const to = emptyParticles(indices.length);
  for (let i = 0; i < indices.length; i++) {
    const j = indices[i]!;
    to.positions.set(from.positions.subarray(3 * j, 3 * j + 3), 3 * i);
    to.normals.set(from.normals.subarray(3 * j, 3 * j + 3), 3 * i);
    to.light[i] = from.light[j]!;
    to.curvature[i] = from.curvature[j]!;
    to.density[i] = from.density[j]!;
    to.hair[i] = from.hair[j]!;
  }
  return to;
}
