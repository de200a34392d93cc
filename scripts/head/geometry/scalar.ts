/** Scalar shaping: what every feature of the head is drawn with. Lengths in millimetres. */

export function clamp(value: number, low: number, high: number): number {
  return value < low ? low : value > high ? high : value;
}

export function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** 0 before `from`, 1 after `to` (which may be the smaller one), with level ends. */
export function smoothstep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from), 0, 1);
  return t * t * (3 - 2 * t);
}

/** A bell of height 1 at 0 with standard deviation `sigma`. */
export function bell(offset: number, sigma: number): number {
  return Math.exp((-offset * offset) / (2 * sigma * sigma));
}

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
