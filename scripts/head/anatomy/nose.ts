import { bell, smoothstep } from '@/lib/math/scalar';
import { resample } from '../geometry/curve';
import { ellipsoid, rod, tube } from '../geometry/distance';
import { carve, join } from '../geometry/solids';

/** Bridge: sellion 93 mm forward, tip 118.6 mm; nose width 33 mm. */
const BRIDGE = resample(
  [
    [0, 6, 82.2, 6.4],
    [0, -8, 91.4, 6.4],
    [0, -19, 98.6, 7],
    [0, -30, 104.8, 7.8],
    [0, -37, 108.6, 8],
  ],
  5,
);

const NOSTRIL_TURN = 0.42;

/** Bridge, side walls, tip, wings, septum and nostrils, added to the face. */
export function addNose(face: number, x: number, y: number, z: number): number {
  let d = join(face, tube(x, y, z, BRIDGE), 12);
  d = join(d, rod(x, y, z, [2, -10, 88], [7.6, -34, 99.3], 4.2, 5.9), 9);
  d = join(d, rod(x, y, z, [5, -8, 87], [11.5, -37, 92.5], 5, 5.5), 14);
  let lower = ellipsoid(x - 2.8, y + 37.4, z - 109.9, 6.8, 6.8, 7.8);
  lower = join(lower, ellipsoid(x - 10.4, y + 41.8, z - 100.2, 5.6, 5.6, 9), 7);
  lower = join(lower, rod(x, y, z, [0, -42.5, 109.2], [0, -47.5, 99], 3.8, 4.2), 3.5);
  d = join(d, lower, 6.5);

  const nx = x - 6.6;
  const nz = z - 105;
  const turned = Math.cos(NOSTRIL_TURN) * nx + Math.sin(NOSTRIL_TURN) * 0.6 * nz;
  d = carve(d, ellipsoid(turned, y + 47.2, nz - 0.25 * nx, 3.1, 5.2, 5.6), 1.6);

  const aroundWing = Math.hypot((y + 41) / 8.2, (z - 99) / 10.5) - 1;
  const wingCrease = bell(aroundWing, 0.16) * bell(x - 17, 4);
  return d + 0.35 * wingCrease * smoothstep(112, 104, z) * smoothstep(-49, -44, y);
}
