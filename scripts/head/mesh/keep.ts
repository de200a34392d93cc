import { GrowingFloats, GrowingIndices } from '@/lib/head/model/growingArrays';
import type { TriangleMesh } from './surface';

/** The triangles of a mesh whose three corners all pass a test, with the vertices that they use. */
export function keepVertices(
  mesh: TriangleMesh,
  isKept: (x: number, y: number, z: number) => boolean,
): TriangleMesh {
  const { positions } = mesh;
  const count = positions.length / 3;
  const kept = Uint8Array.from({ length: count }, (_, i) =>
    isKept(positions[3 * i]!, positions[3 * i + 1]!, positions[3 * i + 2]!) ? 1 : 0,
  );
  const moved = new Int32Array(count).fill(-1);
  const nextPositions = new GrowingFloats();
  const nextTriangles = new GrowingIndices();
  for (let t = 0; t < mesh.triangles.length; t += 3) {
    const corners = mesh.triangles.subarray(t, t + 3);
    if (!corners.every((vertex) => kept[vertex] === 1)) continue;
    for (const vertex of corners) {
      if (moved[vertex] === -1) {
        moved[vertex] = nextPositions.length / 3;
        for (let axis = 0; axis < 3; axis++) nextPositions.push(positions[3 * vertex + axis]!);
      }
      nextTriangles.push(moved[vertex]!);
    }
  }
  return { positions: nextPositions.done(), triangles: nextTriangles.done() };
}
