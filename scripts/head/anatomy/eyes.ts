import {
  EYE_CENTRE_Z_MM,
  EYE_INNER_CORNER_X_MM,
  EYE_OFFSET_X_MM,
  EYE_OUTER_CORNER_X_MM,
  EYE_RADIUS_MM,
  EYE_TILT,
  lidEdges,
} from '@/lib/head/face';
import { bell, smoothstep } from '@/lib/math/scalar';
import { ellipsoid, type Point, rod } from '../geometry/distance';
import { carve, intersect, join } from '../geometry/solids';

const EYE_CENTRE: Point = [EYE_OFFSET_X_MM, 0, EYE_CENTRE_Z_MM];

/** A sculpted ball is as exact as its mesh. */
const BALL_REACH_MM = 0.55;

/**
 * Whether a point of the surface is the visible ball, which turns and is made elsewhere.
 *
 * @param reachMm how far before the ball a point may lie and still be it
 */
export function isEyeball(x: number, y: number, z: number, reachMm = BALL_REACH_MM): boolean {
  const across = Math.abs(x);
  if (across < EYE_INNER_CORNER_X_MM || across > EYE_OUTER_CORNER_X_MM || z < 50) return false;
  const [upper, lower] = lidEdges(across);
  // The eyes lie a hair askew: see asymmetry in field.ts.
  const height = y - EYE_TILT * x;
  if (height > upper + 0.4 || height < lower - 0.4) return false;
  const fromCentre = Math.hypot(across - EYE_CENTRE[0], y - EYE_CENTRE[1], z - EYE_CENTRE[2]);
  return fromCentre < EYE_RADIUS_MM + reachMm && Math.abs(across - EYE_CENTRE[0]) < 11.2;
}

/** 0..1: how much of a point is the hollow under the lower lid. */
export function underEye(x: number, y: number, z: number): number {
  return z < 50 ? 0 : bell(x - EYE_CENTRE[0], 11) * bell(y + 10, 4.5);
}

/** Lids, the opening between them, ball and inner corner, put into the socket. */
export function addEye(head: number, x: number, y: number, z: number): number {
  const ex = x - EYE_CENTRE[0];
  const ey = y - EYE_CENTRE[1];
  const ez = z - EYE_CENTRE[2];
  // The soft skin between lid and brow.
  let d = join(head, rod(x, y, z, [22, 13.5, 79], [44, 14, 71.6], 5.8, 5.2), 7);
  if (Math.abs(ex) > 26 || Math.abs(ey) > 26 || ez < -16) return d;

  d = join(d, ellipsoid(ex, ey, ez, 17.4, 14.3, 14.3), 3.4);
  const [upper, lower] = lidEdges(x);
  const inFront = smoothstep(2, 8, ez);
  const fromCrease = y - (upper + 4.8 - 0.012 * ex * ex);
  d += 1.0 * Math.exp((-fromCrease * fromCrease) / 1.8) * bell(ex - 1, 8.5) * inFront;
  const fromBag = y - (lower - 5.8 + 0.01 * ex * ex);
  d += 0.2 * Math.exp((-fromBag * fromBag) / 3.6) * bell(ex + 1, 8) * inFront;

  const opening = intersect(
    Math.max(
      (y - upper) * 0.85,
      (lower - y) * 0.9,
      EYE_INNER_CORNER_X_MM - x,
      x - EYE_OUTER_CORNER_X_MM,
    ),
    ellipsoid(ex, ey, ez - 1.5, 18.4, 14, 13.8),
    1,
  );
  d = carve(d, opening, 1.6);
  const ball = join(
    Math.hypot(ex, ey, ez) - EYE_RADIUS_MM,
    ellipsoid(ex, ey, ez, 16.8, 11.2, 11.3),
    1.5,
  );
  d = Math.min(d, ball);
  return join(d, ellipsoid(x - 18.2, y + 1.6, z - 78.2, 2.4, 1.9, 2.4), 1.5);
}
