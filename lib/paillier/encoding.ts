import { CodedError } from '@/lib/CodedError';
import { bitLength, mod } from './arithmetic';

/*
 * python-paillier's EncodedNumber, to the letter: a number is mantissa * 16 ** exponent, the
 * mantissa is encrypted, the exponent travels in the clear.
 * https://python-paillier.readthedocs.io/en/stable/phe.html
 */

/** A Python int is a bigint here, a Python float a number. */
export type Plain = bigint | number;

/** A number as mantissa * 16 ** exponent, before a key comes into it. */
export interface Scaled {
  mantissa: bigint;
  exponent: number;
}

/** A scaled number under a key: 0 <= encoding < n, where the highest third is negative. */
export interface Encoded {
  encoding: bigint;
  exponent: number;
}

export interface EncodeOptions {
  /** Keep at least this much: a step such as 0.01. Left out: all that a float holds. */
  precision?: number;
  /** An exponent not to be exceeded. */
  maxExponent?: number;
}

export type EncodingErrorCode = 'not_finite' | 'precision' | 'too_large' | 'overflow';

/** A number that cannot be encoded or decoded; the message is one sentence. */
export class EncodingError extends CodedError<EncodingErrorCode> {
  override name = 'EncodingError';
}

const BASE_BITS = 4;
const MANTISSA_BITS = 53;
const SUBNORMAL_STEP = -1074;

/** The largest whole number that fits under n; negative ones reach as far the other way. */
export function maxInteger(n: bigint): bigint {
  return n / 3n - 1n;
}

/** A finite double as mantissa * 2 ** power, and frexp's exponent. */
function splitDouble(value: number): { mantissa: bigint; power: number; frexp: number } {
  if (!Number.isFinite(value)) {
    throw new EncodingError('not_finite', 'Infinity and NaN cannot be encrypted.');
  }
  const bits = new DataView(new ArrayBuffer(8));
  bits.setFloat64(0, value);
  const raw = bits.getBigUint64(0);
  const fraction = raw & ((1n << 52n) - 1n);
  const biased = Number((raw >> 52n) & 0x7ffn);
  const size = biased === 0 ? fraction : fraction | (1n << 52n);
  const power = Math.max(biased, 1) - 1075;
  return {
    mantissa: raw >> 63n ? -size : size,
    power,
    frexp: size === 0n ? 0 : bitLength(size) + power,
  };
}

/** `value` / 2 ** `bits`, half to even. */
function roundedShift(value: bigint, bits: number): bigint {
  if (bits <= 0) return value << BigInt(-bits);
  // For negative values too: BigInt shifts round down.
  const floor = value >> BigInt(bits);
  const rest = value - (floor << BigInt(bits));
  const half = 1n << BigInt(bits - 1);
  return rest > half || (rest === half && floor & 1n) ? floor + 1n : floor;
}

function preferredExponent(value: Plain, precision: number | undefined): number {
  if (precision !== undefined) {
    if (!(precision > 0) || !Number.isFinite(precision)) {
      throw new EncodingError('precision', 'A precision must be a positive number.');
    }
    // The same two logarithms as Python's math.log(precision, 16).
    return Math.floor(Math.log(precision) / Math.log(16));
  }
  if (typeof value === 'bigint') return 0;
  return Math.floor((splitDouble(value).frexp - MANTISSA_BITS) / BASE_BITS);
}

/** A number as mantissa and exponent, rounded half to even where the exponent is too coarse for it. */
export function scaleNumber(
  value: Plain,
  { precision, maxExponent = Infinity }: EncodeOptions = {},
): Scaled {
  const exponent = Math.min(maxExponent, preferredExponent(value, precision));
  const { mantissa, power } =
    typeof value === 'bigint' ? { mantissa: value, power: 0 } : splitDouble(value);
  return { mantissa: roundedShift(mantissa, BASE_BITS * exponent - power), exponent };
}

/** @throws EncodingError where the number does not fit under n */
export function encode(n: bigint, value: Plain, options: EncodeOptions = {}): Encoded {
  const { mantissa, exponent } = scaleNumber(value, options);
  const limit = maxInteger(n);
  if (mantissa > limit || mantissa < -limit) {
    throw new EncodingError('too_large', 'This number is too large for a key of this size.');
  }
  return { encoding: mod(mantissa, n), exponent };
}

/**
 * What a mantissa and exponent stand for: exponents from 0 up give a whole number, exactly; below
 * 0 the nearest double, half to even.
 *
 * @throws EncodingError where no double is large enough
 */
export function unscaleNumber({ mantissa, exponent }: Scaled): Plain {
  if (exponent >= 0) return mantissa << BigInt(BASE_BITS * exponent);
  const size = mantissa < 0n ? -mantissa : mantissa;
  const fractionBits = BASE_BITS * -exponent;
  const lowest = Math.max(bitLength(size) - MANTISSA_BITS - fractionBits, SUBNORMAL_STEP);
  const digits = Number(roundedShift(size, lowest + fractionBits));
  // 2 ** lowest alone may be beyond the doubles where the product is not.
  const value = lowest > 900 ? digits * 2 ** 900 * 2 ** (lowest - 900) : digits * 2 ** lowest;
  if (!Number.isFinite(value)) {
    throw new EncodingError('overflow', 'The result is too large for a floating-point number.');
  }
  return mantissa < 0n ? -value : value;
}

/**
 * The number that an encoding stands for.
 *
 * @throws EncodingError in the empty third between positive and negative: a sum has overflowed
 */
export function decode(n: bigint, { encoding, exponent }: Encoded): Plain {
  const limit = maxInteger(n);
  if (encoding <= limit) return unscaleNumber({ mantissa: encoding, exponent });
  if (encoding >= n - limit) return unscaleNumber({ mantissa: encoding - n, exponent });
  throw new EncodingError(
    'overflow',
    'The result lies where no number can be: the sum has grown too large for this key, or it was encrypted under another key.',
  );
}
