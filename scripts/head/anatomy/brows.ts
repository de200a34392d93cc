import { clamp, smoothstep } from '@/lib/math/scalar';

const INNER_X = 10;
const OUTER_X = 51;

/** 0..1: how much of a point is eyebrow. Relaxed: level within, an easy arch without. */
export function browCover(x: number, y: number, z: number): number {
  const share = (x - INNER_X) / (OUTER_X - INNER_X);
  if (z < 50 || y < 8 || y > 42 || share < -0.2 || share > 1.1) return 0;
  const along = clamp(share, 0, 1);
  const middle = 18.6 + 6.4 * Math.sin(along * 2.2) - 3 * along;
  const halfHeight = 3.3 - 1.7 * along;
  const ends = smoothstep(-0.16, 0.2, share) * smoothstep(1.08, 0.8, share);
  return Math.exp(-(((y - middle) / halfHeight) ** 2)) * ends;
}

export const BROW_THICKNESS_MM = 0.9;
