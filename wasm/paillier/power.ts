import { base, copyRoom, digits, one, radixSquared, result, tableEntry } from './memory';
import { montgomeryProduct, montgomerySquare, prepareModulus } from './montgomery';
import { pairProduct, pairSquare } from './pair';

/**
 * Fixed-window exponentiation (HAC, algorithm 14.82): the exponent is read in digits of w bits, most
 * significant first; each costs w squarings and one product with base^digit from a table. A digit
 * of 0 is multiplied like any other, which keeps the pattern of work the same for every exponent of
 * one length. (That alone does not make it constant in time: the table is read where a digit says.)
 */

let limbs: i32 = 0;
let paired: bool = false;
let windowBits: i32 = 0;

/** Powers are taken modulo the number in `modulus` from now on. */
export function useModulus(limbCount: i32): void {
  limbs = limbCount;
  paired = false;
  prepareModulus();
}

/** Powers are taken modulo the square of the number in `modulus`; all numbers are pairs. */
export function useSquaredModulus(limbCount: i32): void {
  limbs = limbCount;
  paired = true;
  prepareModulus();
}

function multiply(destination: usize, a: usize, b: usize): void {
  if (paired) pairProduct(destination, a, b, limbs);
  else montgomeryProduct(destination, a, b, limbs);
}

function squareOf(destination: usize, a: usize): void {
  if (paired) pairSquare(destination, a, limbs);
  else montgomerySquare(destination, a, limbs);
}

/** Starts with base^firstDigit. Expects a modulus to be in use and `base` below it. */
export function startPower(bitsPerDigit: i32, firstDigit: i32): void {
  windowBits = bitsPerDigit;
  multiply(tableEntry(0), one, radixSquared);
  multiply(tableEntry(1), base, radixSquared);
  const entries = 1 << bitsPerDigit;
  for (let digit = 2; digit < entries; digit++) {
    const entry = tableEntry(digit);
    if (digit & 1) multiply(entry, tableEntry(digit - 1), tableEntry(1));
    else squareOf(entry, tableEntry(digit >> 1));
  }
  copyRoom(result, tableEntry(firstDigit));
}

/** Goes on with the next `count` digits, which lie in `digits`. */
export function continuePower(count: i32): void {
  for (let index = 0; index < count; index++) {
    for (let bit = 0; bit < windowBits; bit++) squareOf(result, result);
    multiply(result, result, tableEntry(load<u8>(digits + <usize>index)));
  }
}

/** Begins a running product, which stays in `result` and in Montgomery's form, with `base`. */
export function startProduct(): void {
  multiply(result, base, radixSquared);
}

/** Multiplies the running product by `base`. */
export function multiplyProduct(): void {
  multiply(base, base, radixSquared);
  multiply(result, result, base);
}

/** Squares the running product so many times. */
export function squareProduct(times: i32): void {
  for (let time = 0; time < times; time++) squareOf(result, result);
}

/** Takes `result` out of Montgomery's form. It may be above the modulus by a few times. */
export function finish(): void {
  multiply(result, result, one);
}
