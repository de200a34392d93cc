import { smoothstep } from '@/lib/math/scalar';
import type { TriangleMesh } from '../mesh/surface';
import { SECTORS, sectorsAround } from './sectors';

/** Over this height a head that was cut off dissolves. */
const FADE_MM = 42;
const FADE_SHARE = 0.08;

/**
 * How much of its density a surface keeps near its foot, by place: a cut through a neck dissolves as
 * shoulders do. The foot is the lowest of each sector around the middle.
 */
export function footFade({ positions }: TriangleMesh): (x: number, y: number, z: number) => number {
  const count = positions.length / 3;
  let [middleX, middleZ] = [0, 0];
  for (let i = 0; i < positions.length; i += 3) {
    middleX += positions[i]! / count;
    middleZ += positions[i + 2]! / count;
  }
  const sectorOf = sectorsAround(middleX, middleZ);
  const lowest = new Float32Array(SECTORS).fill(Infinity);
  for (let i = 0; i < positions.length; i += 3) {
    const sector = sectorOf(positions[i]!, positions[i + 2]!);
    lowest[sector] = Math.min(lowest[sector]!, positions[i + 1]!);
  }
  return (x, y, z) =>
    FADE_SHARE + (1 - FADE_SHARE) * smoothstep(0, FADE_MM, y - lowest[sectorOf(x, z)]!);
}
