import { LIMB_BITS, LIMB_MASK, limb } from './limbs';
import { columns } from './memory';

/** @returns the address of column `index`. */
export function column(index: i32): usize {
  return columns + <usize>(index << 3);
}

/** Sets the columns of a product of two numbers to 0. */
export function clearColumns(limbs: i32): void {
  const zero = i64x2.splat(0);
  const end = column(2 * limbs);
  let at = columns;
  do {
    v128.store(at, zero);
    v128.store(at, zero, 16);
    at += 32;
  } while (at < end);
}

/**
 * Adds four rows of a long multiplication: for r = 0..3, multiplier r times the limbs from
 * `limbs - r` on, onto the columns from `at` up to `end`. This is where the time goes: four columns
 * a turn, so that sixteen products are summed between reading columns and writing them back.
 */
export function addRows(
  at: usize,
  end: usize,
  limbs: usize,
  m0: v128,
  m1: v128,
  m2: v128,
  m3: v128,
): void {
  let from = limb(limbs, -3);
  do {
    let low = v128.load(at);
    let high = v128.load(at, 16);
    let four = v128.load(from, 12);
    low = i64x2.add(low, i64x2.extmul_low_i32x4_u(four, m0));
    high = i64x2.add(high, i64x2.extmul_high_i32x4_u(four, m0));
    four = v128.load(from, 8);
    low = i64x2.add(low, i64x2.extmul_low_i32x4_u(four, m1));
    high = i64x2.add(high, i64x2.extmul_high_i32x4_u(four, m1));
    four = v128.load(from, 4);
    low = i64x2.add(low, i64x2.extmul_low_i32x4_u(four, m2));
    high = i64x2.add(high, i64x2.extmul_high_i32x4_u(four, m2));
    four = v128.load(from);
    low = i64x2.add(low, i64x2.extmul_low_i32x4_u(four, m3));
    high = i64x2.add(high, i64x2.extmul_high_i32x4_u(four, m3));
    v128.store(at, low);
    v128.store(at, high, 16);
    from += 16;
    at += 32;
  } while (at < end);
}

/**
 * Passes what the columns from `first` on hold above 28 bits to their neighbours, once: sums shrink
 * below 2^37, and there is room for products again. From the top down, so that each column's excess
 * is read before it is cut off.
 */
export function relieveColumns(first: i32, limbs: i32): void {
  const mask = i64x2.splat(LIMB_MASK);
  const bottom = column(first);
  // The column below has been dealt with and must not come back as a carry.
  store<u64>(bottom - 8, 0);
  let at = column(2 * limbs);
  do {
    at -= 16;
    const kept = v128.and(v128.load(at), mask);
    const carried = i64x2.shr_u(v128.load(at - 8), LIMB_BITS);
    v128.store(at, i64x2.add(kept, carried));
  } while (at > bottom);
}

/**
 * Writes the columns from `first` on, with `carry` coming in, as a number of whole 28-bit limbs.
 * Callers know that nothing is carried out of its top.
 */
export function carryColumns(destination: usize, first: i32, limbs: i32, carry: u64): void {
  const end = column(first + limbs);
  let from = column(first);
  let to = destination;
  do {
    const c0 = load<u64>(from) + carry;
    const c1 = load<u64>(from, 8) + (c0 >> LIMB_BITS);
    const c2 = load<u64>(from, 16) + (c1 >> LIMB_BITS);
    const c3 = load<u64>(from, 24) + (c2 >> LIMB_BITS);
    store<u32>(to, (<u32>c0) & LIMB_MASK);
    store<u32>(to, (<u32>c1) & LIMB_MASK, 4);
    store<u32>(to, (<u32>c2) & LIMB_MASK, 8);
    store<u32>(to, (<u32>c3) & LIMB_MASK, 12);
    carry = c3 >> LIMB_BITS;
    from += 32;
    to += 16;
  } while (from < end);
}
