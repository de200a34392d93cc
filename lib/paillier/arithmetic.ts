/*
 * Whole-number arithmetic that Paillier's scheme stands on. BigInt's running time depends on its
 * values, so none of this is constant-time: the article says so, and no key of worth belongs here.
 */

import { bigintRunningProduct, type StartProduct } from './kernel/runningProduct';

/** The number of binary digits of `value` >= 0; 0 for 0. */
export function bitLength(value: bigint): number {
  if (value === 0n) return 0;
  const hex = value.toString(16);
  return 4 * hex.length - (Math.clz32(parseInt(hex.charAt(0), 16)) - 28);
}

/** The greatest common divisor of two numbers >= 0 (Euclid). */
export function gcd(a: bigint, b: bigint): bigint {
  while (b !== 0n) [a, b] = [b, a % b];
  return a;
}

/** The remainder of `value` in 0..modulus-1, for negative values too. */
export function mod(value: bigint, modulus: bigint): bigint {
  const remainder = value % modulus;
  return remainder < 0n ? remainder + modulus : remainder;
}

/** The x with `value` * x = 1 (mod modulus). Throws a RangeError where there is none. */
export function modInverse(value: bigint, modulus: bigint): bigint {
  let [previous, current] = [modulus, mod(value, modulus)];
  let [previousFactor, factor] = [0n, 1n];
  while (current !== 0n) {
    const quotient = previous / current;
    [previous, current] = [current, previous - quotient * current];
    [previousFactor, factor] = [factor, previousFactor - quotient * factor];
  }
  if (previous !== 1n) throw new RangeError('This number has no inverse.');
  return mod(previousFactor, modulus);
}

/** Most numbers that are no squares show it by their remainders here. */
const SIEVE_MODULI = [63, 65, 11];
const SIEVE_PRODUCT = 63n * 65n * 11n;
const SQUARE_REMAINDERS = SIEVE_MODULI.map(
  (modulus) => new Set(Array.from({ length: modulus }, (_, root) => (root * root) % modulus)),
);

/** Bits of the first guess: what a double's square root is exact to, with some to spare. */
const GUESS_BITS = 50;

function mayBeSquare(value: bigint): boolean {
  const remainder = Number(value % SIEVE_PRODUCT);
  return SIEVE_MODULI.every((modulus, index) => SQUARE_REMAINDERS[index]?.has(remainder % modulus));
}

/**
 * The square root of `value`, 1 or more, where it is a whole number; undefined where it is not.
 * Newton's iteration from above, from a guess that is right in its first 50 bits.
 */
export function exactSquareRoot(value: bigint): bigint | undefined {
  if (!mayBeSquare(value)) return undefined;
  const halfShift = Math.max(0, Math.ceil(bitLength(value) / 2) - GUESS_BITS);
  const leading = Number(value >> BigInt(2 * halfShift));
  let root = (BigInt(Math.floor(Math.sqrt(leading))) + 2n) << BigInt(halfShift);
  for (;;) {
    const next = (root + value / root) >> 1n;
    if (next >= root) break;
    root = next;
  }
  return root * root === value ? root : undefined;
}

/**
 * Fermat's test to base 2: true for every prime and for hardly any other number. Enough to tell a
 * careless key, no proof. Yields after every few squarings, so that the caller may breathe.
 *
 * @param value 3 or more
 */
export function* looksPrime(
  value: bigint,
  startProduct: StartProduct = bigintRunningProduct,
): Generator<void, boolean> {
  const bits = (value - 1n).toString(2);
  // To multiply by a power of 2 below `value` costs no more than by 2 itself.
  const atOnce = Math.floor(Math.log2(bits.length));
  const power = startProduct(value);
  for (let at = 0; at < bits.length; at += atOnce) {
    const digits = bits.slice(at, at + atOnce);
    power.square(digits.length);
    power.multiply((1n << BigInt(parseInt(digits, 2))) % value);
    yield;
  }
  return power.value() === 1n;
}
