import { clamp } from '@/lib/math/scalar';
import type { Field } from '../geometry/distance';

/** Full Newton steps overshoot where the field bends; this share of one settles in two. */
const STEP_SHARE = 0.8;
const MAX_STEP_MM = 0.6;

/**
 * Moves every vertex onto the surface of the field, in place, and gives the unit normals there
 * (central differences over `reach` millimetres each way).
 */
export function projectOnto(
  field: Field,
  positions: Float32Array,
  reach: number,
  steps: number,
): Float32Array {
  const normals = new Float32Array(positions.length);
  for (let i = 0; i < positions.length; i += 3) {
    let x = positions[i]!;
    let y = positions[i + 1]!;
    let z = positions[i + 2]!;
    let gx = 0;
    let gy = 0;
    let gz = 1;
    for (let step = 0; step <= steps; step++) {
      gx = field(x + reach, y, z) - field(x - reach, y, z);
      gy = field(x, y + reach, z) - field(x, y - reach, z);
      gz = field(x, y, z + reach) - field(x, y, z - reach);
      const length = Math.sqrt(gx * gx + gy * gy + gz * gz) || 1;
      gx /= length;
      gy /= length;
      gz /= length;
      if (step === steps) break;
      const slope = length / (2 * reach);
      const move = clamp(field(x, y, z) / slope, -MAX_STEP_MM, MAX_STEP_MM) * STEP_SHARE;
      x -= gx * move;
      y -= gy * move;
      z -= gz * move;
    }
    positions.set([x, y, z], i);
    normals.set([gx, gy, gz], i);
  }
  return normals;
}
