/** Wider windows would not fit the kernel's table, nor pay below 7,000 bits. */
const MAX_WINDOW_BITS = 7;

/** An exponent written in base 2^windowBits, the most significant digit first. */
export type ExponentDigits = { readonly windowBits: number; readonly digits: Uint8Array };

/** Products that a fixed window costs: the table's entries from 2 on, then one a digit. */
function productCount(exponentBits: number, windowBits: number): number {
  return 2 ** windowBits - 2 + Math.ceil(exponentBits / windowBits);
}

/**
 * Writes an exponent, 0 or more, in the base that costs the fewest products.
 * Squarings number about the exponent's bits whatever the window.
 */
export function exponentDigits(exponent: bigint): ExponentDigits {
  const bits = exponent.toString(2);
  let windowBits = 1;
  while (
    windowBits < MAX_WINDOW_BITS &&
    productCount(bits.length, windowBits + 1) < productCount(bits.length, windowBits)
  ) {
    windowBits++;
  }
  const digits = new Uint8Array(Math.ceil(bits.length / windowBits));
  // The first digit takes what is left over, so that all others are whole.
  let end = bits.length - (digits.length - 1) * windowBits;
  for (let index = 0; index < digits.length; index++, end += windowBits) {
    digits[index] = parseInt(bits.slice(Math.max(0, end - windowBits), end), 2);
  }
  return { windowBits, digits };
}
