import fc from 'fast-check';
import { exponentDigits } from '@/lib/paillier/kernel/exponentWindow';
import { integerOfBits } from './randomNumbers';

const SEED = 28;

describe('exponentDigits', () => {
  it('writes the exponent in base 2^windowBits, without a leading zero', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9000 }).chain(integerOfBits), (exponent) => {
        const { windowBits, digits } = exponentDigits(exponent);
        const base = 1n << BigInt(windowBits);
        expect(digits.every((digit) => digit < base)).toBe(true);
        expect(digits[0]).toBeGreaterThan(0);
        expect(digits.reduce((sum, digit) => sum * base + BigInt(digit), 0n)).toBe(exponent);
      }),
      { seed: SEED, numRuns: 200 },
    );
  });

  it('writes 0 as one digit', () => {
    expect([...exponentDigits(0n).digits]).toEqual([0]);
  });

  it('takes wider windows for longer exponents, up to the seven bits of the kernel’s table', () => {
    const widths = [1, 17, 64, 512, 1024, 3072, 6144, 50_000].map(
      (bits) => exponentDigits(1n << BigInt(bits - 1)).windowBits,
    );
    expect(widths).toEqual(widths.toSorted());
    expect(widths[0]).toBe(1);
    expect(widths.at(-1)).toBe(7);
  });

  it('costs no more products than any other window would', () => {
    for (const bits of [1, 5, 20, 100, 400, 1000, 2600, 3100]) {
      const { windowBits, digits } = exponentDigits((1n << BigInt(bits)) - 1n);
      const cost = 2 ** windowBits - 2 + digits.length;
      for (let other = 1; other <= 7; other++) {
        expect(cost).toBeLessThanOrEqual(2 ** other - 2 + Math.ceil(bits / other));
      }
    }
  });
});
