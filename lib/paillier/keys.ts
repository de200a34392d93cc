import { CodedError } from '@/lib/CodedError';
import { bitLength, gcd, mod, modInverse } from './arithmetic';
import { bigintModularPower } from './kernel/bigintModularPower';
import type { ModularPower } from './kernel/modularKernel';
import { randomBelow, randomUnit } from './random';

/*
 * Paillier's scheme with g = n + 1: P. Paillier, "Public-Key Cryptosystems Based on Composite
 * Degree Residuosity Classes", EUROCRYPT 1999, section 7 for the CRT forms; ISO/IEC 18033-6:2019.
 */

/** What anyone may know: enough to encrypt and to add. */
export interface PublicKey {
  n: bigint;
  nSquared: bigint;
}

/** One prime's half of the private key. */
interface Half {
  prime: bigint;
  square: bigint;
  /** What divides the generator's own part out of a decryption modulo this prime. */
  scale: bigint;
}

/** What opens: the two primes, and what follows from them. */
export interface PrivateKey extends PublicKey {
  p: Half;
  q: Half;
  pInverse: bigint;
  pSquaredInverse: bigint;
}

export type KeyErrorCode = 'primes_unusable' | 'webcrypto_missing' | 'plaintext_range';

/** A key that cannot be made or used; the message is one sentence. */
export class KeyError extends CodedError<KeyErrorCode> {
  override name = 'KeyError';
}

export function publicKey(n: bigint): PublicKey {
  return { n, nSquared: n * n };
}

/** The private key of two different odd primes, which are taken to be prime. */
export function privateKey(p: bigint, q: bigint): PrivateKey {
  const n = p * q;
  if (p < 3n || q < 3n || p === q || gcd(n, (p - 1n) * (q - 1n)) !== 1n) {
    throw new KeyError(
      'primes_unusable',
      'These two numbers make no key: they must be different odd primes of about the same size.',
    );
  }
  // (1 + n) ** (p - 1) = 1 + (p - 1) * n (mod p ** 2), whose L is (p - 1) * q = -q (mod p).
  const half = (prime: bigint, other: bigint): Half => ({
    prime,
    square: prime * prime,
    scale: modInverse(-other, prime),
  });
  return {
    ...publicKey(n),
    p: half(p, q),
    q: half(q, p),
    pInverse: modInverse(p, q),
    pSquaredInverse: modInverse(p * p, q * q),
  };
}

/** From a residue modulo a and one modulo b, that modulo a * b. */
function combine(x: bigint, a: bigint, y: bigint, b: bigint, aInverse: bigint): bigint {
  return x + a * mod((y - x) * aInverse, b);
}

function fromBase64Url(text: string): bigint {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  let hex = '';
  for (const character of binary) hex += character.charCodeAt(0).toString(16).padStart(2, '0');
  return BigInt(`0x${hex}`);
}

/**
 * A new key of `bits` bits. The primes are those of a fresh RSA key, which the browser's own
 * cryptography finds faster and tests better than a page could.
 *
 * @throws KeyError where WebCrypto is missing, as on a page that did not come over https
 */
export async function generateKey(bits: number): Promise<PrivateKey> {
  const subtle = globalThis.crypto?.subtle;
  if (!subtle) {
    throw new KeyError(
      'webcrypto_missing',
      'This browser gives its cryptography only to pages loaded over https; open the page that way to make a key.',
    );
  }
  const algorithm = {
    name: 'RSA-OAEP',
    modulusLength: bits,
    publicExponent: new Uint8Array([1, 0, 1]),
    hash: 'SHA-256',
  };
  const pair = await subtle.generateKey(algorithm, true, ['encrypt', 'decrypt']);
  const { p, q } = await subtle.exportKey('jwk', pair.privateKey);
  return privateKey(fromBase64Url(p as string), fromBase64Url(q as string));
}

/** The size of a key, in bits. */
export function keyBits({ n }: PublicKey): number {
  return bitLength(n);
}

function checkPlaintext(plaintext: bigint, n: bigint): void {
  if (plaintext >= 0n && plaintext < n) return;
  throw new KeyError('plaintext_range', 'Only whole numbers from 0 to n - 1 can be encrypted.');
}

export interface EncryptOptions {
  /** The mask's root, without a factor of n; left out, it is drawn at random. */
  r?: bigint;
  /** How powers are taken: the kernel where there is one. */
  power?: ModularPower;
}

/** (1 + plaintext * n) * r ** n mod n ** 2, for 0 <= plaintext < n. */
export function encrypt(
  key: PublicKey,
  plaintext: bigint,
  { r = randomUnit(key.n), power = bigintModularPower }: EncryptOptions = {},
): bigint {
  checkPlaintext(plaintext, key.n);
  return ((1n + plaintext * key.n) * power(r, key.n, key.nSquared)) % key.nSquared;
}

/**
 * As encrypt, by the key's owner, in a fraction of the time. Without `r` the mask is drawn
 * directly: r -> r ** q permutes the residues modulo p, so a random root serves as well.
 */
export function encryptAsOwner(
  key: PrivateKey,
  plaintext: bigint,
  { r, power = bigintModularPower }: EncryptOptions = {},
): bigint {
  checkPlaintext(plaintext, key.n);
  const { p, q } = key;
  // r ** n modulo p ** 2 depends only on r ** q modulo p: x ** p (mod p ** 2) only on x mod p.
  const maskHalf = (half: Half, other: Half) => {
    const root = r === undefined ? randomBelow(half.prime) : power(r, other.prime, half.prime);
    return power(root, half.prime, half.square);
  };
  const mask = combine(maskHalf(p, q), p.square, maskHalf(q, p), q.square, key.pSquaredInverse);
  return ((1n + plaintext * key.n) * mask) % key.nSquared;
}

/** The plaintext, 0 <= plaintext < n, of a ciphertext without a factor of n. */
export function decrypt(
  key: PrivateKey,
  ciphertext: bigint,
  power: ModularPower = bigintModularPower,
): bigint {
  const { p, q } = key;
  const half = ({ prime, square, scale }: Half) =>
    mod(((power(ciphertext, prime - 1n, square) - 1n) / prime) * scale, prime);
  return combine(half(p), p.prime, half(q), q.prime, key.pInverse);
}
