import { bitsOf, differingBits } from './points';
import { decode, encodeDouble, encodeInteger, lower, type SmallEncoding } from './smallEncoding';
import { lock, smallKey, unlock, type SmallKey } from './smallPaillier';

/*
 * The numbers behind the article's figures. All but the inputs is computed, here and nowhere else,
 * so that a figure cannot disagree with the arithmetic.
 */

/** The example that is printed step by step. */
export const worked = workedExample();

function workedExample() {
  const key = smallKey(11n, 13n);
  const first = locked(key, 17n, 42n);
  const second = locked(key, 24n, 100n);
  const negative = locked(key, -5n, 8n);
  const sum = (first.c * second.c) % key.nSquared;
  const difference = (second.c * negative.c) % key.nSquared;
  return {
    key,
    first,
    second,
    negative,
    sum: { c: sum, ...unlock(key, sum) },
    difference: { c: difference, ...unlock(key, difference) },
    /** Numbers beyond this, either side of zero, are refused: n div 3 - 1. */
    largest: key.n / 3n - 1n,
  };
}

function locked(key: SmallKey, m: bigint, r: bigint) {
  return { m, r, c: lock(key, m, r) };
}

/** One ciphertext drawn as a field of points, one point for each bit. */
export type CiphertextField = {
  r: bigint;
  c: bigint;
  bits: boolean[];
  lit: number;
  /** Points that differ from the first field. */
  moved: number;
};

/** How many bits the ciphertexts of the field figure have: n is just below 2^64. */
export const FIELD_BITS = 128;

/** One number, locked four times with a key of 64 bits; the last time without any randomness. */
export const fields = fieldExample();

function fieldExample() {
  const key = smallKey(4294967291n, 4294967279n);
  const m = 17n;
  // The first digits of pi, e and the square root of 2: nobody chose them to make a nicer picture.
  const randoms = [3141592653589793238n, 2718281828459045235n, 1414213562373095048n];
  const first = lock(key, m, randoms[0] ?? 1n);
  const field = (r: bigint): CiphertextField => {
    const c = lock(key, m, r);
    const bits = bitsOf(c, FIELD_BITS);
    return { r, c, bits, lit: bits.filter(Boolean).length, moved: differingBits(c, first) };
  };
  return { key, m, random: randoms.map(field), naked: field(1n) };
}

/** What the gloved server has before it: the 96 bits of the product of two ciphertexts. */
export const gloves = glovesExample();

function glovesExample() {
  const key = smallKey(16777213n, 16777199n);
  const first = locked(key, 3n, 1618033988749n);
  const second = locked(key, 4n, 5772156649015n);
  const c = (first.c * second.c) % key.nSquared;
  return { key, first, second, c, bits: bitsOf(c, 96), plaintext: unlock(key, c).plaintext };
}

/** A number of the alignment figure, as it was locked and as the server aligns it. */
export type AlignedNumber = { label: string; original: SmallEncoding; aligned: SmallEncoding };

/** Three numbers with three exponents, and their sum. */
export const alignment = alignmentExample();

function alignmentExample() {
  const originals = [
    { label: '3', original: encodeInteger(3n) },
    { label: '2.5', original: encodeDouble(2.5) },
    { label: '0.1', original: encodeDouble(0.1) },
  ];
  const smallest = Math.min(...originals.map(({ original }) => original.exponent));
  const numbers: AlignedNumber[] = originals.map(({ label, original }) => ({
    label,
    original,
    aligned: lower(original, smallest),
  }));
  const mantissa = numbers.reduce((total, { aligned }) => total + aligned.mantissa, 0n);
  const sum = { mantissa, exponent: smallest };
  return { numbers, smallest, sum, value: decode(sum) };
}

/** Bytes of the ciphertext of any number at all: it lies below n^2. */
export function ciphertextBytes(keyBits: number): number {
  return (2 * keyBits) / 8;
}
