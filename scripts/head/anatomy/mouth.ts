import { lipLineAt, MOUTH_HALF_WIDTH_MM } from '@/lib/head/face';
import { bell, smoothstep } from '@/lib/math/scalar';

/** Heights of the vermilion on the midline. */
const UPPER_LIP_MM = 7.6;
const LOWER_LIP_MM = 9.6;

/** The sculpted corners rise more than those of the moving face: a hint of a smile. */
const CORNER_RISE_MM = 2.1;
/** Height in mm where the lips meet, at a distance in mm from the midline. */
export const lipLine = (x: number) => lipLineAt(x, CORNER_RISE_MM);

/** Millimetres of relief that lips, philtrum and corners give the lower face, seen from the front. */
export function mouthRelief(x: number, y: number): number {
  return lips(x, y) + corner(x, y) + philtrum(x, y);
}

function lips(x: number, y: number): number {
  const across = x / MOUTH_HALF_WIDTH_MM;
  const taper = Math.max(0, 1 - across * across);
  if (taper === 0) return 0;
  const above = y - lipLine(x);
  // The seam is soft: a sharp one catches a bright line on each side.
  const seam = -2.2 * Math.exp(-((above / 2) ** 2)) * taper ** 0.35;
  return seam + (above >= 0 ? upperLip(x, above, taper) : lowerLip(x, y, taper));
}

/** Furthest forward at its border and leaning back from there to the seam, so it lies in its own shade. */
function upperLip(x: number, above: number, taper: number): number {
  const bow = 1.3 * bell(x - 6, 3.4) - 0.9 * bell(x, 2.6);
  const height = (UPPER_LIP_MM + bow) * taper ** 0.55 + 0.4;
  const p = above / height;
  const fullness = (3.5 + 0.7 * bell(x, 5)) * taper ** 0.6;
  const rise = 0.62 + 0.38 * smoothstep(0, 0.75, p);
  const fall = smoothstep(2.6, 0.6, p);
  return fullness * rise * fall + 0.3 * Math.exp(-(((p - 1) / 0.2) ** 2)) * taper ** 0.6;
}

/** A cushion, fullest a third of the way down, that catches the light. */
function lowerLip(x: number, y: number, taper: number): number {
  const line = lipLine(x);
  const foot =
    -69.8 + CORNER_RISE_MM * (x / MOUTH_HALF_WIDTH_MM) ** 3 - LOWER_LIP_MM * taper ** 0.5;
  const p = (line - y) / (line - foot + 0.4);
  const fullness = (5.0 + 0.4 * bell(x - 9, 6)) * taper ** 0.6;
  const rise = 0.46 + 0.54 * smoothstep(-0.1, 0.5, p);
  const fall = smoothstep(1.6, 0.3, p);
  return fullness * rise * fall;
}

/** The corner of the mouth is tucked in, with the knot of muscles beside it. */
function corner(x: number, y: number): number {
  const tuck = -2.3 * bell(x - 28.2, 3.4) * bell(y + 68, 3.8);
  const knot = 1.5 * bell(x - 35, 5.5) * bell(y + 69, 9);
  return tuck + knot;
}

/** The groove from nose to upper lip and its two columns. */
function philtrum(x: number, y: number): number {
  const span = smoothstep(-67, -60, y) * smoothstep(-47, -54, y);
  return span * (0.8 * bell(x - 5.4, 2.4) - 1.3 * bell(x, 2.9));
}

/** 0..1: how much of a point is the red of the lips. */
export function lipCover(x: number, y: number, z: number): number {
  const across = x / MOUTH_HALF_WIDTH_MM;
  const taper = 1 - across * across;
  if (taper <= 0 || z < 60) return 0;
  const above = y - lipLine(x);
  const upper = smoothstep(1.5, -0.5, above - UPPER_LIP_MM * taper ** 0.55);
  const lower = smoothstep(1.5, -0.5, -above - LOWER_LIP_MM * taper ** 0.5);
  return upper * lower;
}
