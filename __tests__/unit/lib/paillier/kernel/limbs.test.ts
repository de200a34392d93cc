import fc from 'fast-check';
import { readLimbs, writeLimbs } from '@/lib/paillier/kernel/limbs';
import { integerOfBits } from './randomNumbers';

const SEED = 28;
const sized = fc
  .integer({ min: 1, max: 8288 })
  .chain((bits) => fc.record({ bits: fc.constant(bits), value: integerOfBits(bits) }));

describe('limbs of 28 bits', () => {
  it('stand for the sum of limb i times 2^(28 i), and read back as the same number', () => {
    fc.assert(
      fc.property(sized, ({ value }) => {
        const limbs = new Uint32Array(296);
        writeLimbs(limbs, value);
        expect(limbs.every((limb) => limb < 2 ** 28)).toBe(true);
        expect(limbs.reduceRight((sum, limb) => (sum << 28n) + BigInt(limb), 0n)).toBe(value);
        expect(readLimbs(limbs)).toBe(value);
      }),
      { seed: SEED, numRuns: 200 },
    );
  });

  it('leave nothing of a longer number that was there before', () => {
    const limbs = new Uint32Array(8).fill(0xfffffff);
    writeLimbs(limbs, 5n);
    expect([...limbs]).toEqual([5, 0, 0, 0, 0, 0, 0, 0]);
    writeLimbs(limbs, 0n);
    expect(readLimbs(limbs)).toBe(0n);
  });
});
