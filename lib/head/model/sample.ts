import type { Random } from '@/lib/math/random';
import { crossOfTriangle } from './normals';

/** Points on a mesh: for each the corners of its triangle and how near it lies to them. */
export type Samples = { count: number; corners: Uint32Array; barycentric: Float32Array };

/**
 * Spreads `count` points over the triangles by their area, evenly along the way through the mesh:
 * one draw in each of `count` equal strips, so that they clump less than free draws do.
 * The order is shuffled: every beginning of the list covers the whole mesh.
 */
export function sampleMesh(
  positions: Float32Array,
  triangles: Uint32Array,
  count: number,
  random: Random,
): Samples {
  const triangleCount = Math.floor(triangles.length / 3);
  const cumulative = new Float64Array(triangleCount);
  let area = 0;
  for (let i = 0; i < triangleCount; i++) {
    const size = Math.hypot(...crossOfTriangle(positions, cornersOf(triangles, i)));
    area += Number.isFinite(size) ? size : 0;
    cumulative[i] = area;
  }
  if (area === 0)
    return { count: 0, corners: new Uint32Array(0), barycentric: new Float32Array(0) };

  const corners = new Uint32Array(3 * count);
  const barycentric = new Float32Array(3 * count);
  const places = shuffled(count, random);
  let triangle = 0;
  for (let strip = 0; strip < count; strip++) {
    const target = ((strip + random()) / count) * area;
    while (triangle < triangleCount - 1 && (cumulative[triangle] ?? 0) <= target) triangle++;
    let first = random();
    let second = random();
    if (first + second > 1) {
      first = 1 - first;
      second = 1 - second;
    }
    const place = 3 * (places[strip] ?? 0);
    corners.set(cornersOf(triangles, triangle), place);
    barycentric.set([1 - first - second, first, second], place);
  }
  return { count, corners, barycentric };
}

function cornersOf(triangles: Uint32Array, index: number): [number, number, number] {
  return [triangles[3 * index] ?? 0, triangles[3 * index + 1] ?? 0, triangles[3 * index + 2] ?? 0];
}

function shuffled(count: number, random: Random): Uint32Array {
  const order = Uint32Array.from({ length: count }, (_, i) => i);
  for (let i = count - 1; i > 0; i--) {
    const other = Math.floor(random() * (i + 1));
    const kept = order[i] ?? 0;
    order[i] = order[other] ?? 0;
    order[other] = kept;
  }
  return order;
}
