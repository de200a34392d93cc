import type { TriangleMesh } from '../mesh/surface';
import { Camera, type View } from './camera';

/** What each pixel sees of a mesh. */
export type Raster = {
  readonly width: number;
  readonly height: number;
  /** Millimetres from the camera; Infinity where there is nothing. */
  readonly depth: Float32Array;
  /** The triangle, where there is one. */
  readonly triangle: Uint32Array;
  /** How near the pixel is to the triangle's first and second corner (the third has the rest). */
  readonly shareA: Float32Array;
  readonly shareB: Float32Array;
};

/** Draws a mesh into a depth buffer. */
export function rasterise(mesh: TriangleMesh, view: View): Raster {
  const { width, height } = view;
  const raster: Raster = {
    width,
    height,
    depth: new Float32Array(width * height).fill(Infinity),
    triangle: new Uint32Array(width * height),
    shareA: new Float32Array(width * height),
    shareB: new Float32Array(width * height),
  };
  const projected = projectAll(mesh.positions, view);
  for (let t = 0; t < mesh.triangles.length / 3; t++) drawTriangle(raster, mesh, projected, t);
  return raster;
}

function projectAll(positions: Float32Array, view: View): Float32Array {
  const camera = new Camera(view);
  const projected = new Float32Array(positions.length);
  for (let i = 0; i < positions.length; i += 3) {
    camera.project(positions[i]!, positions[i + 1]!, positions[i + 2]!);
    projected[i] = camera.screenX;
    projected[i + 1] = camera.screenY;
    projected[i + 2] = camera.depth;
  }
  return projected;
}

function drawTriangle(
  raster: Raster,
  mesh: TriangleMesh,
  projected: Float32Array,
  t: number,
): void {
  const { width, height, depth } = raster;
  const a = 3 * mesh.triangles[3 * t]!;
  const b = 3 * mesh.triangles[3 * t + 1]!;
  const c = 3 * mesh.triangles[3 * t + 2]!;
  const ax = projected[a]!;
  const ay = projected[a + 1]!;
  const bx = projected[b]!;
  const by = projected[b + 1]!;
  const cx = projected[c]!;
  const cy = projected[c + 1]!;
  const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
  if (area === 0) return;
  const left = Math.max(0, Math.floor(Math.min(ax, bx, cx)));
  const right = Math.min(width - 1, Math.ceil(Math.max(ax, bx, cx)));
  const top = Math.max(0, Math.floor(Math.min(ay, by, cy)));
  const bottom = Math.min(height - 1, Math.ceil(Math.max(ay, by, cy)));
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const px = x + 0.5;
      const py = y + 0.5;
      const shareA = ((bx - px) * (cy - py) - (cx - px) * (by - py)) / area;
      const shareB = ((cx - px) * (ay - py) - (ax - px) * (cy - py)) / area;
      const shareC = 1 - shareA - shareB;
      if (shareA < -1e-5 || shareB < -1e-5 || shareC < -1e-5) continue;
      const away =
        shareA * projected[a + 2]! + shareB * projected[b + 2]! + shareC * projected[c + 2]!;
      const pixel = y * width + x;
      if (away >= depth[pixel]!) continue;
      depth[pixel] = away;
      raster.triangle[pixel] = t;
      raster.shareA[pixel] = shareA;
      raster.shareB[pixel] = shareB;
    }
  }
}
