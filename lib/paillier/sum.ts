import { gcd, looksPrime } from './arithmetic';
import {
  ExchangeError,
  parseExchange,
  sharedFactor,
  writeExchange,
  type CheckedExchange,
  type Exchange,
} from './exchange';
import type { StartProduct } from './kernel/runningProduct';
import { addSteps, canAlign } from './operations';

/** Refuses exponents so far apart that aligning them could not leave room for a number. */
function checkGap({ n, values }: CheckedExchange, largest: number, smallest: number): void {
  if (canAlign(n, largest - smallest)) return;
  const index = values.findIndex(({ exponent }) => exponent === largest);
  throw new ExchangeError(
    'exponent_gap',
    'The exponents lie too far apart to be added under a key of this size.',
    `values[${index}][1]`,
  );
}

/** One gcd for all: a product is a unit only when every factor is. */
function checkUnits({ n, values }: CheckedExchange): void {
  const product = values.reduce((part, { ciphertext }) => (part * (ciphertext % n)) % n, 1n);
  if (gcd(n, product) === 1n) return;
  const index = values.findIndex(({ ciphertext }) => gcd(n, ciphertext % n) !== 1n);
  throw sharedFactor(`values[${index}][0]`);
}

/** As sumRequest, yielding between squarings so that the caller may breathe or count. */
export function* sumSteps(body: unknown, startProduct?: StartProduct): Generator<void, Exchange> {
  const exchange = parseExchange(body);
  const exponents = exchange.values.map(({ exponent }) => exponent);
  checkGap(exchange, Math.max(...exponents), Math.min(...exponents));
  checkUnits(exchange);
  if (yield* looksPrime(exchange.n, startProduct)) {
    throw new ExchangeError(
      'n_prime',
      'The key n is a prime: a key needs two of them.',
      'public_key.n',
    );
  }
  return writeExchange(exchange.n, [
    yield* addSteps(exchange.nSquared, exchange.values, startProduct),
  ]);
}

/**
 * The encrypted sum of a request, in the request's own shape with one value. Knows no key: it
 * multiplies ciphertexts modulo n squared and learns nothing from it.
 *
 * @param body what JSON.parse gave
 * @param startProduct how products are formed; over BigInt by default
 * @throws ExchangeError for the first fault
 */
export function sumRequest(body: unknown, startProduct?: StartProduct): Exchange {
  const steps = sumSteps(body, startProduct);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

const TURN_MS = 8;

/**
 * As sumRequest, in turns of a few milliseconds, so that a server answers others in between.
 * The promise is rejected with the ExchangeError.
 */
export async function sumRequestInTurns(
  body: unknown,
  startProduct?: StartProduct,
): Promise<Exchange> {
  const steps = sumSteps(body, startProduct);
  let turnEnds = performance.now() + TURN_MS;
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() > turnEnds) {
      await new Promise((resolve) => setTimeout(resolve));
      turnEnds = performance.now() + TURN_MS;
    }
  }
}
