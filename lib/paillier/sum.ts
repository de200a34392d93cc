import { gcd, looksPrime } from './arithmetic';
import {
  type CheckedPayload,
  type EncryptedPayload,
  parsePayload,
  PayloadError,
  sharedFactor,
  writePayload,
} from './encryptedPayload';
import type { StartProduct } from './kernel/runningProduct';
import { addSteps, canAlign } from './operations';

/** Refuses exponents so far apart that aligning them could not leave room for a number. */
function checkGap({ n, values }: CheckedPayload, largest: number, smallest: number): void {
  if (canAlign(n, largest - smallest)) return;
  const index = values.findIndex(({ exponent }) => exponent === largest);
  throw new PayloadError(
    'exponent_gap',
    'The exponents lie too far apart to be added under a key of this size.',
    `values[${index}][1]`,
  );
}

/**
 * One gcd for all: a product is a unit only when every factor is. Where it is not, halving finds
 * the first value at fault with eight more, not with one for each value.
 */
function* checkUnits({ n, values }: CheckedPayload): Generator<void> {
  const isUnit = (from: number, to: number) => {
    const product = values
      .slice(from, to)
      .reduce((part, { ciphertext }) => (part * (ciphertext % n)) % n, 1n);
    return gcd(n, product) === 1n;
  };
  if (isUnit(0, values.length)) return;
  let [from, to] = [0, values.length];
  while (to - from > 1) {
    yield;
    const middle = Math.floor((from + to) / 2);
    if (isUnit(from, middle)) from = middle;
    else to = middle;
  }
  throw sharedFactor(`values[${from}][0]`);
}

/** As sumRequest, yielding between squarings so that the caller may breathe or count. */
export function* sumSteps(
  body: unknown,
  startProduct?: StartProduct,
): Generator<void, EncryptedPayload> {
  const payload = parsePayload(body);
  yield;
  const exponents = payload.values.map(({ exponent }) => exponent);
  checkGap(payload, Math.max(...exponents), Math.min(...exponents));
  yield* checkUnits(payload);
  yield;
  if (yield* looksPrime(payload.n, startProduct)) {
    throw new PayloadError(
      'n_prime',
      'The key n is a prime: a key needs two of them.',
      'public_key.n',
    );
  }
  return writePayload(payload.n, [yield* addSteps(payload.nSquared, payload.values, startProduct)]);
}

/**
 * The encrypted sum of a request, in the request's own shape with one value. Knows no key: it
 * multiplies ciphertexts modulo n squared and learns nothing from it.
 *
 * @param body what JSON.parse gave
 * @param startProduct how products are formed; over BigInt by default
 * @throws PayloadError for the first fault
 */
export function sumRequest(body: unknown, startProduct?: StartProduct): EncryptedPayload {
  const steps = sumSteps(body, startProduct);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

const TURN_MS = 8;

export type Turns = {
  /** Lets others have their turn: it must wait for input and output, not for a timer alone. */
  pause: () => Promise<unknown>;
  /** Whoever no longer wants the sum stops it: the promise is rejected with the signal's reason. */
  signal?: AbortSignal;
  startProduct?: StartProduct;
};

/**
 * As sumRequest, in turns of a few milliseconds, so that a server answers others in between.
 * The promise is rejected with the PayloadError, or with the signal's reason.
 */
export async function sumRequestInTurns(
  body: unknown,
  { pause, signal, startProduct }: Turns,
): Promise<EncryptedPayload> {
  const steps = sumSteps(body, startProduct);
  let turnEnds = performance.now() + TURN_MS;
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() > turnEnds) {
      await pause();
      signal?.throwIfAborted();
      turnEnds = performance.now() + TURN_MS;
    }
  }
}
