export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

/** The median and how far the values lie apart, in thousandths of the unit. */
export function stat(values: readonly number[]) {
  const round = (value: number) => Math.round(1000 * value) / 1000;
  return {
    median: round(median(values)),
    spread: round(Math.max(...values) - Math.min(...values)),
  };
}
