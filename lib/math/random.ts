/** Gives the next number in [0, 1). */
export type Random = () => number;

/**
 * A seeded source of numbers in [0, 1): the same seed gives the same numbers on every machine.
 * Mulberry32 (T. Ettinger, 2017, public domain): 32 bits of state, enough for pictures and layouts,
 * not for secrets.
 */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A number evenly spread over [min, max). */
export function between(random: Random, [min, max]: readonly [number, number]): number {
  return min + (max - min) * random();
}
