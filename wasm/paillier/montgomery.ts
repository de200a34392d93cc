import { addRows, carryColumns, clearColumns, column, relieveColumns } from './columns';
import { COLUMN_TERMS, LIMB_BITS, LIMB_MASK, ROWS, limb } from './limbs';
import { modulus, quotient } from './memory';
import { addProduct } from './product';
import { square } from './square';

/**
 * Arithmetic modulo an odd m without division: P. L. Montgomery, "Modular multiplication without
 * trial division", Mathematics of Computation 44 (1985); HAC, algorithms 14.32 and 14.36.
 *
 * A number x stands as x R mod m, where R = 2^(28 limbs). R is above 4m, so that numbers below 2m
 * have products below 2m again, and no step needs to compare or subtract (C. D. Walter,
 * "Montgomery exponentiation needs no final subtractions", 1999).
 */

/** -1/m modulo 2^28. */
let negativeInverse: u32 = 0;

/** Takes the number in `modulus`, odd and with m < R / 4, for all that follows. */
export function prepareModulus(): void {
  const lowest = load<u32>(modulus);
  // Newton's iteration doubles the correct low bits, of which an odd number has 3 to begin with.
  let inverse = lowest;
  for (let bits = 3; bits < LIMB_BITS; bits *= 2) inverse *= 2 - lowest * inverse;
  negativeInverse = (0 - inverse) & LIMB_MASK;
}

/** Writes a b / R mod m. The destination may be one of the factors. */
export function montgomeryProduct(destination: usize, a: usize, b: usize, limbs: i32): void {
  clearColumns(limbs);
  reduceColumns(destination, limbs, addProduct(a, b, limbs, 0, 1));
}

/** Writes a a / R mod m. The destination may be a. */
export function montgomerySquare(destination: usize, a: usize, limbs: i32): void {
  reduceColumns(destination, limbs, square(a, limbs));
}

/**
 * Montgomery's reduction of the number T in the columns: writes (T + q m) / R, and q itself into
 * `quotient`.
 *
 * From the bottom up, each column gets the multiple of m that makes it 0 modulo 2^28, and its
 * excess carries into the next. The four multipliers of four columns come first, in scalars,
 * because each hangs on the sums below it; then their multiples go onto all columns above, as rows
 * of a product do.
 *
 * @param terms how many products of two limbs the fullest column may hold already
 */
export function reduceColumns(destination: usize, limbs: i32, terms: i32): void {
  const inverse = negativeInverse;
  const n0 = load<u32>(modulus) as u64;
  const n1 = load<u32>(modulus, 4) as u64;
  const n2 = load<u32>(modulus, 8) as u64;
  const n3 = load<u32>(modulus, 12) as u64;
  let carry: u64 = 0;
  let row = 0;
  do {
    if (terms + ROWS > COLUMN_TERMS) {
      relieveColumns(row, limbs);
      terms = 1;
    }
    const at = column(row);
    let sum = load<u64>(at) + carry;
    const q0 = ((<u32>sum * inverse) & LIMB_MASK) as u64;
    sum = load<u64>(at, 8) + q0 * n1 + ((sum + q0 * n0) >> LIMB_BITS);
    const q1 = ((<u32>sum * inverse) & LIMB_MASK) as u64;
    sum = load<u64>(at, 16) + q0 * n2 + q1 * n1 + ((sum + q1 * n0) >> LIMB_BITS);
    const q2 = ((<u32>sum * inverse) & LIMB_MASK) as u64;
    sum = load<u64>(at, 24) + q0 * n3 + q1 * n2 + q2 * n1 + ((sum + q2 * n0) >> LIMB_BITS);
    const q3 = ((<u32>sum * inverse) & LIMB_MASK) as u64;
    carry = (sum + q3 * n0) >> LIMB_BITS;
    const multipliers = limb(quotient, row);
    store<u32>(multipliers, <u32>q0);
    store<u32>(multipliers, <u32>q1, 4);
    store<u32>(multipliers, <u32>q2, 8);
    store<u32>(multipliers, <u32>q3, 12);
    addRows(
      column(row + ROWS),
      column(row + limbs + ROWS),
      limb(modulus, ROWS),
      i32x4.splat(<i32>q0),
      i32x4.splat(<i32>q1),
      i32x4.splat(<i32>q2),
      i32x4.splat(<i32>q3),
    );
    terms += ROWS;
    row += ROWS;
  } while (row < limbs);
  carryColumns(destination, limbs, limbs, carry);
}
