import { median } from '@/lib/math/scalar';

/** Enough for a good face; six thousand can still be read as one. */
export const MIN_POINTS = 10_000;
/** Slower than this (30 frames a second) is too slow. */
export const SLOW_FRAME_MS = 33;
/** As fast as this leaves room for more. */
const FAST_FRAME_MS = 18;
/** The first frames compile shaders: they say nothing. */
const SKIPPED_FRAMES = 4;
const WINDOW_FRAMES = 24;
const FEWER = 0.7;
const MORE = 1.25;
/** So many good windows in a row before more are tried. */
const PATIENCE = 6;

export type PointBudget = {
  /** How many points to draw now. */
  readonly count: number;
  /** Tells how long a frame took. */
  measure(frameMs: number): void;
};

/**
 * How many points to draw, by how long frames really take: fewer while they are slow; more again
 * when they have been fast for long, but never again as many as were too many once. It goes by the
 * median, so one long frame after a hidden tab does not count. It begins with `first` points.
 */
export function createPointBudget(max: number, first = max): PointBudget {
  const window = new Float32Array(WINDOW_FRAMES);
  let frames = -SKIPPED_FRAMES;
  let good = 0;
  let ceiling = max;
  let count = Math.min(max, first);

  function decide(): void {
    const frameMs = median(window);
    if (frameMs > SLOW_FRAME_MS) {
      good = 0;
      ceiling = Math.max(MIN_POINTS, count / MORE);
      count = Math.min(max, Math.max(MIN_POINTS, Math.round(count * FEWER)));
    } else if (frameMs < FAST_FRAME_MS && ++good >= PATIENCE) {
      good = 0;
      const more = Math.min(max, Math.floor(Math.min(ceiling, count * MORE)));
      count = Math.max(count, more);
    }
  }

  return {
    get count() {
      return count;
    },
    measure(frameMs) {
      if (frames++ < 0) return;
      window[(frames - 1) % WINDOW_FRAMES] = frameMs;
      if (frames % WINDOW_FRAMES === 0) decide();
    },
  };
}
