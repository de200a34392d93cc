/** One point of the mark, in the units of its 32 x 32 square. */
export interface MarkPoint {
  x: number;
  y: number;
  radius: number;
  /** Which lamp lights it: the first chevron is warm, the second cold. */
  lamp: 'key' | 'rim';
}

/** The side of the square that the mark is drawn in. */
export const MARK_SIDE = 32;

const CHEVRON: readonly (readonly [x: number, y: number, radius: number])[] = [
  [5.6, 7.2, 2.3],
  [9.7, 11.6, 2.3],
  [13.8, 16, 2.7],
  [9.7, 20.4, 2.3],
  [5.6, 24.8, 2.3],
];

const SECOND_CHEVRON_X = 12.4;

/** The mark: the submit label `>>` as two chevrons of five points. */
export const MARK_POINTS: readonly MarkPoint[] = [
  ...CHEVRON.map(([x, y, radius]) => ({ x, y, radius, lamp: 'key' as const })),
  ...CHEVRON.map(([x, y, radius]) => ({
    x: x + SECOND_CHEVRON_X,
    y,
    radius,
    lamp: 'rim' as const,
  })),
];
