/**
 * The smaller of two distances, rounded over a width of `radius` where they meet: two solids joined.
 * Quadratic polynomial form (I. Quilez, "Smooth minimum").
 */
export function join(a: number, b: number, radius: number): number {
  const overlap = radius - Math.abs(a - b);
  const smaller = a < b ? a : b;
  return overlap > 0 ? smaller - (overlap * overlap) / (4 * radius) : smaller;
}

/** The larger of two distances, rounded: what two solids have in common. */
export function intersect(a: number, b: number, radius: number): number {
  return -join(-a, -b, radius);
}

/** `solid` without `tool`, the edge rounded. */
export function carve(solid: number, tool: number, radius: number): number {
  return -join(-solid, tool, radius);
}
