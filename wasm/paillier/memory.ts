import { LIMB_CAPACITY, MARGIN_BYTES, NUMBER_BYTES } from './limbs';

/**
 * Where everything lies. All of it is laid out when compiling; nothing is ever allocated.
 * Addresses of numbers point at their lowest limb, past the lower margin.
 */

/** Table entries that the widest window (7 bits) needs. */
export const TABLE_ENTRIES: i32 = 128;

/** Digits of an exponent that are taken at once; longer exponents come in parts. */
export const DIGIT_CAPACITY: i32 = 4096;

const COLUMN_MARGIN_BYTES: i32 = 64;

/** Sums of limb products, 64 bits each: twice as many as a number has limbs. */
export const columns: usize =
  memory.data(2 * LIMB_CAPACITY * 8 + 2 * COLUMN_MARGIN_BYTES, 64) + COLUMN_MARGIN_BYTES;

export const modulus: usize = memory.data(NUMBER_BYTES, 16) + MARGIN_BYTES;

/** R^2 mod m: what takes a number into Montgomery's form. */
export const radixSquared: usize = memory.data(NUMBER_BYTES, 16) + MARGIN_BYTES;

/** 1: the product with it takes a number out of Montgomery's form. */
export const one: usize = memory.data(NUMBER_BYTES, 16) + MARGIN_BYTES;
store<u32>(one, 1);

/** The number to be raised. */
export const base: usize = memory.data(NUMBER_BYTES, 16) + MARGIN_BYTES;

/** The power so far, and at last the answer. */
export const result: usize = memory.data(NUMBER_BYTES, 16) + MARGIN_BYTES;

/** Twice the number that is being squared. */
export const doubled: usize = memory.data(NUMBER_BYTES, 16) + MARGIN_BYTES;

/** The exponent's digits in base 2^window, one a byte, most significant first. */
export const digits: usize = memory.data(DIGIT_CAPACITY, 16);

/** Powers of the base in Montgomery's form: entry d is base^d. */
const table: usize = memory.data(TABLE_ENTRIES * NUMBER_BYTES, 16) + MARGIN_BYTES;

export function tableEntry(digit: i32): usize {
  return table + <usize>(digit * NUMBER_BYTES);
}
