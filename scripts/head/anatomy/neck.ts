import { clamp, mix, smoothstep } from '@/lib/math/scalar';
import { resample } from '../geometry/curve';
import { ellipsoid, rod, tube } from '../geometry/distance';
import { carve, intersect, join } from '../geometry/solids';

/** Where the headGroup ends: an ellipsoid around the throat. Particles thin out toward it. */
const BUST_CENTRE = [0, -95, -22] as const;
const BUST_RADII = [168, 142, 210] as const;

/** 0 at the throat, 1 where the headGroup ends; 0 everywhere on the head. */
export function bustShare(x: number, y: number): number {
  if (y > BUST_CENTRE[1]) return 0;
  return Math.hypot(x / BUST_RADII[0], (y - BUST_CENTRE[1]) / BUST_RADII[1]);
}

/** Negative on what is kept of the headGroup. */
export function bustEnd(x: number, y: number, z: number): number {
  if (y > BUST_CENTRE[1]) return -1;
  const [radiusX, radiusY, radiusZ] = BUST_RADII;
  return ellipsoid(x, y - BUST_CENTRE[1], z - BUST_CENTRE[2], radiusX, radiusY, radiusZ);
}

const MIDLINE_ROUNDING_MM = 4;

/** From behind the ear to the breastbone. */
const STERNOMASTOID = resample(
  [
    [57, -36, -22, 7.5],
    [51, -80, -13, 9],
    [39, -125, 4, 9.5],
    [23, -172, 17, 8.5],
    [11, -198, 21, 6],
  ],
  8,
);

/** Neck (112 mm wide at mid height), shoulders and chest down to the headGroup's end. */
export function neckAndBust(across: number, y: number, z: number): number {
  // Rounded across the midline, where mirrored halves would meet in a crease.
  const x = Math.sqrt(across * across + MIDLINE_ROUNDING_MM ** 2);
  const down = clamp((y + 50) / -155, 0, 1);
  const middleZ = mix(-16, -33, down);
  const halfWidth = mix(51, 56, down) + 16 * smoothstep(0.75, 1.1, down);
  const halfDepth = mix(48, 55, down);
  let neck = (Math.hypot(x / halfWidth, (z - middleZ) / halfDepth) - 1) * 52;
  neck = intersect(neck, y + 34, 20);
  if (y > 4) return neck;
  neck = join(neck, tube(x, y, z, STERNOMASTOID), 13);
  const larynx = ellipsoid(x, y + 148, z - 22, 7, 13, 9.5);
  neck = join(neck, larynx, 18);

  let body = join(
    rod(x, y, z, [20, -136, -60], [150, -208, -50], 14, 28),
    rod(x, y, z, [150, -222, -44], [178, -254, -42], 40, 44),
    30,
  );
  body = join(body, ellipsoid(x, y + 276, z + 28, 150, 84, 62), 30);
  body = join(body, ellipsoid(x, y + 236, z + 22, 140, 48, 46), 24);
  body = join(body, ellipsoid(x - 78, y + 214, z + 14, 50, 34, 34), 22);
  body = join(body, ellipsoid(x, y + 255, z + 66, 118, 80, 40), 30);
  const collarbone = rod(x, y, z, [18, -203, 24], [150, -194, -20], 5.5, 6.5);
  body = join(body, collarbone, 16);
  const both = join(neck, body, 28);
  const jugularNotch = ellipsoid(x, y + 203, z - 37, 9, 8, 11);
  return carve(both, jugularNotch, 14);
}
