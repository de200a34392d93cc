import type { BufferGeometry } from 'three';
import type { Cloud } from '@/lib/head/cloud';
import type { ParticleUniforms } from './particleMaterial';

/** Radius of a particle of middling brightness where so many are drawn; fewer are larger. */
const RADIUS_MM = 0.771;
const REFERENCE_POINTS = 24_000;

/** Draws so many particles of the skin, beside eyes and teeth, and sizes them to match. */
export function setPointCount(
  { particles, featureCount }: Cloud,
  geometry: BufferGeometry,
  uniforms: ParticleUniforms,
  count: number,
): void {
  const skin = Math.max(1, Math.min(count, particles.count - featureCount));
  geometry.setDrawRange(0, featureCount + skin);
  uniforms.spacing.value = Math.sqrt(REFERENCE_POINTS / skin);
  uniforms.radiusMm.value = RADIUS_MM * (REFERENCE_POINTS / skin) ** 0.42;
}
