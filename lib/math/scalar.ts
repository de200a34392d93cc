/** `value`, or the bound that it is beyond. */
export function clamp(value: number, min: number, max: number): number {
  return value < min ? min : value > max ? max : value;
}

/** Linear interpolation: `from` at t = 0, `to` at t = 1. */
export function mix(from: number, to: number, t: number): number {
  return from + (to - from) * t;
}

/** 0 before `from`, 1 after `to` (which may be the smaller one), with level ends: 3t² - 2t³. */
export function smoothstep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from), 0, 1);
  return t * t * (3 - 2 * t);
}

/** A bell of height 1 at 0 with standard deviation `sigma`. */
export function bell(offset: number, sigma: number): number {
  return Math.exp((-offset * offset) / (2 * sigma * sigma));
}

/**
 * Exponential damping, whatever the length of a frame: `from` on its way to `to`, `stepMs` later.
 * What is left of the way shrinks by the factor e in each time constant.
 */
export function approach(from: number, to: number, stepMs: number, timeConstantMs: number): number {
  return to + (from - to) * Math.exp(-stepMs / timeConstantMs);
}

/** The middle one of the values, the upper of the two middle ones for an even count; NaN for none. */
export function median(values: ArrayLike<number>): number {
  return Float64Array.from(values).sort()[values.length >> 1] ?? Number.NaN;
}
