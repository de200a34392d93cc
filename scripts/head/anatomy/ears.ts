import { resample } from '../geometry/curve';
import { type Bead, ellipsoid, tube } from '../geometry/distance';
import { carve, join } from '../geometry/solids';

/** Where the canal opens, and how far the ear leans back. */
const ORIGIN = [67.5, -16, 2] as const;
const TILT = (-14 * Math.PI) / 180;
/** The curves below are of an ear 66 mm long; this one has 60. */
const SCALE = 0.91;
/** Millimetres that the rim stands off a millimetre further back. */
const FLARE = 0.1;

// In the ear's own frame: back, up, outward, and the radius of the roll.
const HELIX = resample(
  [
    [9, -1, 2, 2],
    [4, 5, 4, 2.6],
    [3, 19, 5, 3],
    [10, 31, 8, 3.3],
    [21, 33, 11, 3.3],
    [30, 24, 13, 3.4],
    [32, 8, 14, 3.2],
    [27, -8, 13, 2.8],
    [20, -19, 11, 3.2],
    [13, -27, 8, 4.4],
    [7, -30, 6, 4.2],
    [3, -25, 4, 3.2],
  ] satisfies Bead[],
  6,
);
const ANTIHELIX = resample(
  [
    [12, -15, 6, 2.6],
    [19, -8, 9, 2.9],
    [22, 4, 10.5, 3],
    [20, 14, 10, 2.8],
    [15, 22, 8, 2.2],
    [11, 26, 7, 1.6],
  ],
  4,
);
const ANTIHELIX_BRANCH = resample(
  [
    [21, 11, 10.5, 2.6],
    [15, 15, 7, 2],
    [9, 16.5, 5, 1.6],
  ],
  4,
);

/** Distance to the left ear; only a bound further than a few millimetres away. */
export function ear(x: number, y: number, z: number): number {
  const behind = -(z - ORIGIN[2]) / SCALE;
  const above = (y - ORIGIN[1]) / SCALE;
  const back = Math.cos(TILT) * behind + Math.sin(TILT) * above;
  const up = -Math.sin(TILT) * behind + Math.cos(TILT) * above;
  const out = (x - ORIGIN[0]) / SCALE - FLARE * back;

  const outside = Math.max(-14 - back, back - 46, -42 - up, up - 48, out - 34, -16 - out);
  if (outside > 0) return 10 + outside;

  let d = tube(back, up, out, HELIX);
  d = join(d, tube(back, up, out, ANTIHELIX), 3);
  d = join(d, tube(back, up, out, ANTIHELIX_BRANCH), 2.5);
  const lift = 1 + 0.38 * Math.max(0, back);
  const disc = (Math.hypot((back - 14) / 16.5, (up - 3) / 30) - 1) * 16;
  const plate = Math.max(disc, Math.abs(out - lift + 2.5) - 2.3);
  d = join(d, plate, 3);
  d = carve(d, ellipsoid(back - 11, up + 1, out - 7, 9.5, 12.5, 8), 2.5);
  const lobe = ellipsoid(back - 8.5, up + 26, out - 5.5, 7, 8.5, 3.4);
  d = join(d, lobe, 5);
  const tragus = ellipsoid(back + 0.5, up + 4, out - 1.5, 6, 7, 4);
  d = join(d, tragus, 5);
  const antitragus = ellipsoid(back - 9, up + 15.5, out - 5.5, 4, 3, 3.2);
  return join(d, antitragus, 2.5) * SCALE;
}
