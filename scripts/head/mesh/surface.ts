/** A triangle mesh as flat arrays: 3 numbers a vertex, 3 vertex indices a triangle. */
export type TriangleMesh = {
  readonly positions: Float32Array;
  readonly triangles: Uint32Array;
};

/** A mesh with what is needed to place and light particles on it, one entry a vertex. */
export type Surface = TriangleMesh & {
  /** Unit vectors pointing outward. */
  readonly normals: Float32Array;
  /** How much of the sky a vertex sees, 0..1 (1 = all); darker materials are painted into it. */
  readonly light: Float32Array;
  /** Signed mean curvature in 1/mm, positive where convex. */
  readonly curvature: Float32Array;
  /** Wanted density of particles against average skin. */
  readonly density: Float32Array;
  /** 0..1: how much of a vertex is hair. */
  readonly hair: Float32Array;
};
