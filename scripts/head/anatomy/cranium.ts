import { ellipsoid } from '../geometry/distance';
import { join } from '../geometry/solids';

/**
 * The braincase: three ellipsoids. Head breadth 151 mm, length 201 mm, vertex 115 mm above the
 * pupils: a man of middle size (Farkas, "Anthropometry of the head and face", 1994).
 * x is the distance from the midline.
 */
export function cranium(x: number, y: number, z: number): number {
  const braincase = ellipsoid(x, y - 36, z + 8, 76.5, 79, 91);
  const frontal = ellipsoid(x, y - 44, z - 36, 67, 52, 53);
  const occipital = ellipsoid(x, y - 26, z + 46, 64, 56, 54);
  return join(join(braincase, frontal, 22), occipital, 18);
}
