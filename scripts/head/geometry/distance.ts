import { clamp } from '@/lib/math/scalar';

/** A point in millimetres: x to the sitter's left, y up, z forward. */
export type Point = readonly [x: number, y: number, z: number];

/** A distance in millimetres, negative inside the solid. */
export type Field = (x: number, y: number, z: number) => number;

/**
 * Distance to an ellipsoid at the origin: exact on its surface, of the right slope near it,
 * a bound elsewhere (I. Quilez, "Ellipsoid SDF").
 */
export function ellipsoid(
  x: number,
  y: number,
  z: number,
  radiusX: number,
  radiusY: number,
  radiusZ: number,
): number {
  const a = x / radiusX;
  const b = y / radiusY;
  const c = z / radiusZ;
  const scaled = Math.sqrt(a * a + b * b + c * c);
  const u = a / radiusX;
  const v = b / radiusY;
  const w = c / radiusZ;
  const slope = Math.sqrt(u * u + v * v + w * w);
  if (slope < 1e-9) return -Math.min(radiusX, radiusY, radiusZ);
  return (scaled * (scaled - 1)) / slope;
}

/** Distance to a rod from `from` to `to` whose radius runs evenly from one end to the other. */
export function rod(
  x: number,
  y: number,
  z: number,
  from: Point,
  to: Point,
  radiusFrom: number,
  radiusTo: number,
): number {
  const bx = to[0] - from[0];
  const by = to[1] - from[1];
  const bz = to[2] - from[2];
  const px = x - from[0];
  const py = y - from[1];
  const pz = z - from[2];
  const along = clamp((px * bx + py * by + pz * bz) / (bx * bx + by * by + bz * bz), 0, 1);
  const dx = px - bx * along;
  const dy = py - by * along;
  const dz = pz - bz * along;
  return Math.sqrt(dx * dx + dy * dy + dz * dz) - (radiusFrom + (radiusTo - radiusFrom) * along);
}

/** One bead of a tube: a point and the tube's radius there. */
export type Bead = readonly [x: number, y: number, z: number, radius: number];

/**
 * Distance to a tube through beads. Consecutive rods are united by a hard minimum:
 * a rounded one would swell at every bead.
 */
export function tube(x: number, y: number, z: number, beads: readonly Bead[]): number {
  let nearest = Infinity;
  for (let i = 0; i + 1 < beads.length; i++) {
    const from = beads[i]!;
    const to = beads[i + 1]!;
    const bx = to[0] - from[0];
    const by = to[1] - from[1];
    const bz = to[2] - from[2];
    const px = x - from[0];
    const py = y - from[1];
    const pz = z - from[2];
    const along = clamp((px * bx + py * by + pz * bz) / (bx * bx + by * by + bz * bz), 0, 1);
    const dx = px - bx * along;
    const dy = py - by * along;
    const dz = pz - bz * along;
    const distance = Math.sqrt(dx * dx + dy * dy + dz * dz) - (from[3] + (to[3] - from[3]) * along);
    if (distance < nearest) nearest = distance;
  }
  return nearest;
}
