import { mod } from '@/lib/paillier/arithmetic';
import {
  decode,
  maxInteger,
  type Plain,
  type Scaled,
  scaleNumber,
  unscaleNumber,
} from '@/lib/paillier/encoding';
import { encrypt } from '@/lib/paillier/keys';
import { bitsOf, differingBits } from './points';
import { decryptInSteps, type TextbookKey, textbookKey } from './textbook';

/*
 * The numbers behind the article's figures. All but the inputs is computed, here and nowhere else,
 * so that a figure cannot disagree with the arithmetic.
 */

/** The example that is printed step by step. */
export const worked = workedExample();

function workedExample() {
  const key = textbookKey(11n, 13n);
  const first = encrypted(key, 17n, 42n);
  const second = encrypted(key, 24n, 100n);
  const negative = encrypted(key, -5n, 8n);
  const sum = (first.c * second.c) % key.nSquared;
  const difference = (second.c * negative.c) % key.nSquared;
  return {
    key,
    first,
    second,
    negative,
    sum: { c: sum, ...decryptInSteps(key, sum) },
    difference: { c: difference, value: opened(key, difference) },
    /** Numbers beyond this, either side of zero, are refused: n div 3 - 1. */
    largest: maxInteger(key.n),
  };
}

/** The ciphertext of m under a key, with a random factor that is given; -5 is encrypted as n - 5. */
export function encrypted(key: TextbookKey, m: bigint, r: bigint) {
  return { m, r, c: encrypt(key, mod(m, key.n), { r }) };
}

/** The number that a ciphertext stands for, negative ones too. */
export function opened(key: TextbookKey, ciphertext: bigint): Plain {
  return decode(key.n, { encoding: decryptInSteps(key, ciphertext).plaintext, exponent: 0 });
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

/** One number, encrypted four times with a key of 64 bits; the last time without any randomness. */
export const fields = fieldExample();

function fieldExample() {
  const key = textbookKey(4294967291n, 4294967279n);
  const m = 17n;
  // The first digits of pi, e and the square root of 2: nobody chose them to make a nicer picture.
  const randoms = [3141592653589793238n, 2718281828459045235n, 1414213562373095048n];
  const first = encrypted(key, m, randoms[0] ?? 1n);
  const field = (r: bigint): CiphertextField => {
    const { c } = encrypted(key, m, r);
    const bits = bitsOf(c, FIELD_BITS);
    return { r, c, bits, lit: bits.filter(Boolean).length, moved: differingBits(c, first.c) };
  };
  return { key, m, random: randoms.map(field), unmasked: field(1n) };
}

/** What the gloved server has before it: the 96 bits of the product of two ciphertexts. */
export const gloves = glovesExample();

function glovesExample() {
  const key = textbookKey(16777213n, 16777199n);
  const first = encrypted(key, 3n, 1618033988749n);
  const second = encrypted(key, 4n, 5772156649015n);
  const c = (first.c * second.c) % key.nSquared;
  return {
    key,
    first,
    second,
    c,
    bits: bitsOf(c, 96),
    plaintext: decryptInSteps(key, c).plaintext,
  };
}

/** A number of the alignment figure, as it was encrypted and as the server aligns it. */
export type AlignedNumber = { label: string; original: Scaled; aligned: Scaled };

/** Three numbers with three exponents, and their sum. */
export const alignment = alignmentExample();

function alignmentExample() {
  const values: Plain[] = [3n, 2.5, 0.1];
  const smallest = Math.min(...values.map((value) => scaleNumber(value).exponent));
  const numbers: AlignedNumber[] = values.map((value) => ({
    label: String(value),
    original: scaleNumber(value),
    aligned: scaleNumber(value, { maxExponent: smallest }),
  }));
  const mantissa = numbers.reduce((total, { aligned }) => total + aligned.mantissa, 0n);
  const sum = { mantissa, exponent: smallest };
  return { numbers, smallest, sum, value: Number(unscaleNumber(sum)) };
}

/** Bytes of the ciphertext of any number at all: it lies below n^2. */
export function ciphertextBytes(keyBits: number): number {
  return (2 * keyBits) / 8;
}
