import fc from 'fast-check';
import { exactSquareRoot } from '@/lib/paillier/kernel/squareRoot';
import { integerOfBits } from './randomNumbers';

const SEED = 28;
const root = fc.integer({ min: 1, max: 4200 }).chain(integerOfBits);

describe('exactSquareRoot', () => {
  it('finds the root of every square', () => {
    fc.assert(
      fc.property(root, (value) => {
        expect(exactSquareRoot(value * value)).toBe(value);
      }),
      { seed: SEED, numRuns: 500 },
    );
  });

  it('finds none beside a square', () => {
    fc.assert(
      fc.property(root, fc.bigInt({ min: 1n, max: 3n }), (value, step) => {
        const square = (value + 4n) ** 2n;
        expect(exactSquareRoot(square + step)).toBeUndefined();
        expect(exactSquareRoot(square - step)).toBeUndefined();
      }),
      { seed: SEED, numRuns: 300 },
    );
  });

  it('knows the first ten thousand numbers', () => {
    const found = Array.from({ length: 10_000 }, (_, index) => BigInt(index + 1)).filter(
      (value) => exactSquareRoot(value) !== undefined,
    );
    expect(found).toEqual(Array.from({ length: 100 }, (_, index) => BigInt(index + 1) ** 2n));
  });
});
