import type { Field } from '../geometry/distance';

/** Distances along the normal at which the field is asked how much room there is. */
const PROBES_MM = [2.3, 6.3, 12.9, 22.1, 34];
/** Each probe counts this much of the one before: near walls shade more than far ones. */
const FALL_OFF = 0.82;
const STRENGTH = 0.33;

/**
 * How open the surface is, 0..1: the field, asked along the normal, falls short of the distance gone
 * where something is near (Evans, "Fast approximations for global illumination", 2006).
 */
export function openness(
  field: Field,
  positions: Float32Array,
  normals: Float32Array,
): Float32Array {
  const open = new Float32Array(positions.length / 3);
  for (let vertex = 0; vertex < open.length; vertex++) {
    const i = 3 * vertex;
    let hidden = 0;
    let weight = 1;
    for (const probe of PROBES_MM) {
      const room = field(
        positions[i]! + normals[i]! * probe,
        positions[i + 1]! + normals[i + 1]! * probe,
        positions[i + 2]! + normals[i + 2]! * probe,
      );
      hidden += weight * Math.max(0, (probe - room) / probe);
      weight *= FALL_OFF;
    }
    open[vertex] = Math.max(0, 1 - STRENGTH * hidden);
  }
  return open;
}
