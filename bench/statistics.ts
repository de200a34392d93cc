import { median } from '@/lib/math/scalar';

/** The median and how far the values lie apart, in thousandths of the unit. */
export function stat(values: readonly number[]) {
  const round = (value: number) => Math.round(1000 * value) / 1000;
  return {
    median: round(median(values)),
    spread: round(Math.max(...values) - Math.min(...values)),
  };
}
