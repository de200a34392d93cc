import { bitLength, exactSquareRoot } from './arithmetic';

/** The exchange as JSON has it: python-paillier's own layout, big integers as decimal strings. */
export interface Exchange {
  public_key: { n: string };
  /** A ciphertext, and the power of 16 that its plaintext is scaled by. */
  values: [ciphertext: string, exponent: number][];
}

/** One encrypted number: its ciphertext, and the power of 16 that its plaintext is scaled by. */
export interface Encrypted {
  ciphertext: bigint;
  exponent: number;
}

/** An exchange whose numbers have been checked. `nSquared` is kept because all arithmetic needs it. */
export interface CheckedExchange {
  n: bigint;
  nSquared: bigint;
  values: Encrypted[];
}

export const KEY_BITS_MIN = 1024;
export const KEY_BITS_MAX = 4096;
export const VALUES_MAX = 256;
export const EXPONENT_MAX = 512;

/** Decimal digits of the largest n: a longer string is refused before BigInt sees it. */
const N_DIGITS_MAX = Math.ceil(KEY_BITS_MAX * Math.log10(2));

export type ExchangeErrorCode =
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

/** What is wrong with an exchange, in one sentence, and where: such as `values[3][0]`. */
export class ExchangeError extends Error {
  override name = 'ExchangeError';
  constructor(
    readonly code: ExchangeErrorCode,
    message: string,
    readonly path: string,
  ) {
    super(message);
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const DECIMAL = /^[1-9][0-9]*$/;

function parseModulus(publicKey: unknown): bigint {
  if (!isObject(publicKey)) {
    throw new ExchangeError(
      'public_key_missing',
      'Give "public_key" as an object that holds "n".',
      'public_key',
    );
  }
  const path = 'public_key.n';
  const size = `The key n must have ${KEY_BITS_MIN} to ${KEY_BITS_MAX} bits`;
  const text = publicKey.n;
  if (typeof text !== 'string') {
    throw new ExchangeError('n_not_decimal', 'Give n as a string of decimal digits.', path);
  }
  if (text.length > N_DIGITS_MAX) {
    throw new ExchangeError('n_size', `${size}; this one is longer.`, path);
  }
  if (!DECIMAL.test(text)) {
    throw new ExchangeError(
      'n_not_decimal',
      'The key n must be decimal digits only, without sign, spaces or leading zeros.',
      path,
    );
  }
  const n = BigInt(text);
  const bits = bitLength(n);
  if (bits < KEY_BITS_MIN || bits > KEY_BITS_MAX) {
    throw new ExchangeError('n_size', `${size}; this one has ${bits}.`, path);
  }
  if (n % 2n === 0n) {
    throw new ExchangeError(
      'n_even',
      'The key n is even, so it is no product of two odd primes.',
      path,
    );
  }
  if (exactSquareRoot(n) !== undefined) {
    throw new ExchangeError(
      'n_square',
      'The key n is a square: a key needs two different primes.',
      path,
    );
  }
  return n;
}

function parseCiphertext(text: unknown, n: bigint, nSquared: bigint, path: string): bigint {
  if (typeof text !== 'string') {
    throw new ExchangeError(
      'ciphertext_not_decimal',
      'Give each ciphertext as a string of decimal digits.',
      path,
    );
  }
  // n ** 2 has at most twice the digits of n.
  if (text.length > 2 * N_DIGITS_MAX) {
    throw new ExchangeError('ciphertext_range', 'This ciphertext is not below n squared.', path);
  }
  if (text !== '0' && !DECIMAL.test(text)) {
    throw new ExchangeError(
      'ciphertext_not_decimal',
      'A ciphertext must be decimal digits only, without sign, spaces or leading zeros.',
      path,
    );
  }
  const ciphertext = BigInt(text);
  if (ciphertext === 0n || ciphertext >= nSquared) {
    throw new ExchangeError(
      'ciphertext_range',
      'A ciphertext must lie above 0 and below n squared.',
      path,
    );
  }
  if (ciphertext % n === 0n) throw sharedFactor(path);
  return ciphertext;
}

/** For a ciphertext that is no unit modulo n squared: no encryption ever gives one. */
export function sharedFactor(path: string): ExchangeError {
  return new ExchangeError(
    'ciphertext_factor',
    'A ciphertext shares a factor with n, which no real encryption does.',
    path,
  );
}

function parseExponent(exponent: unknown, path: string): number {
  if (typeof exponent !== 'number' || !Number.isInteger(exponent)) {
    throw new ExchangeError(
      'exponent_not_integer',
      'Give each exponent as a whole number, not as text or a fraction.',
      path,
    );
  }
  if (Math.abs(exponent) > EXPONENT_MAX) {
    throw new ExchangeError(
      'exponent_range',
      `An exponent must lie between -${EXPONENT_MAX} and ${EXPONENT_MAX}.`,
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
 * @throws ExchangeError for the first fault
 */
export function parseExchange(body: unknown): CheckedExchange {
  if (!isObject(body)) {
    throw new ExchangeError(
      'body_not_object',
      'Send an object with "public_key" and "values".',
      '',
    );
  }
  const { public_key: publicKey, values } = body;
  if (!Array.isArray(values)) {
    throw new ExchangeError(
      'values_missing',
      'Give "values" as a list of [ciphertext, exponent] pairs.',
      'values',
    );
  }
  if (values.length < 1 || values.length > VALUES_MAX) {
    throw new ExchangeError(
      'values_count',
      `The list "values" must hold 1 to ${VALUES_MAX} pairs; this one holds ${values.length}.`,
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
        throw new ExchangeError(
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

/** An exchange ready for JSON.stringify. */
export function writeExchange(n: bigint, values: readonly Encrypted[]): Exchange {
  return {
    public_key: { n: n.toString() },
    values: values.map(({ ciphertext, exponent }) => [ciphertext.toString(), exponent]),
  };
}
