/*
 * Paillier with numbers small enough to print: what the article's figures compute while the page is
 * built. It is for reading, not for secrets: the primes are published and nothing here is checked.
 */

/** A whole key pair. Whoever has p and q has the secret half. */
export type SmallKey = {
  p: bigint;
  q: bigint;
  n: bigint;
  nSquared: bigint;
  /** The secret exponent, lcm(p - 1, q - 1). */
  lambda: bigint;
  /** The inverse of lambda modulo n. */
  mu: bigint;
};

/** The key made of two primes (Paillier 1999, with g = n + 1). */
export function smallKey(p: bigint, q: bigint): SmallKey {
  const n = p * q;
  const lambda = ((p - 1n) * (q - 1n)) / greatestCommonDivisor(p - 1n, q - 1n);
  return { p, q, n, nSquared: n * n, lambda, mu: inverse(lambda, n) };
}

/** The ciphertext (1 + m n) r^n mod n^2; a negative m is locked as n + m. */
export function lock({ n, nSquared }: SmallKey, m: bigint, r: bigint): bigint {
  return ((1n + residue(m, n) * n) * power(r, n, nSquared)) % nSquared;
}

/** The three steps by which the secret half opens a ciphertext. */
export type Opening = {
  /** c^lambda mod n^2: the random factor is gone. */
  raised: bigint;
  /** L(raised) = (raised - 1) / n, a division without remainder. */
  quotient: bigint;
  /** quotient * mu mod n. */
  plaintext: bigint;
};

export function unlock({ n, nSquared, lambda, mu }: SmallKey, ciphertext: bigint): Opening {
  const raised = power(ciphertext, lambda, nSquared);
  const quotient = (raised - 1n) / n;
  return { raised, quotient, plaintext: (quotient * mu) % n };
}

/** What a plaintext stands for: the upper third of the numbers below n are the negative ones. */
export function signed({ n }: SmallKey, plaintext: bigint): bigint {
  return plaintext > n - n / 3n ? plaintext - n : plaintext;
}

export function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n;
  let square = residue(base, modulus);
  for (let bits = exponent; bits > 0n; bits >>= 1n) {
    if (bits & 1n) result = (result * square) % modulus;
    square = (square * square) % modulus;
  }
  return result;
}

export function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatestCommonDivisor(b, a % b);
}

/** The inverse by extended Euclid; a and modulus have no common factor. */
export function inverse(a: bigint, modulus: bigint): bigint {
  let [previous, current] = [residue(a, modulus), modulus];
  let [previousFactor, factor] = [1n, 0n];
  while (current !== 0n) {
    const quotient = previous / current;
    [previous, current] = [current, previous - quotient * current];
    [previousFactor, factor] = [factor, previousFactor - quotient * factor];
  }
  return residue(previousFactor, modulus);
}

function residue(a: bigint, modulus: bigint): bigint {
  return ((a % modulus) + modulus) % modulus;
}
