import { mod } from '@/lib/paillier/arithmetic';
import {
  decode,
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

const FIELD_KEY = textbookKey(4294967291n, 4294967279n);
const FIELD_NUMBER = 17n;
// The first digits of pi, e and the square root of 2: nobody chose them to make a nicer picture.
const [FIRST_NOISE, ...NOISES] = [
  3141592653589793238n,
  2718281828459045235n,
  1414213562373095048n,
] as const;
const FIRST_CIPHERTEXT = encrypted(FIELD_KEY, FIELD_NUMBER, FIRST_NOISE).c;

/** The field of the number that the figure encrypts, with the noise r. */
export function fieldOf(r: bigint): CiphertextField {
  const { c } = encrypted(FIELD_KEY, FIELD_NUMBER, r);
  const bits = bitsOf(c, FIELD_BITS);
  return {
    r,
    c,
    bits,
    lit: bits.filter(Boolean).length,
    moved: differingBits(c, FIRST_CIPHERTEXT),
  };
}

/** One number, encrypted four times with a key of 64 bits; the last time without any randomness. */
export const fields = {
  key: FIELD_KEY,
  m: FIELD_NUMBER,
  random: [FIRST_NOISE, ...NOISES].map(fieldOf),
  unmasked: fieldOf(1n),
};

/** A number of the alignment figure, as it was encrypted. */
export type ScaledNumber = { label: string; original: Scaled };

/** Three numbers with three exponents, and the smallest of these. */
export const alignment = alignmentExample();

function alignmentExample() {
  const values: Plain[] = [3n, 2.5, 0.1];
  const numbers: ScaledNumber[] = values.map((value) => ({
    label: String(value),
    original: scaleNumber(value),
  }));
  return { numbers, smallest: Math.min(...numbers.map(({ original }) => original.exponent)) };
}

/** A number brought down to an exponent, where it is not lower already: zeros in base 16. */
export function broughtDown({ mantissa, exponent }: Scaled, level: number): Scaled {
  const zeros = Math.max(exponent - level, 0);
  return { mantissa: mantissa << BigInt(4 * zeros), exponent: exponent - zeros };
}

/** The sum of the three at an exponent that all of them reach; null where one does not. */
export function alignedSum(level: number): { sum: Scaled; value: number } | null {
  if (level > alignment.smallest) return null;
  const mantissa = alignment.numbers.reduce(
    (total, { original }) => total + broughtDown(original, level).mantissa,
    0n,
  );
  const sum = { mantissa, exponent: level };
  return { sum, value: Number(unscaleNumber(sum)) };
}

/** Bytes of the ciphertext of any number at all: it lies below n^2. */
export function ciphertextBytes(keyBits: number): number {
  return (2 * keyBits) / 8;
}
