import { median } from '@/lib/math/scalar';

/** The median and how far the values lie apart, in thousandths of the unit. */
export function stat(values: readonly number[]) {
  const round = (value: number) => Math.round(1000 * value) / 1000;
  return {
    median: round(median(values)),
    spread: round(Math.max(...values) - Math.min(...values)),
  };
}

/** The median of several values, and the quartiles below and above it. */
export type Quartiles = { lower: number; median: number; upper: number };

/** Quartiles by linear interpolation between the sorted values, in thousandths of the unit. */
export function quartiles(values: readonly number[]): Quartiles {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) => {
    const place = share * (sorted.length - 1);
    const below = sorted[Math.floor(place)] ?? Number.NaN;
    const above = sorted[Math.ceil(place)] ?? Number.NaN;
    return Math.round(1000 * (below + (above - below) * (place - Math.floor(place)))) / 1000;
  };
  return { lower: at(0.25), median: at(0.5), upper: at(0.75) };
}
