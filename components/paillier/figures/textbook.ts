import { gcd, modInverse } from '@/lib/paillier/arithmetic';
import { bigintModularPower } from '@/lib/paillier/kernel/bigintModularPower';
import { type PublicKey, publicKey } from '@/lib/paillier/keys';

/*
 * Decryption in the steps of Paillier's paper of 1999, with g = n + 1, which the worked example
 * prints. lib/paillier decrypts modulo p and q instead: that is faster, and longer to explain.
 */

/** A whole key pair. Whoever has p and q has the secret half. */
export type TextbookKey = PublicKey & {
  p: bigint;
  q: bigint;
  /** The secret exponent, lcm(p - 1, q - 1). */
  lambda: bigint;
  /** The inverse of lambda modulo n. */
  mu: bigint;
};

/** The key of two different primes, which are taken to be prime. */
export function textbookKey(p: bigint, q: bigint): TextbookKey {
  const lambda = ((p - 1n) * (q - 1n)) / gcd(p - 1n, q - 1n);
  return { ...publicKey(p * q), p, q, lambda, mu: modInverse(lambda, p * q) };
}

/** The three steps by which the secret half opens a ciphertext. */
export type DecryptionSteps = {
  /** c^lambda mod n^2: the random factor is gone. */
  raised: bigint;
  /** L(raised) = (raised - 1) / n, a division without remainder. */
  quotient: bigint;
  /** quotient * mu mod n. */
  plaintext: bigint;
};

export function decryptInSteps(
  { n, nSquared, lambda, mu }: TextbookKey,
  ciphertext: bigint,
): DecryptionSteps {
  const raised = bigintModularPower(ciphertext, lambda, nSquared);
  const quotient = (raised - 1n) / n;
  return { raised, quotient, plaintext: (quotient * mu) % n };
}
