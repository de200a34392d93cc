import type { TriangleMesh } from './surface';
import { acrossTriangle } from './triangle';

/** A mesh without the pieces that are smaller than this and hang on nothing. */
export function withoutSmallComponents(mesh: TriangleMesh, minAreaMm2: number): TriangleMesh {
  const { positions, triangles } = mesh;
  const parent = Uint32Array.from({ length: positions.length / 3 }, (_, i) => i);
  const rootOf = (vertex: number) => {
    let root = vertex;
    while (parent[root] !== root) {
      parent[root] = parent[parent[root]!]!;
      root = parent[root]!;
    }
    return root;
  };
  for (let t = 0; t < triangles.length; t += 3) {
    const root = rootOf(triangles[t]!);
    parent[rootOf(triangles[t + 1]!)] = root;
    parent[rootOf(triangles[t + 2]!)] = rootOf(root);
  }
  const areas = new Float64Array(parent.length);
  for (let t = 0; t < triangles.length; t += 3) {
    areas[rootOf(triangles[t]!)]! += Math.hypot(...acrossTriangle(mesh, t)) / 2;
  }
  const kept = triangles.filter((_, i) => {
    return areas[rootOf(triangles[i - (i % 3)]!)]! >= minAreaMm2;
  });
  return { positions, triangles: kept };
}
