import fc from 'fast-check';
import { bigintModularPower } from '@/lib/paillier/kernel/bigintModularPower';
import { errorCode } from './errorCode';

const SEED = 28;

describe('bigintModularPower', () => {
  it('agrees with powers taken whole', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -1000n, max: 1000n }),
        fc.integer({ min: 0, max: 700 }),
        fc.bigInt({ min: 1n, max: 1n << 80n }),
        (base, exponent, modulus) => {
          const remainder = base ** BigInt(exponent) % modulus;
          expect(bigintModularPower(base, BigInt(exponent), modulus)).toBe(
            remainder < 0n ? remainder + modulus : remainder,
          );
        },
      ),
      { seed: SEED, numRuns: 300 },
    );
  });

  it('refuses a negative exponent and a modulus below 1', () => {
    expect(errorCode(() => bigintModularPower(2n, -1n, 7n))).toBe('negative-exponent');
    expect(errorCode(() => bigintModularPower(2n, 1n, 0n))).toBe('modulus-not-positive');
  });
});
