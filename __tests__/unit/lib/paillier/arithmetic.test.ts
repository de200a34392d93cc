import fc from 'fast-check';
import {
  bitLength,
  exactSquareRoot,
  gcd,
  looksPrime,
  mod,
  modInverse,
} from '@/lib/paillier/arithmetic';
import { integerOfBits } from './kernel/randomNumbers';

const natural = (bits: number) => fc.bigInt({ min: 0n, max: 2n ** BigInt(bits) });
const modulus = fc.bigInt({ min: 1n, max: 2n ** 600n });
const runs = { seed: 20231229, numRuns: 300 };

function isPrime(value: bigint): boolean {
  const steps = looksPrime(value);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

test('bitLength counts binary digits', () => {
  expect([0n, 1n, 2n, 7n, 8n, 15n, 16n, 255n, 256n].map(bitLength)).toEqual([
    0, 1, 2, 3, 4, 4, 5, 8, 9,
  ]);
  fc.assert(
    fc.property(natural(8288), (value) => {
      expect(bitLength(value)).toBe(value === 0n ? 0 : value.toString(2).length);
    }),
    runs,
  );
});

test('modInverse gives the inverse, or refuses when there is none', () => {
  fc.assert(
    fc.property(fc.bigInt(), modulus, (value, m) => {
      if (gcd(mod(value, m), m) === 1n) {
        expect(mod(value * modInverse(value, m), m)).toBe(1n % m);
      } else {
        expect(() => modInverse(value, m)).toThrow(RangeError);
      }
    }),
    runs,
  );
});

const rootNumber = fc.integer({ min: 1, max: 4200 }).chain(integerOfBits);

describe('exactSquareRoot', () => {
  test('finds the root of every square', () => {
    fc.assert(
      fc.property(rootNumber, (value) => {
        expect(exactSquareRoot(value * value)).toBe(value);
      }),
      runs,
    );
  });

  test('finds none beside a square', () => {
    fc.assert(
      fc.property(rootNumber, fc.bigInt({ min: 1n, max: 3n }), (value, step) => {
        const square = (value + 4n) ** 2n;
        expect(exactSquareRoot(square + step)).toBeUndefined();
        expect(exactSquareRoot(square - step)).toBeUndefined();
      }),
      runs,
    );
  });

  test('knows the first ten thousand numbers', () => {
    const found = Array.from({ length: 10_000 }, (_, index) => BigInt(index + 1)).filter(
      (value) => exactSquareRoot(value) !== undefined,
    );
    expect(found).toEqual(Array.from({ length: 100 }, (_, index) => BigInt(index + 1) ** 2n));
  });
});

test('looksPrime tells primes from products', () => {
  expect([3n, 101n, 2n ** 127n - 1n].map(isPrime)).toEqual([true, true, true]);
  expect([9n, 15n, 91n, (2n ** 127n - 1n) * (2n ** 89n - 1n)].map(isPrime)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
