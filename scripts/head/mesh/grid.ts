import { mix, smoothstep } from '@/lib/math/scalar';

/** Cells are visited in blocks of this many along each axis, so that empty space is skipped. */
export const BLOCK_CELLS = 8;

/** The three rows of coordinates whose product is the grid. */
export type Grid = {
  readonly xs: Float64Array;
  readonly ys: Float64Array;
  readonly zs: Float64Array;
};

/** Coordinates from `low` to at least `high`, each a local `spacing` after the one before. */
export function axis(low: number, high: number, spacing: (at: number) => number): Float64Array {
  const coordinates = [low];
  let at = low;
  while (at < high || (coordinates.length - 1) % BLOCK_CELLS !== 0) {
    at += spacing(at);
    coordinates.push(at);
  }
  return Float64Array.from(coordinates);
}

/** 1 between `from` and `to`, 0 beyond, with slopes of `ramp` millimetres. */
function band(at: number, from: number, to: number, ramp: number): number {
  return smoothstep(from - ramp, from, at) * smoothstep(to + ramp, to, at);
}

/** Eyes and mouth need cells of this share of the face's: below it, edges of lids turn to saws. */
const FINE_SHARE = 0.5;

/**
 * A grid around head and headGroup with `cell` millimetres on the face, finer where eyes and mouth are,
 * coarser on the headGroup, the crown and the back.
 */
export function headGrid(cell: number): Grid {
  const xs = axis(-186, 186, (x) => {
    const across = Math.abs(x);
    const wide = mix(1, 2.2, smoothstep(86, 104, across));
    return cell * wide * mix(1, FINE_SHARE, band(across, 16, 49, 4));
  });
  const ys = axis(-248, 156, (y) => {
    const coarse = mix(2, 1, band(y, -92, 60, 34));
    const fine = Math.max(band(y, -9, 10, 4), band(y, -74, -65, 4));
    return cell * coarse * mix(1, FINE_SHARE, fine);
  });
  const zs = axis(
    -132,
    142,
    (z) => cell * mix(2, 1, smoothstep(20, 60, z)) * mix(1, 0.6, band(z, -38, 6, 8)),
  );
  return { xs, ys, zs };
}
