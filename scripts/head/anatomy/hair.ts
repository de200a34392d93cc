import { bell, clamp, mix, smoothstep } from '@/lib/math/scalar';
import { through } from '../geometry/curve';
import { noise } from '../geometry/noise';

/** Height of the hairline by the angle from the front in degrees: brow, temple, sideburn, ear, nape. */
const HAIRLINE = through([
  [0, 67],
  [14, 68.5],
  [26, 73],
  [36, 74],
  [46, 65],
  [55, 52],
  [63, 38],
  [70, 20],
  [76, -4],
  [81, -12],
  [86, -4],
  [92, 6],
  [102, 6],
  [116, -40],
  [132, -66],
  [150, -80],
  [165, -86],
  [180, -88],
]);

/** Longest on top, where it is swept back; clipped at the sides and the nape. */
const SIDE_MM = 2.2;
const TOP_MM = 12;
const QUIFF_MM = 5;

export type Hair = {
  /** 0 on bare skin, 1 where hair is full. */
  readonly cover: number;
  /** How far it stands off the scalp. */
  readonly thickness: number;
};

/** Hair at a point near the skin. It grows out of the skin over centimetres: no edge, no shadow under a fringe. */
export function hairAt(x: number, y: number, z: number): Hair {
  const across = Math.abs(x);
  const degree = (Math.atan2(across, z + 5) * 180) / Math.PI;
  const ragged =
    2.6 * noise(x * 0.13, y * 0.05, z * 0.13) + 1.2 * noise(x * 0.31, y * 0.11, z * 0.31);
  const above = y - HAIRLINE(degree) - ragged;
  if (above < -8) return { cover: 0, thickness: 0 };
  const cover =
    smoothstep(-5, mix(9, 15, smoothstep(40, 70, degree)), above) * offEar(across, y, z);
  const growth = smoothstep(-6, mix(34, 44, smoothstep(40, 90, degree)), above) ** 0.8;
  const top = smoothstep(38, 104, y);
  const front = smoothstep(10, 82, z) * bell(across, 46);
  const length = mix(SIDE_MM, TOP_MM, top) + QUIFF_MM * front * smoothstep(70, 100, y);
  return { cover, thickness: cover * growth * length * (1 + locks(x, y, z, top)) };
}

/** The ear pushes hair aside. */
function offEar(across: number, y: number, z: number): number {
  const fromEar = Math.hypot((y + 8) / 38, (z + 14) / 28);
  return 1 - (1 - smoothstep(0.78, 1.2, fromEar)) * smoothstep(50, 60, across);
}

/**
 * Soft locks: lobes with narrow furrows, long in the direction of combing. On top that is back and to
 * the side; below it is down and back.
 */
function locks(x: number, y: number, z: number, top: number): number {
  const warp = 7 * noise(x * 0.025 + 3, y * 0.025, z * 0.025);
  const sweep = x + 0.45 * z + warp;
  const along = z * 0.018 + y * 0.012;
  const broad = lobe(noise(sweep * 0.085, along + 5, y * 0.018));
  const fine = lobe(noise(sweep * 0.19 + 11, along * 1.7, y * 0.03 + 2));
  const swept = 0.42 * broad + 0.2 * fine;
  const shortCrop = 0.28 * noise(x * 0.2, y * 0.07 + z * 0.06, z * 0.16 - y * 0.1);
  return mix(shortCrop, swept, clamp(top * 1.6, 0, 1));
}

/** -0.6..0.6 from -1..1: round on top, creased where the noise crosses zero. */
function lobe(value: number): number {
  return 1.3 * Math.sqrt(value * value + 0.02) - 0.5;
}
