import type { Surface } from '../mesh/surface';
import { Camera, type View } from './camera';
import { blankImage, type Image } from './image';
import { type Raster, rasterise } from './raster';

const LIGHT = unit(-0.5, 0.62, 0.6);
const FILL = unit(0.8, 0.1, 0.5);
const GLOSS = unit(LIGHT[0], LIGHT[1], LIGHT[2] + 1);
/** Pixels are drawn this many times finer each way and averaged. */
const FINER = 2;

/** The surface as grey clay under two lamps: shows every fault of the form. */
export function shaded(surface: Surface, view: View): Image {
  const { width, height } = view;
  const fine = { ...view, width: width * FINER, height: height * FINER };
  const raster = rasterise(surface, fine);
  const camera = new Camera(fine);
  const image = blankImage(width, height);
  for (let y = 0; y < height; y++) {
    const backdrop = 0.16 + 0.05 * (1 - y / height);
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (let sub = 0; sub < FINER * FINER; sub++) {
        const pixel = (y * FINER + (sub >> 1)) * fine.width + x * FINER + (sub & 1);
        sum += raster.depth[pixel] === Infinity ? backdrop : clay(surface, raster, camera, pixel);
      }
      const grey = 255 * Math.sqrt(Math.min(1, Math.max(0, sum / FINER ** 2)));
      image.data.fill(grey, 4 * (y * width + x), 4 * (y * width + x) + 3);
      image.data[4 * (y * width + x) + 3] = 255;
    }
  }
  return image;
}

function clay(surface: Surface, raster: Raster, camera: Camera, pixel: number): number {
  const { triangles, normals, light } = surface;
  const t = 3 * raster.triangle[pixel]!;
  const a = triangles[t]!;
  const b = triangles[t + 1]!;
  const c = triangles[t + 2]!;
  const shareA = raster.shareA[pixel]!;
  const shareB = raster.shareB[pixel]!;
  const shareC = 1 - shareA - shareB;
  const normal = (axis: number) =>
    shareA * normals[3 * a + axis]! +
    shareB * normals[3 * b + axis]! +
    shareC * normals[3 * c + axis]!;
  const open = shareA * light[a]! + shareB * light[b]! + shareC * light[c]!;
  camera.turn(normal(0), normal(1), normal(2));
  const { turnedX: nx, turnedY: ny, turnedZ: nz } = camera;
  const length = Math.hypot(nx, ny, nz) || 1;
  const toward = (lamp: readonly [number, number, number]) =>
    Math.max(0, (nx * lamp[0] + ny * lamp[1] + nz * lamp[2]) / length);
  const soft = open * (0.1 + (0.08 * ny) / length + 0.14 * toward(FILL));
  return soft + 0.62 * toward(LIGHT) * (0.35 + 0.65 * open) + 0.1 * toward(GLOSS) ** 24 * open;
}

function unit(x: number, y: number, z: number): readonly [number, number, number] {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}
