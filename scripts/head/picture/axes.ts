import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ObjModel } from '@/lib/head/model/obj';
import { clamp } from '@/lib/math/scalar';
import { DepthMap } from '../mesh/DepthMap';
import type { TriangleMesh } from '../mesh/surface';
import { type Pose, turnedAll } from '../pose/pose';
import { footOf, measuresOf } from '../scan/headMeasures';
import { loadSharp } from './sharp';
import { FIGURE_HEIGHT_PX, figures, figuresWidth } from './strokeDigits';

const VIEW_PX = 1200;
/** Free ground around a model, where the numbers stand. */
const MARGIN_PX = 56;
const GROUND = 16;
/** Labelled lines across a view, about; between two of them lie four fine ones. */
const LINES = 8;
const FINE_LINES = 5;

/**
 * Draws a model from the front and in profile on a grid, from which landmarks are read: across and up.
 *
 * @returns the picture's file
 */
export async function writeAxes(folder: string, model: ObjModel, pose: Pose): Promise<string> {
  const sharp = await loadSharp();
  mkdirSync(folder, { recursive: true });
  const fromFront = portraitOf({
    positions: turnedAll(pose, model.positions),
    triangles: model.triangles,
  });
  const fromSide: TriangleMesh = {
    positions: seenFromRight(fromFront.positions),
    triangles: fromFront.triangles,
  };
  const views = await Promise.all(
    [fromFront, fromSide].map(async (mesh) => {
      const view = viewOf(mesh);
      return sharp(view.pixels, { raw: { width: VIEW_PX, height: VIEW_PX, channels: 3 } })
        .composite([{ input: gridOf(view) }])
        .png()
        .toBuffer();
    }),
  );
  const file = join(folder, 'axes.png');
  await sharp({
    create: { width: 2 * VIEW_PX, height: VIEW_PX, channels: 3, background: '#101010' },
  })
    .composite(views.map((input, i) => ({ input, left: i * VIEW_PX, top: 0 })))
    .png()
    .toFile(file);
  return file;
}

/** Without what lies below the shoulders: the face is to be seen large. */
function portraitOf(mesh: TriangleMesh): TriangleMesh {
  const foot = footOf(measuresOf(mesh.positions));
  const { positions } = mesh;
  const isKept = (vertex: number) => positions[3 * vertex + 1]! >= foot;
  const triangles = mesh.triangles.filter((_, i) => {
    const t = i - (i % 3);
    return [t, t + 1, t + 2].every((corner) => isKept(mesh.triangles[corner]!));
  });
  return { positions, triangles };
}

/** From the sitter's right, so that forward is to the right. */
function seenFromRight(positions: Float32Array): Float32Array {
  const side = new Float32Array(positions.length);
  for (let i = 0; i < side.length; i += 3) {
    side.set([positions[i + 2]!, positions[i + 1]!, -positions[i]!], i);
  }
  return side;
}

/** A drawing, and where the model's coordinates lie in it. */
type View = {
  readonly pixels: Uint8Array;
  readonly unitsPerPx: number;
  /** The coordinates of the upper left corner. */
  readonly corner: readonly [across: number, up: number];
};

function viewOf(mesh: TriangleMesh): View {
  const used = usedOnly(mesh);
  const map = new DepthMap(used, VIEW_PX - 2 * MARGIN_PX);
  const [middleX, middleY] = [0, 1].map((axis) => middleAlong(used.positions, axis)) as [
    number,
    number,
  ];
  const half = (VIEW_PX / 2) * map.cell;
  const corner = [middleX - half, middleY + half] as const;
  const pixels = new Uint8Array(3 * VIEW_PX * VIEW_PX).fill(GROUND);
  for (let row = 0; row < VIEW_PX; row++) {
    for (let column = 0; column < VIEW_PX; column++) {
      const x = corner[0] + (column + 0.5) * map.cell;
      const y = corner[1] - (row + 0.5) * map.cell;
      const shade = shadeAt(map, x, y);
      if (shade === null) continue;
      pixels.fill(shade, 3 * (column + row * VIEW_PX), 3 * (column + row * VIEW_PX) + 3);
    }
  }
  return { pixels, unitsPerPx: map.cell, corner };
}

/** Clay under a lamp from the upper left; null where there is nothing. */
function shadeAt(map: DepthMap, x: number, y: number): number | null {
  const depth = map.at(x, y);
  if (!Number.isFinite(depth)) return null;
  const step = map.cell * 1.5;
  const slope = (before: number, after: number) =>
    Number.isFinite(before) && Number.isFinite(after) ? (after - before) / (2 * step) : 0;
  const along = slope(map.at(x - step, y), map.at(x + step, y));
  const upward = slope(map.at(x, y - step), map.at(x, y + step));
  const length = Math.hypot(along, upward, 1);
  const lit = (0.45 * along - 0.5 * upward + 0.74) / length;
  return Math.round(clamp(40 + 190 * lit, 30, 235));
}

function usedOnly({ positions, triangles }: TriangleMesh): TriangleMesh {
  const used = new Float32Array(3 * triangles.length);
  triangles.forEach((vertex, i) => used.set(positions.subarray(3 * vertex, 3 * vertex + 3), 3 * i));
  return { positions: used, triangles: triangles.map((_, i) => i) };
}

function middleAlong(positions: Float32Array, axis: number): number {
  let [min, max] = [Infinity, -Infinity];
  for (let i = axis; i < positions.length; i += 3) {
    min = Math.min(min, positions[i]!);
    max = Math.max(max, positions[i]!);
  }
  return (min + max) / 2;
}

/** Lines at round coordinates, every fifth with its number. */
function gridOf({ unitsPerPx, corner }: View): Buffer {
  const step = roundStep((VIEW_PX * unitsPerPx) / LINES);
  const fine: string[] = [];
  const strong: string[] = [];
  const numbers: string[] = [];
  const lines = (
    from: number,
    sign: 1 | -1,
    draw: (px: number, value: number, isStrong: boolean) => void,
  ) => {
    const end = from + sign * VIEW_PX * unitsPerPx;
    const first = Math.ceil((Math.min(from, end) / step) * FINE_LINES);
    const last = Math.floor((Math.max(from, end) / step) * FINE_LINES);
    for (let line = first; line <= last; line++) {
      const value = (line * step) / FINE_LINES;
      draw((sign * (value - from)) / unitsPerPx, value, line % FINE_LINES === 0);
    }
  };
  lines(corner[0], 1, (px, value, isStrong) => {
    (isStrong ? strong : fine).push(`M${px.toFixed(1)} 0v${VIEW_PX}`);
    const text = written(value, step);
    if (isStrong)
      numbers.push(figures(text, px - figuresWidth(text) / 2, VIEW_PX - FIGURE_HEIGHT_PX - 8));
  });
  lines(corner[1], -1, (px, value, isStrong) => {
    (isStrong ? strong : fine).push(`M0 ${px.toFixed(1)}h${VIEW_PX}`);
    if (isStrong) numbers.push(figures(written(value, step), 8, px - FIGURE_HEIGHT_PX - 3));
  });
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${VIEW_PX}" height="${VIEW_PX}" fill="none">` +
      `<path d="${fine.join('')}" stroke="#3fa9ff" stroke-opacity=".28"/>` +
      `<path d="${strong.join('')}" stroke="#3fa9ff" stroke-opacity=".75"/>` +
      `<g stroke="#ffd27a" stroke-width="1">${numbers.join('')}</g></svg>`,
  );
}

/** 1, 2 or 5 times a power of ten, not below `least`. */
function roundStep(min: number): number {
  const power = 10 ** Math.floor(Math.log10(min));
  return power * ([1, 2, 5, 10].find((step) => step * power >= min) ?? 10);
}

const written = (value: number, step: number) =>
  value.toFixed(Math.max(0, -Math.floor(Math.log10(step)))).replace(/^-(0(?:\.0+)?)$/, '$1');
