import { addRows, column, relieveColumns } from './columns';
import { COLUMN_TERMS, ROWS, limb } from './limbs';
import { columns, doubled } from './memory';

/**
 * Leaves a * a in the columns.
 *
 * The product of two different limbs occurs twice (HAC, algorithm 14.16), so only those above the
 * diagonal are formed, with one factor doubled: half the work of a product. Rows come in fours, so
 * the diagonal is a staircase: the two groups of columns on it are masked, all others are as in a
 * product.
 *
 * @returns how many products of two limbs the fullest column may hold
 */
export function square(a: usize, limbs: i32): i32 {
  startWithSquares(a, limbs);
  let terms = 1;
  let row = 0;
  do {
    // A product with a doubled limb counts as two.
    if (terms + 2 * ROWS > COLUMN_TERMS) {
      relieveColumns(0, limbs);
      terms = 1;
    }
    const multipliers = limb(a, row);
    const m0 = v128.load32_splat(multipliers);
    const m1 = v128.load32_splat(multipliers, 4);
    const m2 = v128.load32_splat(multipliers, 8);
    const m3 = v128.load32_splat(multipliers, 12);
    const twice = limb(doubled, row);
    addStaircase(column(2 * row), twice, m0, m1, m2, m3);
    const at = column(2 * row + 2 * ROWS);
    const end = column(row + limbs + ROWS);
    if (at < end) addRows(at, end, limb(twice, 2 * ROWS), m0, m1, m2, m3);
    terms += 2 * ROWS;
    row += ROWS;
  } while (row < limbs);
  return terms;
}

/** Starts the columns with the squares of limbs in every second one, and fills in `doubled`. */
function startWithSquares(a: usize, limbs: i32): void {
  const zero = i64x2.splat(0);
  const end = limb(a, limbs);
  let from = a;
  let to = doubled;
  let at = columns;
  do {
    const four = v128.load(from);
    const low = i64x2.extmul_low_i32x4_u(four, four);
    const high = i64x2.extmul_high_i32x4_u(four, four);
    v128.store(at, v128.shuffle<u64>(low, zero, 0, 2));
    v128.store(at, v128.shuffle<u64>(low, zero, 1, 2), 16);
    v128.store(at, v128.shuffle<u64>(high, zero, 0, 2), 32);
    v128.store(at, v128.shuffle<u64>(high, zero, 1, 2), 48);
    v128.store(to, i32x4.add(four, four));
    from += 16;
    to += 16;
    at += 64;
  } while (from < end);
}

/**
 * The first eight columns of four rows, where they leave the diagonal. Row r holds its own limb
 * against the limbs above it, so it begins in column 2r + 1.
 *
 * @param twice the doubled limb of row 0
 */
function addStaircase(at: usize, twice: usize, m0: v128, m1: v128, m2: v128, m3: v128): void {
  const upperThree = i32x4(0, -1, -1, -1);
  const upperOne = i32x4(0, 0, 0, -1);

  let low = v128.load(at);
  let high = v128.load(at, 16);
  let four = v128.and(v128.load(twice), upperThree);
  low = i64x2.add(low, i64x2.extmul_low_i32x4_u(four, m0));
  high = i64x2.add(high, i64x2.extmul_high_i32x4_u(four, m0));
  four = v128.and(v128.load(limb(twice, -1)), upperOne);
  high = i64x2.add(high, i64x2.extmul_high_i32x4_u(four, m1));
  v128.store(at, low);
  v128.store(at, high, 16);

  low = v128.load(at, 32);
  high = v128.load(at, 48);
  four = v128.load(twice, 16);
  low = i64x2.add(low, i64x2.extmul_low_i32x4_u(four, m0));
  high = i64x2.add(high, i64x2.extmul_high_i32x4_u(four, m0));
  four = v128.load(twice, 12);
  low = i64x2.add(low, i64x2.extmul_low_i32x4_u(four, m1));
  high = i64x2.add(high, i64x2.extmul_high_i32x4_u(four, m1));
  four = v128.and(v128.load(twice, 8), upperThree);
  low = i64x2.add(low, i64x2.extmul_low_i32x4_u(four, m2));
  high = i64x2.add(high, i64x2.extmul_high_i32x4_u(four, m2));
  four = v128.and(v128.load(twice, 4), upperOne);
  high = i64x2.add(high, i64x2.extmul_high_i32x4_u(four, m3));
  v128.store(at, low, 32);
  v128.store(at, high, 48);
}
