import { BufferAttribute, BufferGeometry } from 'three';
import type { Cloud } from '@/lib/head/cloud';

/** The one buffer of particles; both passes draw it. */
export function makeParticleGeometry({ particles }: Cloud): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(particles.positions, 3));
  geometry.setAttribute('normal', new BufferAttribute(particles.normals, 3));
  geometry.setAttribute('surface', new BufferAttribute(particles.surfaces, 4));
  geometry.setAttribute('role', new BufferAttribute(particles.roles, 3));
  return geometry;
}
