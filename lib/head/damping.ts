/** A value on its way to another, `stepMs` later: the rest shrinks by e each time constant. */
export function approach(from: number, to: number, stepMs: number, timeConstantMs: number): number {
  return to + (from - to) * Math.exp(-stepMs / timeConstantMs);
}

export const clamp = (value: number, most: number) => Math.max(-most, Math.min(most, value));
