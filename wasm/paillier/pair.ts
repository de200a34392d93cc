import { clearColumns, column } from './columns';
import { LIMB_MASK, copyLimbs, limb } from './limbs';
import { doubled, modulus, quotient, scratch, upperHalf } from './memory';
import { reduceColumns } from './montgomery';
import { addProduct } from './product';
import { square } from './square';

/**
 * Arithmetic modulo n^2, the modulus of Paillier's scheme, with numbers half as long.
 *
 * A number stands as a pair x0 + x1 n. In a product the last term, x1 y1 n^2, falls away:
 *
 *   (x0 + x1 n)(y0 + y1 n) = x0 y0 + (x0 y1 + x1 y0) n   (mod n^2)
 *
 * and what x0 y0 has above n goes over into the second half. Montgomery's reduction knows it:
 * z0 = (x0 y0 + q n) / R says that x0 y0 = z0 R - q n, so with
 *
 *   z1 = (x0 y1 + x1 y0 - q) / R   (mod n)
 *
 * the pair (z0, z1) is the product divided by R. Counted in products of two limbs, with k limbs to a
 * half: a square takes k^2/2 for x0 x0, k^2 for 2 x0 x1 and k^2 for each of two reductions, 3.5 k^2
 * in all, where a number of 2k limbs takes 6 k^2; a product takes 5 k^2 instead of 8 k^2.
 *
 * To keep everything above 0, n R is added before the last division, which adds n to z1. With
 * n < R / 8, z0 < 2n and z1 < 4n hold again for products of such pairs.
 */

/** Writes a b / R mod n^2. The destination may be one of the factors. */
export function pairProduct(destination: usize, a: usize, b: usize, limbs: i32): void {
  clearColumns(limbs);
  reduceColumns(scratch, limbs, addProduct(a, b, limbs, 0, 1));
  startWithDifference(limbs);
  let terms = addProduct(a, upperHalf(b), limbs, 1, 1);
  terms = addProduct(b, upperHalf(a), limbs, terms, 1);
  reduceColumns(upperHalf(destination), limbs, terms);
  copyLimbs(destination, scratch, limbs);
}

/** Writes a a / R mod n^2. The destination may be a. */
export function pairSquare(destination: usize, a: usize, limbs: i32): void {
  reduceColumns(destination, limbs, square(a, limbs));
  startWithDifference(limbs);
  // The square has left twice its lower half behind, which is all that the upper half needs.
  reduceColumns(upperHalf(destination), limbs, addProduct(doubled, upperHalf(a), limbs, 1, 2));
}

/**
 * Starts the columns with n R - q, no column below 0: R - q in the lower half, which is each limb of
 * q subtracted from 28 ones, and 1; n - 1 in the upper half (n is odd, so nothing is borrowed).
 */
function startWithDifference(limbs: i32): void {
  const ones = i32x4.splat(LIMB_MASK);
  const end = limb(quotient, limbs);
  let from = quotient;
  let upperFrom = modulus;
  let at = column(0);
  let upperAt = column(limbs);
  do {
    const complement = i32x4.sub(ones, v128.load(from));
    v128.store(at, i64x2.extend_low_i32x4_u(complement));
    v128.store(at, i64x2.extend_high_i32x4_u(complement), 16);
    const four = v128.load(upperFrom);
    v128.store(upperAt, i64x2.extend_low_i32x4_u(four));
    v128.store(upperAt, i64x2.extend_high_i32x4_u(four), 16);
    from += 16;
    upperFrom += 16;
    at += 32;
    upperAt += 32;
  } while (from < end);
  store<u64>(column(0), load<u64>(column(0)) + 1);
  store<u64>(column(limbs), load<u64>(column(limbs)) - 1);
}
