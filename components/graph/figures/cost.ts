/*
 * The paper of the cost figure: nodes across, pairs or steps and milliseconds up, both logarithmic. A
 * pair is taken to last a nanosecond, which is what joins the two scales.
 */

/** Numbers of nodes that can be chosen. */
export const SIZES = [100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000] as const;

/** Decades of the paper: nodes from 10^2 to 10^5, counts from 10^2 to 10^10. */
export const NODES = { from: 2, to: 5 };
export const COUNTS = { from: 2, to: 10 };
/** A millisecond has a million nanoseconds. */
export const PAIRS_PER_MS = 1e6;

/** Every node with every other, once. */
export function pairsOf(nodes: number): number {
  return (nodes * (nodes - 1)) / 2;
}

/** What a walk down a tree for every node comes to, but for a factor. */
export function stepsOf(nodes: number): number {
  return nodes * Math.log2(nodes);
}

/** A number to two digits, in words from a million on. */
export function rounded(value: number): string {
  const [unit, name] =
    value >= 1e9 ? [1e9, ' billion'] : value >= 1e6 ? [1e6, ' million'] : [1, ''];
  const digits = value >= 1e6 ? 2 : value >= 100 ? 3 : 2;
  const scaled = Number((value / unit).toPrecision(digits));
  return `${scaled.toLocaleString('en-GB', { maximumSignificantDigits: 3 })}${name}`;
}

/** A time with a unit that suits it. */
export function duration(ms: number): string {
  if (ms >= 1000) return `${rounded(ms / 1000)}\u00a0s`;
  return `${Number(ms.toPrecision(2))}\u00a0ms`;
}
