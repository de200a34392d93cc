import type { TriangleMesh } from '../mesh/surface';
import { acrossTriangle } from '../mesh/triangle';

/** A face is recognised by its points: at least a third of them, and some to spare. */
const FACE_SHARE = 0.38;
/** A face that is hardly there is not made a clot of points. */
const MOST = 8;

/**
 * Raises the density of the vertices of the face, in place, until it has its share of the points.
 *
 * @returns the face's share of the points before
 */
export function giveFaceItsShare(
  mesh: TriangleMesh,
  density: Float32Array,
  isFace: (vertex: number) => boolean,
): number {
  const face = Uint8Array.from(density, (_, vertex) => (isFace(vertex) ? 1 : 0));
  let [within, without] = [0, 0];
  for (let t = 0; t < mesh.triangles.length; t += 3) {
    const area = Math.hypot(...acrossTriangle(mesh, t));
    for (let corner = t; corner < t + 3; corner++) {
      const vertex = mesh.triangles[corner]!;
      if (face[vertex] === 1) within += area * density[vertex]!;
      else without += area * density[vertex]!;
    }
  }
  if (within === 0 || without === 0) return within > 0 ? 1 : 0;
  const wanted = (FACE_SHARE / (1 - FACE_SHARE)) * without;
  const raise = Math.min(MOST, Math.max(1, wanted / within));
  face.forEach((one, vertex) => {
    if (one === 1) density[vertex]! *= raise;
  });
  return within / (within + without);
}
