/*
 * python-paillier's EncodedNumber for the few numbers that the article draws.
 */

/** A number as mantissa * 16^exponent. */
export type SmallEncoding = { mantissa: bigint; exponent: number };

const MANTISSA_BITS = 53;
const BITS_PER_DIGIT = 4;

/** A whole number: exponent 0, itself the mantissa. */
export function encodeInteger(value: bigint): SmallEncoding {
  return { mantissa: value, exponent: 0 };
}

/**
 * A positive double, not subnormal, without loss: exponent floor((e - 53) / 4), where e is the
 * power of two that frexp gives it (phe/encoding.py of python-paillier 1.5.0).
 */
export function encodeDouble(value: number): SmallEncoding {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  const bits = view.getBigUint64(0);
  const frexpExponent = Number((bits >> 52n) & 0x7ffn) - 1022;
  const significand = (bits & 0xfffffffffffffn) | 0x10000000000000n;
  const lowestBit = frexpExponent - MANTISSA_BITS;
  const exponent = Math.floor(lowestBit / BITS_PER_DIGIT);
  return { mantissa: significand << BigInt(lowestBit - BITS_PER_DIGIT * exponent), exponent };
}

/** The same number with a smaller exponent: its mantissa times a power of 16. */
export function lower({ mantissa, exponent }: SmallEncoding, to: number): SmallEncoding {
  return { mantissa: mantissa * 16n ** BigInt(exponent - to), exponent: to };
}

/** The double nearest to mantissa * 16^exponent, for exponents of 0 and below. */
export function decode({ mantissa, exponent }: SmallEncoding): number {
  // A power of 16 is exact, so the one rounding is that of the mantissa.
  return Number(mantissa) / 16 ** -exponent;
}
