import { smoothstep } from '@/lib/math/scalar';
import type { TriangleMesh } from '../mesh/surface';

const SECTORS = 48;
/** The lid is laid around what lies within this share of the height from the foot. */
const REACH = 0.12;

/**
 * A lid over the open foot of a model whose up is y: what is seen only through it lies within. It
 * joins the outermost of what is near the foot, sector by sector, at the mean height of their lowest.
 */
export function lidOf({ positions }: TriangleMesh): TriangleMesh | null {
  let [least, most] = [Infinity, -Infinity];
  for (let i = 1; i < positions.length; i += 3) {
    least = Math.min(least, positions[i]!);
    most = Math.max(most, positions[i]!);
  }
  const reach = least + REACH * (most - least);
  const middle = [0, 0];
  let count = 0;
  for (let i = 0; i < positions.length; i += 3) {
    if (positions[i + 1]! > reach) continue;
    middle[0]! += positions[i]!;
    middle[1]! += positions[i + 2]!;
    count++;
  }
  if (count === 0) return null;
  const [midX, midZ] = [middle[0]! / count, middle[1]! / count];
  const rim = Array.from({ length: SECTORS }, () => ({ away: -1, x: 0, z: 0, lowest: Infinity }));
  for (let i = 0; i < positions.length; i += 3) {
    const [x, y, z] = [positions[i]!, positions[i + 1]!, positions[i + 2]!];
    if (y > reach) continue;
    const turn = Math.atan2(z - midZ, x - midX) / (2 * Math.PI) + 0.5;
    const sector = rim[Math.floor(turn * SECTORS) % SECTORS]!;
    const away = Math.hypot(x - midX, z - midZ);
    if (away > sector.away) Object.assign(sector, { away, x, z });
    sector.lowest = Math.min(sector.lowest, y);
  }
  const met = rim.filter(({ away }) => away >= 0);
  if (met.length < 3) return null;
  const height = met.reduce((sum, { lowest }) => sum + lowest, 0) / met.length;
  return {
    positions: Float32Array.from([
      midX,
      height,
      midZ,
      ...met.flatMap(({ x, z, lowest }) => [x, lowest, z]),
    ]),
    triangles: Uint32Array.from(met.flatMap((_, i) => [0, 1 + i, 1 + ((i + 1) % met.length)])),
  };
}

/** Over this height a head that was cut off dissolves. */
const FADE_MM = 42;
const FADE_SHARE = 0.08;

/**
 * How much of its density a surface keeps near its foot, by place: a cut through a neck dissolves as
 * shoulders do. The foot is the lowest of each sector around the middle.
 */
export function footFade({ positions }: TriangleMesh): (x: number, y: number, z: number) => number {
  const middle = [0, 0];
  for (let i = 0; i < positions.length; i += 3) {
    middle[0]! += positions[i]! / (positions.length / 3);
    middle[1]! += positions[i + 2]! / (positions.length / 3);
  }
  const sectorOf = (x: number, z: number) => {
    const turn = Math.atan2(z - middle[1]!, x - middle[0]!) / (2 * Math.PI) + 0.5;
    return Math.floor(turn * SECTORS) % SECTORS;
  };
  const lowest = new Float32Array(SECTORS).fill(Infinity);
  for (let i = 0; i < positions.length; i += 3) {
    const sector = sectorOf(positions[i]!, positions[i + 2]!);
    lowest[sector] = Math.min(lowest[sector]!, positions[i + 1]!);
  }
  return (x, y, z) =>
    FADE_SHARE + (1 - FADE_SHARE) * smoothstep(0, FADE_MM, y - lowest[sectorOf(x, z)]!);
}
