import { clamp } from '@/lib/math/scalar';
import type { Landmarks } from '../landmarks';
import type { Particles } from '../sampling/particles';

/** Steps that are not seen at 800 pixels and save a third of the bytes. */
const POSITION_STEP_MM = 0.2;
/** Normals are small whole numbers: their direction counts (about 2.4 degrees off), not their length. */
const NORMAL_SCALE = 9;
const SHADE_STEP = 0.1;
const DENSITY_STEPS = [0.1, 0.2, 0.5, 1, 2, 4, 8];
/** Curvature (1/mm) times this, held within -1..1, is what lights and darkens. */
const CURVATURE_SCALE = 6;

/**
 * Particles as OBJ text in millimetres. For each: `v x y z light cavity hair` (cavity .5 is flat),
 * `p -1` (that vertex is a point), then all `vt density` and all `vn x y z`, the i-th for the i-th
 * vertex. Landmarks and the unit stand in comments.
 */
export function objText(particles: Particles, landmarks: Landmarks): string {
  const { count, positions, normals, light, curvature, density, hair } = particles;
  const lines = [
    '# A head of particles, in an order in which every beginning is well spread.',
    '# unit mm',
  ];
  for (const [name, point] of landmarks) {
    lines.push(`# landmark ${name} ${point.map((value) => short(value, 0.1)).join(' ')}`);
  }
  lines.push('o head');
  for (let i = 0; i < count; i++) {
    const at = [0, 1, 2].map((axis) => short(positions[3 * i + axis]!, POSITION_STEP_MM));
    const cavity = 0.5 + 0.5 * clamp(CURVATURE_SCALE * curvature[i]!, -1, 1);
    const shades = [light[i]!, cavity].map((shade) => short(clamp(shade, 0, 1), SHADE_STEP));
    lines.push(`v ${at.join(' ')} ${shades.join(' ')} ${hair[i]! > 0.5 ? 1 : 0}`, 'p -1');
  }
  for (let i = 0; i < count; i++) lines.push(`vt ${short(nearestDensity(density[i]!), 0.1)}`);
  for (let i = 0; i < count; i++) {
    const direction = [0, 1, 2].map((axis) => short(normals[3 * i + axis]! * NORMAL_SCALE, 1));
    lines.push(`vn ${direction.join(' ')}`);
  }
  return lines.join('\n') + '\n';
}

function nearestDensity(density: number): number {
  let nearest = DENSITY_STEPS[0]!;
  for (const step of DENSITY_STEPS) {
    if (Math.abs(Math.log(step / density)) < Math.abs(Math.log(nearest / density))) nearest = step;
  }
  return nearest;
}

/** A number in whole steps, without a needless zero: `.4`, `-12`, `0`. */
function short(value: number, step: number): string {
  const decimals = step < 1 ? 1 : 0;
  const text = (Math.round(value / step) * step).toFixed(decimals).replace(/\.0$/, '');
  return text.replace(/^(-?)0\./, '$1.').replace(/^-0$/, '0');
}
