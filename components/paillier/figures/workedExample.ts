import { gcd, mod } from '@/lib/paillier/arithmetic';
import { decode, EncodingError, maxInteger, type Plain } from '@/lib/paillier/encoding';
import { encrypt } from '@/lib/paillier/keys';
import { decryptInSteps, type DecryptionSteps, type TextbookKey, textbookKey } from './textbook';

/*
 * The example that a reader works through: a key of two small primes, two numbers with their noise,
 * and every line that follows from them. A choice that makes no key, or no ciphertext, says why.
 */

/** What can be chosen. */
export const FIELDS = ['p', 'q', 'm1', 'r1', 'm2', 'r2'] as const;
export type Field = (typeof FIELDS)[number];
export type Choice = Readonly<Record<Field, bigint>>;

/** The example that is printed where nobody has chosen. */
export const FIRST_CHOICE: Choice = { p: 11n, q: 13n, m1: 17n, r1: 42n, m2: 24n, r2: 100n };

/** Above it the lines would not fit a phone. */
const LARGEST_PRIME = 997n;
const SMALLEST_PRIME = 3n;

/** A choice that cannot be computed with, and why. */
export type Fault = { field: Field; sentence: string };

/** Every line of the example. */
export type Worked = {
  key: TextbookKey;
  /** Numbers beyond this, either side of zero, have no place: n div 3 - 1. */
  largest: bigint;
  ciphertexts: [bigint, bigint];
  sum: bigint;
  steps: DecryptionSteps;
  /** What the total stands for; null where it lies in the empty middle. */
  total: Plain | null;
};

/** The smallest prime that divides a number above 1: itself, where it is prime. */
function smallestFactor(value: bigint): bigint {
  for (let factor = 2n; factor * factor <= value; factor++) {
    if (value % factor === 0n) return factor;
  }
  return value;
}

function primeFault(field: 'p' | 'q', value: bigint): Fault | null {
  if (value < SMALLEST_PRIME || value > LARGEST_PRIME) {
    const sentence = `${field} has to be an odd prime from ${SMALLEST_PRIME} to ${LARGEST_PRIME}.`;
    return { field, sentence };
  }
  const factor = smallestFactor(value);
  if (factor === value) return null;
  return { field, sentence: `${value} is no prime: it is ${factor} × ${value / factor}.` };
}

/** Why two primes make no key. */
function pairFault(p: bigint, q: bigint): Fault | null {
  if (p === q) {
    return {
      field: 'q',
      sentence: 'p and q have to differ: whoever sees n could take its square root and have both.',
    };
  }
  const [low, high] = p < q ? [p, q] : [q, p];
  if ((high - 1n) % low !== 0n) return null;
  return {
    field: 'q',
    sentence: `${low} divides ${high} − 1, so λ has no inverse modulo n, and nothing could be decrypted. Two primes of the same length never do this.`,
  };
}

function numberFault(field: 'm1' | 'm2', value: bigint, largest: bigint): Fault | null {
  if (value <= largest && value >= -largest) return null;
  return {
    field,
    sentence: `With this key numbers run from −${largest} to ${largest}. Larger primes make more room.`,
  };
}

function noiseFault(field: 'r1' | 'r2', r: bigint, n: bigint): Fault | null {
  if (r <= 0n || r >= n) return { field, sentence: `The noise has to lie between 0 and ${n}.` };
  const shared = gcd(r, n);
  if (shared === 1n) return null;
  return {
    field,
    sentence: `${r} has the factor ${shared} in common with n: this noise would not go away, and it gives the prime away.`,
  };
}

/** The first thing that is wrong with a choice; null where all can be computed. */
export function faultOf({ p, q, m1, r1, m2, r2 }: Choice): Fault | null {
  const n = p * q;
  return (
    primeFault('p', p) ??
    primeFault('q', q) ??
    pairFault(p, q) ??
    numberFault('m1', m1, maxInteger(n)) ??
    noiseFault('r1', r1, n) ??
    numberFault('m2', m2, maxInteger(n)) ??
    noiseFault('r2', r2, n)
  );
}

/** Works a choice out that has no fault. */
export function workOut({ p, q, m1, r1, m2, r2 }: Choice): Worked {
  const key = textbookKey(p, q);
  const ciphertexts: [bigint, bigint] = [
    encrypt(key, mod(m1, key.n), { r: r1 }),
    encrypt(key, mod(m2, key.n), { r: r2 }),
  ];
  const sum = (ciphertexts[0] * ciphertexts[1]) % key.nSquared;
  const steps = decryptInSteps(key, sum);
  return {
    key,
    largest: maxInteger(key.n),
    ciphertexts,
    sum,
    steps,
    total: readTotal(key.n, steps.plaintext),
  };
}

function readTotal(n: bigint, plaintext: bigint): Plain | null {
  try {
    return decode(n, { encoding: plaintext, exponent: 0 });
  } catch (error) {
    if (error instanceof EncodingError) return null;
    throw error;
  }
}
