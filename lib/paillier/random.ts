import { bitLength, gcd } from './arithmetic';

/** getRandomValues fills at most 65,536 bytes; ours need far fewer. Elsewhere it is WebCrypto's. */
function randomBits(bits: number): bigint {
  const bytes = crypto.getRandomValues(new Uint8Array(Math.ceil(bits / 8)));
  let hex = '';
  for (const byte of bytes) hex += byte.toString(16).padStart(2, '0');
  return BigInt(`0x${hex}`) >> BigInt(bytes.length * 8 - bits);
}

/** A number of 1..limit-1, each as likely as the other: what falls outside is drawn again. */
export function randomBelow(limit: bigint): bigint {
  const bits = bitLength(limit - 1n);
  for (;;) {
    const value = randomBits(bits);
    if (value > 0n && value < limit) return value;
  }
}

/** A random number below n that shares no factor with it. */
export function randomUnit(n: bigint): bigint {
  for (;;) {
    const value = randomBelow(n);
    if (gcd(value, n) === 1n) return value;
  }
}
