import type { TriangleMesh } from './surface';

const SHORTEST_EDGE_SQUARED = 1e-4;
/** Curvature of a ball smaller than this is a fault of the mesh. */
const SHARPEST = 1.5;

/**
 * Signed mean curvature at each vertex (1/length unit, convex positive): how fast the normal turns
 * along the edges, smoothed over `rounds` of neighbours.
 */
export function curvatureOf(
  mesh: TriangleMesh,
  normals: Float32Array,
  rounds: number,
): Float32Array {
  const { positions, triangles } = mesh;
  const count = positions.length / 3;
  const sums = new Float32Array(count);
  const edges = new Uint16Array(count);
  forEachEdge(triangles, (a, b) => {
    let turn = 0;
    let lengthSquared = 0;
    for (let axis = 0; axis < 3; axis++) {
      const step = positions[3 * b + axis]! - positions[3 * a + axis]!;
      turn += (normals[3 * b + axis]! - normals[3 * a + axis]!) * step;
      lengthSquared += step * step;
    }
    if (lengthSquared < SHORTEST_EDGE_SQUARED) return;
    const bend = Math.max(-SHARPEST, Math.min(SHARPEST, turn / lengthSquared));
    sums[a]! += bend;
    sums[b]! += bend;
    edges[a]!++;
    edges[b]!++;
  });
  let curvature: Float32Array = sums.map((sum, vertex) => sum / (edges[vertex]! || 1));
  for (let round = 0; round < rounds; round++) curvature = smoothed(curvature, triangles);
  return curvature;
}

/** Each value moved half way to the mean of its neighbours'. */
function smoothed(values: Float32Array, triangles: Uint32Array): Float32Array {
  const sums = new Float32Array(values.length);
  const counts = new Uint16Array(values.length);
  forEachEdge(triangles, (a, b) => {
    sums[a]! += values[b]!;
    sums[b]! += values[a]!;
    counts[a]!++;
    counts[b]!++;
  });
  return values.map((value, i) =>
    counts[i]! > 0 ? 0.5 * value + (0.5 * sums[i]!) / counts[i]! : value,
  );
}

function forEachEdge(triangles: Uint32Array, visit: (a: number, b: number) => void): void {
  for (let t = 0; t < triangles.length; t += 3) {
    const a = triangles[t]!;
    const b = triangles[t + 1]!;
    const c = triangles[t + 2]!;
    visit(a, b);
    visit(b, c);
    visit(c, a);
  }
}
