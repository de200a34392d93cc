import { decrypt, encrypt, privateKey } from '@/lib/paillier/keys';
import { bitsOf } from './points';

/*
 * Three people, a server without the key, and whoever has it: the arithmetic of the opening figure,
 * and the steps in which it is played.
 */

/** Two primes just below 2^32: enough for a picture, and for nothing else. */
const KEY = privateKey(4294967291n, 4294967279n);
/** The public half. */
export const N = KEY.n;
export const CIPHERTEXT_BITS = 128;
export const MAX_DIGITS = 6;

/** With the noise of the picture before it is played: digits of three square roots. */
export const PEOPLE = [
  { name: 'Ada', number: 41_500n, noise: 1414213562373095048n },
  { name: 'Ben', number: 38_200n, noise: 1732050807568877293n },
  { name: 'Cleo', number: 52_300n, noise: 2236067977499789696n },
] as const;

/** What is done, in this order, and how long each step takes when it is played. */
export const STEPS = [
  { kind: 'open', ms: 900 },
  ...PEOPLE.map((_, person) => ({ kind: 'encrypt' as const, person, ms: 1100 })),
  { kind: 'send', ms: 1500 },
  { kind: 'add', ms: 1300 },
  { kind: 'hand on', ms: 1100 },
  { kind: 'decrypt', ms: 1300 },
] as const;

export function encryptNumber(number: bigint, noise: bigint): bigint {
  return encrypt(KEY, number, { r: noise });
}

/** All that the server does. */
export function multiplyCiphertexts(ciphertexts: readonly bigint[]): bigint {
  return ciphertexts.reduce((product, one) => (product * one) % KEY.nSquared, 1n);
}

/** What only the owner of the key can do. */
export function decryptNumber(ciphertext: bigint): bigint {
  return decrypt(KEY, ciphertext);
}

/** What is held somewhere: nothing yet, something to read, or something that only the key opens. */
export type Held = { bits: readonly boolean[]; readable: boolean } | null;

export function readable(number: bigint): Held {
  return { bits: bitsOf(number, CIPHERTEXT_BITS), readable: true };
}

export function unreadable(ciphertext: bigint): Held {
  return { bits: bitsOf(ciphertext, CIPHERTEXT_BITS), readable: false };
}
