import { bitLength } from '@/lib/paillier/kernel/limbs';

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
