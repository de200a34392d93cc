/** A limb holds 28 bits, which is seven hexadecimal digits: text is the short way to a BigInt. */
export const LIMB_BITS = 28;
const LIMB_HEX_DIGITS = LIMB_BITS / 4;

/**
 * Fills `limbs` with a number, the lowest limb first and zeros above it. A BigInt's text in base 16
 * takes time in proportion to its length; shifting a BigInt limb by limb would take its square.
 */
export function writeLimbs(limbs: Uint32Array, value: bigint): void {
  const hex = value.toString(16);
  let index = 0;
  for (let end = hex.length; end > 0; end -= LIMB_HEX_DIGITS) {
    limbs[index++] = parseInt(hex.slice(Math.max(0, end - LIMB_HEX_DIGITS), end), 16);
  }
  limbs.fill(0, index);
}

/** The number that limbs below 2^28 stand for. */
export function readLimbs(limbs: Uint32Array): bigint {
  let hex = '0x0';
  for (let index = limbs.length - 1; index >= 0; index--) {
    hex += (limbs[index] ?? 0).toString(16).padStart(LIMB_HEX_DIGITS, '0');
  }
  return BigInt(hex);
}
