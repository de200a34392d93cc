import type { Cloud } from '@/lib/head/model/cloud';
import { emptyParticles } from '@/lib/head/model/particles';

/** So many points on a sphere the size of a head: the same for every peer. */
export function sphereOf(count: number): Cloud {
  const particles = emptyParticles(count);
  for (let i = 0; i < count; i++) {
    const y = 1 - (2 * (i + 0.5)) / count;
    const radius = Math.sqrt(1 - y * y);
    const turn = 2.399963 * i;
    const normal = [radius * Math.cos(turn), y, radius * Math.sin(turn)];
    particles.normals.set(normal, 3 * i);
    particles.positions.set(
      normal.map((value) => 110 * value),
      3 * i,
    );
    particles.surfaces.set([1, 0, 1, 0], 4 * i);
  }
  return { particles, featureCount: 0, rig: null };
}
