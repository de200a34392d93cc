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
  const cross = new Float64Array(3);
  let area = 0;
  for (let i = 0; i < triangleCount; i++) {
    crossOfTriangle(positions, triangles, 3 * i, cross);
    const size = lengthOf(cross);
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
    for (let i = 0; i < 3; i++) corners[place + i] = triangles[3 * triangle + i] ?? 0;
    barycentric[place] = 1 - first - second;
    barycentric[place + 1] = first;
    barycentric[place + 2] = second;
  }
  return { count, corners, barycentric };
}

function lengthOf(vector: Float64Array): number {
  const x = vector[0] ?? 0;
  const y = vector[1] ?? 0;
  const z = vector[2] ?? 0;
  return Math.sqrt(x * x + y * y + z * z);
}

function shuffled(count: number, random: Random): Uint32Array {
  const order = new Uint32Array(count);
  for (let i = 0; i < count; i++) order[i] = i;
  for (let i = count - 1; i > 0; i--) {
    const other = Math.floor(random() * (i + 1));
    const kept = order[i] ?? 0;
    order[i] = order[other] ?? 0;
    order[other] = kept;
  }
  return order;
}
