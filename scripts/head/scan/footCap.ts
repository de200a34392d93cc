import type { TriangleMesh } from '../mesh/surface';
import { SECTORS, sectorsAround } from './sectors';

/** The cap is laid around what lies within this share of the height from the foot. */
const REACH = 0.12;

/**
 * A cap over the open foot of a model whose up is y: what is seen only through it lies within. It
 * joins the outermost of what is near the foot, sector by sector, at the mean height of their lowest.
 */
export function footCap({ positions }: TriangleMesh): TriangleMesh | null {
  let [min, max] = [Infinity, -Infinity];
  for (let i = 1; i < positions.length; i += 3) {
    min = Math.min(min, positions[i]!);
    max = Math.max(max, positions[i]!);
  }
  const reach = min + REACH * (max - min);
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
  const sectorOf = sectorsAround(midX, midZ);
  const rim = Array.from({ length: SECTORS }, () => ({ away: -1, x: 0, z: 0, lowest: Infinity }));
  for (let i = 0; i < positions.length; i += 3) {
    const [x, y, z] = [positions[i]!, positions[i + 1]!, positions[i + 2]!];
    if (y > reach) continue;
    const sector = rim[sectorOf(x, z)]!;
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
