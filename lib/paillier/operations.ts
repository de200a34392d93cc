import { modInverse } from './arithmetic';
import { encode, EncodingError, maxInteger, type Plain } from './encoding';
import type { Encrypted } from './encryptedPayload';
import { bigintModularPower } from './kernel/bigintModularPower';
import type { ModularPower } from './kernel/modularKernel';
import { bigintRunningProduct, type StartProduct } from './kernel/runningProduct';
import { encrypt, type PublicKey } from './keys';
import { randomUnit } from './random';

/*
 * What anyone can do to encrypted numbers with the public key alone, as python-paillier does it
 * (its EncryptedNumber). None of it hides where a result comes from: rerandomise does.
 */

/** Whether exponents this far apart can be brought together under n. */
export function canAlign(n: bigint, gap: number): boolean {
  return 1n << BigInt(4 * gap) <= maxInteger(n);
}

/** The same number at a smaller exponent. @throws EncodingError where the gap is too wide */
function lowerExponent(key: PublicKey, number: Encrypted, exponent: number): Encrypted {
  const gap = number.exponent - exponent;
  if (gap === 0) return number;
  if (!canAlign(key.n, gap)) {
    throw new EncodingError(
      'too_large',
      'The exponents lie too far apart to be added under a key of this size.',
    );
  }
  const factor = 1n << BigInt(4 * gap);
  return { ciphertext: bigintModularPower(number.ciphertext, factor, key.nSquared), exponent };
}

/** The encrypted number plus a number that is known to all. */
export function addPlain(key: PublicKey, number: Encrypted, plain: Plain): Encrypted {
  const encoded = encode(key.n, plain, { maxExponent: number.exponent });
  const aligned = lowerExponent(key, number, encoded.exponent);
  // With r = 1 the encryption hides nothing and needs nothing: the other's mask covers both.
  const ciphertext =
    (aligned.ciphertext * encrypt(key, encoded.encoding, { r: 1n })) % key.nSquared;
  return { ciphertext, exponent: encoded.exponent };
}

/** The encrypted number times a number that is known to all; a negative one through the inverse. */
export function multiplyPlain(
  key: PublicKey,
  number: Encrypted,
  plain: Plain,
  power: ModularPower = bigintModularPower,
): Encrypted {
  const { encoding, exponent } = encode(key.n, plain);
  const negative = encoding >= key.n - maxInteger(key.n);
  const ciphertext = negative
    ? power(modInverse(number.ciphertext, key.nSquared), key.n - encoding, key.nSquared)
    : power(number.ciphertext, encoding, key.nSquared);
  return { ciphertext, exponent: number.exponent + exponent };
}

/** The same number in another ciphertext, which nobody without the private key can link to it. */
export function rerandomise(
  key: PublicKey,
  { ciphertext, exponent }: Encrypted,
  power: ModularPower = bigintModularPower,
): Encrypted {
  const mask = power(randomUnit(key.n), key.n, key.nSquared);
  return { ciphertext: (ciphertext * mask) % key.nSquared, exponent };
}

/** A few milliseconds at 8,192 bits: the caller breathes in between. */
const SQUARINGS_AT_ONCE = 64;

/**
 * Adds what the ciphertexts hide: raises each to 16 ** (its exponent - the smallest) and multiplies
 * all modulo n squared. One Horner pass from the largest exponent down, so the squarings are those
 * of the gap, however many values there are. Yields every few milliseconds.
 */
export function* addSteps(
  nSquared: bigint,
  values: readonly Encrypted[],
  startProduct: StartProduct = bigintRunningProduct,
): Generator<void, Encrypted> {
  const products = new Map<number, bigint>();
  for (const { ciphertext, exponent } of values) {
    products.set(exponent, ((products.get(exponent) ?? 1n) * ciphertext) % nSquared);
  }
  const exponents = [...products.keys()].sort((a, b) => b - a);
  let exponent = exponents[0] ?? 0;
  const sum = startProduct(nSquared);
  for (const next of exponents) {
    for (let left = 4 * (exponent - next); left > 0; left -= SQUARINGS_AT_ONCE) {
      sum.square(Math.min(left, SQUARINGS_AT_ONCE));
      yield;
    }
    sum.multiply(products.get(next) as bigint);
    exponent = next;
  }
  return { ciphertext: sum.value(), exponent };
}
