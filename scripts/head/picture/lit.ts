import type { TriangleMesh } from '../mesh/surface';
import type { Particles } from '../place/particles';
import { clamp, mix, smoothstep } from '@/lib/math/scalar';
import { Camera, type View } from './camera';
import { type EyeDot, eyeDots } from './eyes';
import { blankImage, type Image } from './image';
import { rasterise } from './raster';

/** Dark: light on ink, added up. Light: ink on paper, laid over. */
export type Theme = 'dark' | 'light';

const KEY = unit(-0.6, 0.5, 0.62);
const RIM = unit(0.85, 0.15, -0.25);
const BACKGROUND_DARK = [7, 8, 12] as const;
const BACKGROUND_LIGHT = [236, 237, 239] as const;
const WARM = [1, 0.93, 0.84] as const;
const COLD = [0.42, 0.62, 1] as const;
const INK = [0.075, 0.085, 0.12] as const;
const BLUE = [0.09, 0.27, 0.66] as const;
/** Points further than this behind the surface are hidden by it. */
const HIDDEN_BEHIND_MM = 6;
const SOFT_EDGE = 1.5;

export type LitOptions = {
  readonly theme: Theme;
  /** Leaves out the background: opacity holds the particles alone. */
  readonly transparent?: boolean;
  /** What hides the points behind it; without it they shine through. */
  readonly occluder?: TriangleMesh | null;
  /** Puts our head's eyes in. */
  readonly eyes?: boolean;
};

/** Draws particles as the page does: halftone by size, warm key, cold rim, or their print in ink. */
export function lit(particles: Particles, view: View, options: LitOptions): Image {
  const { width, height } = view;
  const layer = new Layer(width, height, options.theme);
  const depth = options.occluder ? rasterise(options.occluder, view).depth : null;
  const camera = new Camera(view);
  const dotSize = 1.6 * (20_000 / particles.count) ** 0.42 * (height / 900);
  const { positions, normals } = particles;
  for (let i = 0; i < particles.count; i++) {
    const at = 3 * i;
    camera.turn(normals[at]!, normals[at + 1]!, normals[at + 2]!);
    const { turnedX: nx, turnedY: ny, turnedZ: nz } = camera;
    camera.project(positions[at]!, positions[at + 1]!, positions[at + 2]!);
    const { screenX, screenY, turnedX, turnedY, turnedZ, depth: away } = camera;
    const column = Math.floor(screenX);
    const row = Math.floor(screenY);
    if (column < 0 || row < 0 || column >= width || row >= height) continue;
    if (depth && away > depth[row * width + column]! + HIDDEN_BEHIND_MM) continue;
    const toEye = Math.hypot(turnedX, turnedY, view.distance - turnedZ);
    const facing = (nz * (view.distance - turnedZ) - nx * turnedX - ny * turnedY) / toEye;
    const visible = smoothstep(-0.08, 0.12, facing);
    if (visible <= 0) continue;

    const open = particles.light[i]!;
    const key = Math.max(0, nx * KEY[0] + ny * KEY[1] + nz * KEY[2]);
    const rim = Math.max(0, nx * RIM[0] + ny * RIM[1] + nz * RIM[2]);
    const edge = (1 - clamp(facing, 0, 1)) ** 3;
    let luminance =
      0.07 * open + (key * open) ** 1.25 + 0.55 * edge * (0.25 + 0.75 * rim) + 0.15 * rim * open;
    luminance *= 1 + 0.55 * clamp(6 * particles.curvature[i]!, -1, 1);
    const share = footShare(positions[at]!, positions[at + 1]!);
    const wide =
      dotSize * (view.distance / away) * clamp(particles.density[i]! ** -0.22, 0.5, 1.05);
    if (options.theme === 'dark') {
      luminance *= mix(0.35, 1, smoothstep(-130, 110, turnedZ)) * share;
      const warmth = clamp(key * 1.2 - 0.1, 0, 1);
      layer.dot(
        screenX,
        screenY,
        wide * mix(0.55, 1.25, clamp(luminance, 0, 1) ** 0.6),
        COLD.map((cold, c) => mix(cold, WARM[c]!, warmth)),
        1.03 * visible * luminance ** 0.85,
      );
    } else {
      let dark = clamp(1.06 - (1.02 * luminance) ** 0.72, 0, 1);
      const rimmed = edge * (0.2 + 0.8 * rim);
      dark =
        mix(dark, 0.75, 0.6 * clamp(1.1 * rimmed, 0, 1)) *
        mix(0.55, 1, smoothstep(-130, 60, turnedZ));
      const inHair = clamp(1.5 - 0.75 * luminance ** 0.8, 0.55, 1.45);
      dark = mix(dark, inHair, particles.hair[i]!) * share;
      const blue = clamp(
        1.6 * rimmed + 0.55 * rim * (1 - key) * smoothstep(0.35, 0.75, dark),
        0,
        0.92,
      );
      layer.dot(
        screenX,
        screenY,
        wide * mix(0.3, 1.22, dark ** 0.75),
        INK.map((ink, c) => mix(ink, BLUE[c]!, blue)),
        visible * clamp(0.16 + 1.15 * dark, 0, 1) * share,
      );
    }
  }
  if (options.eyes)
    for (const dot of eyeDots()) drawEye(layer, camera, dot, depth, options.theme, dotSize);
  return layer.image(options.transparent ?? false);
}

const IRIS_LIGHT = [0.5, 0.8, 1] as const;
const IRIS_INK = [0.13, 0.32, 0.72] as const;
const PAPER = [0.95, 0.96, 0.97] as const;

function drawEye(
  layer: Layer,
  camera: Camera,
  { at, normal, part, brightness }: EyeDot,
  depth: Float32Array | null,
  theme: Theme,
  dotSize: number,
): void {
  camera.turn(...normal);
  if (camera.turnedZ < 0.05) return;
  const key = Math.max(
    0,
    camera.turnedX * KEY[0] + camera.turnedY * KEY[1] + camera.turnedZ * KEY[2],
  );
  camera.project(...at);
  const { screenX, screenY, depth: away, view } = camera;
  const pixel = Math.floor(screenY) * view.width + Math.floor(screenX);
  if (depth && away > depth[pixel]! + HIDDEN_BEHIND_MM) return;
  const wide = dotSize * (view.distance / away) * 0.66;
  if (theme === 'dark') {
    if (part === 'pupil') return;
    const luminance =
      part === 'highlight'
        ? 1.15
        : brightness * (part === 'iris' ? 0.7 + 0.35 * key : 0.45 + 0.85 * key);
    const warmth = clamp(key * 1.2 - 0.1, 0, 1);
    const colour =
      part === 'iris' ? IRIS_LIGHT : COLD.map((cold, c) => mix(cold, WARM[c]!, warmth));
    const size = wide * mix(0.55, 1.25, clamp(luminance, 0, 1) ** 0.6);
    layer.dot(screenX, screenY, size, colour, 1.03 * luminance ** 0.85);
    return;
  }
  const white = 0.55 * clamp(0.75 - 0.6 * brightness * (0.45 + 0.85 * key), 0, 1);
  const dark = { white, iris: 0.62, pupil: 1.2, highlight: 1 }[part];
  const colour = { white: INK, iris: IRIS_INK, pupil: INK, highlight: PAPER }[part];
  const size = wide * (part === 'iris' ? 0.8 : 1) * mix(0.3, 1.22, dark ** 0.75);
  layer.dot(screenX, screenY, size, colour, clamp(0.16 + 1.15 * dark, 0, 1));
}

/** The bust dissolves toward its foot. */
function footShare(x: number, y: number): number {
  return y > -95 ? 1 : smoothstep(1, 0.62, Math.hypot(x / 168, (y + 95) / 142));
}

/** Soft discs gathered in floating point. */
class Layer {
  private readonly sum: Float32Array;
  private readonly cover: Float32Array;

  constructor(
    private readonly width: number,
    private readonly height: number,
    private readonly theme: Theme,
  ) {
    this.sum = new Float32Array(3 * width * height);
    this.cover = new Float32Array(width * height);
  }

  dot(x: number, y: number, radius: number, colour: readonly number[], strength: number): void {
    const reach = radius * SOFT_EDGE;
    const left = Math.max(0, Math.floor(x - reach));
    const right = Math.min(this.width - 1, Math.ceil(x + reach));
    const top = Math.max(0, Math.floor(y - reach));
    const bottom = Math.min(this.height - 1, Math.ceil(y + reach));
    for (let row = top; row <= bottom; row++) {
      for (let column = left; column <= right; column++) {
        const apart = Math.hypot(column + 0.5 - x, row + 0.5 - y) / radius;
        if (apart >= SOFT_EDGE) continue;
        const opacity = strength * smoothstep(SOFT_EDGE, 0.35, apart);
        const pixel = row * this.width + column;
        if (this.theme === 'dark') {
          for (let c = 0; c < 3; c++) this.sum[3 * pixel + c]! += opacity * colour[c]!;
        } else {
          const covers = Math.min(1, opacity);
          for (let c = 0; c < 3; c++) {
            this.sum[3 * pixel + c] = mix(this.sum[3 * pixel + c]!, colour[c]!, covers);
          }
          this.cover[pixel] = mix(this.cover[pixel]!, 1, covers);
        }
      }
    }
  }

  image(transparent: boolean): Image {
    const image = blankImage(this.width, this.height);
    for (let pixel = 0; pixel < this.width * this.height; pixel++) {
      const rgb = [0, 1, 2].map((c) => this.sum[3 * pixel + c]!);
      image.data.set(
        this.theme === 'dark' ? glow(rgb, transparent) : this.print(rgb, pixel, transparent),
        4 * pixel,
      );
    }
    return image;
  }

  private print(premultiplied: readonly number[], pixel: number, transparent: boolean): number[] {
    const cover = this.cover[pixel]!;
    if (transparent) {
      return [...premultiplied.map((value) => 255 * (cover > 0 ? value / cover : 0)), 255 * cover];
    }
    return [...premultiplied.map((v, c) => 255 * v + BACKGROUND_LIGHT[c]! * (1 - cover)), 255];
  }
}

/** Light saturates softly, as film does. */
function glow(rgb: readonly number[], transparent: boolean): number[] {
  const shine = rgb.map((value) => Math.min(255, 268 * (1 - Math.exp(-1.55 * value))));
  if (!transparent) return [...shine.map((v, c) => Math.min(255, BACKGROUND_DARK[c]! + v)), 255];
  const opacity = Math.max(...shine);
  return [...shine.map((value) => (opacity > 0 ? (255 * value) / opacity : 0)), opacity];
}

function unit(x: number, y: number, z: number): readonly [number, number, number] {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}
