import { seededRandom } from '@/lib/math/random';
import { isEyeball } from '../anatomy/eyes';
import type { Surface } from '../mesh/surface';
import { readingOrder } from '../write/readingOrder';
import { eliminateSamples } from './eliminateSamples';
import { type Particles, pick } from './particles';
import { scatterSamples } from './scatterSamples';

const SEED = 1;
/** Fewer than five candidates a particle leave gaps. */
const CANDIDATES = 6;

/** Particles on a surface as weighted blue noise, in progressive order. */
export function sampleSurface(surface: Surface, count: number): Particles {
  const random = seededRandom(SEED);
  const particles = eliminateSamples(scatterSamples(surface, CANDIDATES * count, random), count);
  // A soft edge of hair becomes a scatter of hair and skin.
  for (let i = 0; i < particles.count; i++) {
    particles.hair[i] = particles.hair[i]! > random() ? 1 : 0;
  }
  return readingOrder(particles);
}

/** Our own head's particles: without those on the balls of the eyes, which turn. */
export function sampleHead(surface: Surface, count: number): Particles {
  const placed = sampleSurface(surface, count);
  const { positions } = placed;
  const skin = Array.from({ length: placed.count }, (_, i) => i).filter(
    (i) => !isEyeball(positions[3 * i]!, positions[3 * i + 1]!, positions[3 * i + 2]!),
  );
  return pick(placed, skin);
}
