/*
 * Whole-number arithmetic that Paillier's scheme stands on. BigInt's running time depends on its
 * values, so none of this is constant-time: the article says so, and no key of worth belongs here.
 */

import { bigintRunningProduct, type StartProduct } from './kernel/runningProduct';

/** The number of binary digits of `value` >= 0; 0 for 0. */
export function bitLength(value: bigint): number {
  if (value === 0n) return 0;
  const hex = value.toString(16);
  return (hex.length - 1) * 4 + (32 - Math.clz32(parseInt(hex[0] as string, 16)));
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

/** The largest whole number whose square is not above `value` >= 0 (Newton). */
export function squareRoot(value: bigint): bigint {
  if (value < 2n) return value;
  let root = 1n << BigInt((bitLength(value) + 1) >> 1);
  for (;;) {
    const next = (root + value / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
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
