import { base, digits, one, radixSquared, result, tableEntry } from './memory';
import { copyNumber, montgomeryProduct, montgomerySquare } from './montgomery';

/**
 * Fixed-window exponentiation (HAC, algorithm 14.82): the exponent is read in digits of w bits, most
 * significant first; each costs w squarings and one product with base^digit from a table. A digit
 * of 0 is multiplied like any other, which keeps the pattern of work the same for every exponent of
 * one length. (That alone does not make it constant in time: the table is read where a digit says.)
 */

let windowBits: i32 = 0;

/** Starts with base^firstDigit. Expects the modulus taken (montgomery.ts) and `base` below 2m. */
export function startPower(bitsPerDigit: i32, firstDigit: i32): void {
  windowBits = bitsPerDigit;
  montgomeryProduct(tableEntry(0), one, radixSquared);
  montgomeryProduct(tableEntry(1), base, radixSquared);
  const entries = 1 << bitsPerDigit;
  for (let digit = 2; digit < entries; digit++) {
    const entry = tableEntry(digit);
    if (digit & 1) montgomeryProduct(entry, tableEntry(digit - 1), tableEntry(1));
    else montgomerySquare(entry, tableEntry(digit >> 1));
  }
  copyNumber(result, tableEntry(firstDigit));
}

/** Goes on with the next `count` digits, which lie in `digits`. */
export function continuePower(count: i32): void {
  for (let index = 0; index < count; index++) {
    for (let bit = 0; bit < windowBits; bit++) montgomerySquare(result, result);
    montgomeryProduct(result, result, tableEntry(load<u8>(digits + <usize>index)));
  }
}

/** Leaves in `result` the power itself, at most m. */
export function finishPower(): void {
  montgomeryProduct(result, result, one);
}
