import { seededRandom } from '@/lib/math/random';
import { clamp } from '@/lib/math/scalar';
import type { Particles } from '../sampling/particles';
import type { Portrait } from './portrait';

/** Lips bend by so much on the whole (1/mm); a model that bends less has hardly any. */
const LIPS_BEND = 0.05;
/** What is left of the light in the line between lips that a model does not have. */
const SEAM_TONE = 0.35;
const SEAM_BEND = -0.14;
const PALE_LIP_TONE = 0.72;
/** A scan has brows of its own colour and none of its own shape: so many of their points are hair. */
const BROW_HAIR = 0.8;

/**
 * Paints what makes a face readable and a scan's shape alone does not give: brows, the red of the
 * lips and, where the model hardly has lips, the line between them.
 */
export function paintFeatures(particles: Particles, portrait: Portrait): void {
  const random = seededRandom(5);
  const lack = lackOfLips(particles, portrait);
  for (let i = 0; i < particles.count; i++) {
    const place = placeOf(particles, i);
    const seam = lack * portrait.seam(...place);
    particles.light[i]! *=
      portrait.tone(...place) *
      (1 - (1 - SEAM_TONE) * seam) *
      (1 - (1 - PALE_LIP_TONE) * lack * portrait.lip(...place));
    particles.curvature[i]! += SEAM_BEND * seam;
    if (random() < BROW_HAIR * portrait.brow(...place)) particles.hair[i] = 1;
  }
}

/** 0 where the lips are shaped as ours are, 1 where there are none. */
function lackOfLips(particles: Particles, portrait: Portrait): number {
  let [bend, count] = [0, 0];
  for (let i = 0; i < particles.count; i++) {
    if (portrait.lip(...placeOf(particles, i)) < 0.5) continue;
    bend += Math.abs(particles.curvature[i]!);
    count++;
  }
  return count > 0 ? clamp(1.4 * (1 - bend / count / LIPS_BEND), 0, 1) : 0;
}

const placeOf = ({ positions }: Particles, i: number) =>
  [positions[3 * i]!, positions[3 * i + 1]!, positions[3 * i + 2]!] as const;
