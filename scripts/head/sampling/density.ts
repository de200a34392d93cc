import { clamp, smoothstep } from '@/lib/math/scalar';
import { bustShare } from '../anatomy/neck';

/** The foot of the headGroup keeps this share, so that it dissolves and does not end. */
const FOOT_SHARE = 0.07;

/**
 * How densely particles should lie at a point of the head, against average skin (1): the face twice,
 * eyes, lips, nose, brows and ears several times, ridges more than hollows.
 */
export function headDensity(x: number, y: number, z: number, curvature: number): number {
  const across = Math.abs(x);
  const foot = FOOT_SHARE + (1 - FOOT_SHARE) * smoothstep(1.02, 0.55, bustShare(x, y));
  const face = 1.3 * smoothstep(30, 75, z) * smoothstep(-125, -100, y) * smoothstep(60, 35, y);
  const ridges = 0.7 + clamp(curvature * 10, -0.35, 1.2);
  const crown = smoothstep(55, 75, y) * (0.2 + 0.6 * smoothstep(20, 75, z));
  return foot * (1 + face + crown + features(across, y, z)) * ridges;
}

function features(across: number, y: number, z: number): number {
  const eye = hump((across - 32) / 17, (y - 1) / 8) * smoothstep(50, 60, z);
  const lids = Math.exp(-(((across - 32) / 18) ** 4) - ((y - 7) / 9) ** 2) * smoothstep(55, 65, z);
  const brow = hump((across - 30) / 20, (y - 22) / 5) * smoothstep(50, 60, z);
  const mouth = Math.exp(-((across / 28) ** 4) - ((y + 70) / 10.5) ** 2) * smoothstep(60, 75, z);
  const nose = hump(across / 18, (y + 41) / 9) * smoothstep(80, 92, z);
  const ear =
    smoothstep(62, 70, across) *
    smoothstep(-60, -48, y) *
    smoothstep(34, 24, y) *
    smoothstep(-44, -36, z) *
    smoothstep(16, 8, z);
  return 3.4 * eye + 1.8 * lids + 1.4 * brow + 3 * mouth + 1.7 * nose + 1.1 * ear;
}

const hump = (a: number, b: number) => Math.exp(-a * a - b * b);
