import { CodedError } from '@/lib/CodedError';
import { bitLength, exactSquareRoot } from './arithmetic';

/** Encrypted numbers as JSON has them: python-paillier's own layout, big integers as decimal strings. */
export interface EncryptedPayload {
  public_key: { n: string };
  /** A ciphertext, and the power of 16 that its plaintext is scaled by. */
  values: [ciphertext: string, exponent: number][];
}

/** One encrypted number: its ciphertext, and the power of 16 that its plaintext is scaled by. */
export interface Encrypted {
  ciphertext: bigint;
  exponent: number;
}

/** A payload whose numbers have been checked. `nSquared` is kept because all arithmetic needs it. */
export interface CheckedPayload {
  n: bigint;
  nSquared: bigint;
  values: Encrypted[];
}

const MIN_KEY_BITS = 1024;
export const MAX_KEY_BITS = 4096;
export const MAX_VALUES = 256;
export const MAX_EXPONENT = 512;

/** Decimal digits of the largest n: a longer string is refused before BigInt sees it. */
const MAX_N_DIGITS = Math.ceil(MAX_KEY_BITS * Math.log10(2));

export type PayloadErrorCode =
  | 'body_not_object'
  | 'public_key_missing'
  | 'n_not_decimal'
  | 'n_size'
  | 'n_even'
  | 'n_square'
  | 'n_prime'
  | 'values_missing'
  | 'values_count'
  | 'value_not_pair'
  | 'ciphertext_not_decimal'
  | 'ciphertext_range'
  | 'ciphertext_factor'
  | 'exponent_not_integer'
  | 'exponent_range'
  | 'exponent_gap';

/** What is wrong with a payload, in one sentence, and where: such as `values[3][0]`. */
export class PayloadError extends CodedError<PayloadErrorCode> {
  override name = 'PayloadError';
  constructor(
    code: PayloadErrorCode,
    message: string,
    readonly path: string,
  ) {
    super(code, message);
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const DECIMAL = /^[1-9][0-9]*$/;

function parseModulus(publicKey: unknown): bigint {
  if (!isObject(publicKey)) {
    throw new PayloadError(
      'public_key_missing',
      'Give "public_key" as an object that holds "n".',
      'public_key',
    );
  }
  const path = 'public_key.n';
  const size = `The key n must have ${MIN_KEY_BITS} to ${MAX_KEY_BITS} bits`;
  const text = publicKey.n;
  if (typeof text !== 'string') {
    throw new PayloadError('n_not_decimal', 'Give n as a string of decimal digits.', path);
  }
  if (text.length > MAX_N_DIGITS) {
    throw new PayloadError('n_size', `${size}; this one is longer.`, path);
  }
  if (!DECIMAL.test(text)) {
    throw new PayloadError(
      'n_not_decimal',
      'The key n must be decimal digits only, without sign, spaces or leading zeros.',
      path,
    );
  }
  const n = BigInt(text);
  const bits = bitLength(n);
  if (bits < MIN_KEY_BITS || bits > MAX_KEY_BITS) {
    throw new PayloadError('n_size', `${size}; this one has ${bits}.`, path);
  }
  if (n % 2n === 0n) {
    throw new PayloadError(
      'n_even',
      'The key n is even, so it is no product of two odd primes.',
      path,
    );
  }
  if (exactSquareRoot(n) !== undefined) {
    throw new PayloadError(
      'n_square',
      'The key n is a square: a key needs two different primes.',
      path,
    );
  }
  return n;
}

function parseCiphertext(text: unknown, n: bigint, nSquared: bigint, path: string): bigint {
  if (typeof text !== 'string') {
    throw new PayloadError(
      'ciphertext_not_decimal',
      'Give each ciphertext as a string of decimal digits.',
      path,
    );
  }
  // n ** 2 has at most twice the digits of n.
  if (text.length > 2 * MAX_N_DIGITS) {
    throw new PayloadError('ciphertext_range', 'This ciphertext is not below n squared.', path);
  }
  if (text !== '0' && !DECIMAL.test(text)) {
    throw new PayloadError(
      'ciphertext_not_decimal',
      'A ciphertext must be decimal digits only, without sign, spaces or leading zeros.',
      path,
    );
  }
  const ciphertext = BigInt(text);
  if (ciphertext === 0n || ciphertext >= nSquared) {
    throw new PayloadError(
      'ciphertext_range',
      'A ciphertext must lie above 0 and below n squared.',
      path,
    );
  }
  if (ciphertext % n === 0n) throw sharedFactor(path);
  return ciphertext;
}

/** For a ciphertext that is no unit modulo n squared: no encryption ever gives one. */
export function sharedFactor(path: string): PayloadError {
  return new PayloadError(
    'ciphertext_factor',
    'A ciphertext shares a factor with n, which no real encryption does.',
    path,
  );
}

function parseExponent(exponent: unknown, path: string): number {
  if (typeof exponent !== 'number' || !Number.isInteger(exponent)) {
    throw new PayloadError(
      'exponent_not_integer',
      'Give each exponent as a whole number, not as text or a fraction.',
      path,
    );
  }
  if (Math.abs(exponent) > MAX_EXPONENT) {
    throw new PayloadError(
      'exponent_range',
      `An exponent must lie between -${MAX_EXPONENT} and ${MAX_EXPONENT}.`,
      path,
    );
  }
  // JSON can say -0.
  return exponent === 0 ? 0 : exponent;
}

/**
 * Reads a body that JSON.parse gave, cheapest checks first and every length before BigInt.
 * Members it does not know are left alone. What costs arithmetic is left to the sum: whether a
 * ciphertext shares a factor with n, and whether n looks prime.
 *
 * @throws PayloadError for the first fault
 */
export function parsePayload(body: unknown): CheckedPayload {
  if (!isObject(body)) {
    throw new PayloadError('body_not_object', 'Send an object with "public_key" and "values".', '');
  }
  const { public_key: publicKey, values } = body;
  if (!Array.isArray(values)) {
    throw new PayloadError(
      'values_missing',
      'Give "values" as a list of [ciphertext, exponent] pairs.',
      'values',
    );
  }
  if (values.length < 1 || values.length > MAX_VALUES) {
    throw new PayloadError(
      'values_count',
      `The list "values" must hold 1 to ${MAX_VALUES} pairs; this one holds ${values.length}.`,
      'values',
    );
  }
  const n = parseModulus(publicKey);
  const nSquared = n * n;
  return {
    n,
    nSquared,
    values: values.map((pair: unknown, index) => {
      const path = `values[${index}]`;
      if (!Array.isArray(pair) || pair.length !== 2) {
        throw new PayloadError(
          'value_not_pair',
          'Each value must be a pair: [ciphertext, exponent].',
          path,
        );
      }
      return {
        exponent: parseExponent(pair[1], `${path}[1]`),
        ciphertext: parseCiphertext(pair[0], n, nSquared, `${path}[0]`),
      };
    }),
  };
}

/** A payload ready for JSON.stringify. */
export function writePayload(n: bigint, values: readonly Encrypted[]): EncryptedPayload {
  return {
    public_key: { n: n.toString() },
    values: values.map(({ ciphertext, exponent }) => [ciphertext.toString(), exponent]),
  };
}
