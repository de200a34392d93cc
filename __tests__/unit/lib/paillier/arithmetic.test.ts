import fc from 'fast-check';
import { bitLength, gcd, looksPrime, mod, modInverse, squareRoot } from '@/lib/paillier/arithmetic';

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
  expect([0n, 1n, 2n, 255n, 256n].map(bitLength)).toEqual([0, 1, 2, 8, 9]);
  fc.assert(
    fc.property(natural(700), (value) => {
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

test('squareRoot rounds down', () => {
  fc.assert(
    fc.property(natural(900), (value) => {
      const root = squareRoot(value);
      expect(root * root <= value && value < (root + 1n) ** 2n).toBe(true);
      expect(squareRoot(value * value)).toBe(value);
    }),
    runs,
  );
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
