export type Vector = readonly [x: number, y: number, z: number];

export const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

export const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

export const times = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by];

export const middleOf = (a: Vector, b: Vector): Vector => [
  (a[0] + b[0]) / 2,
  (a[1] + b[1]) / 2,
  (a[2] + b[2]) / 2,
];

export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** Of length 1; null for a vector that has no length. */
export function unit(a: Vector): Vector | null {
  const length = Math.hypot(...a);
  return length > 0 && Number.isFinite(length) ? times(a, 1 / length) : null;
}

/** What is left of `a` across `axis`, of length 1; null where nothing is. */
export const acrossAxis = (a: Vector, axis: Vector) => unit(minus(a, times(axis, dot(a, axis))));
