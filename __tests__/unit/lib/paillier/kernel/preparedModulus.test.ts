import fc from 'fast-check';
import type { KernelInstance } from '@/lib/paillier/kernel/kernelInstance';
import { prepareModulus } from '@/lib/paillier/kernel/preparedModulus';
import { integerOfBits } from './randomNumbers';

const SEED = 28;
const STEP_BITS = 112n;

type Taken = { kind: 'whole' | 'squared'; limbs: number };

function room() {
  return { whole: new Uint32Array(296), upper: new Uint32Array(148) };
}

/** A kernel that does nothing but write down which modulus it was told to take. */
function recordingKernel(): { kernel: KernelInstance; taken: Taken[] } {
  const taken: Taken[] = [];
  const kernel: KernelInstance = {
    modulus: new Uint32Array(296),
    radixSquared: room(),
    base: room(),
    result: room(),
    digits: new Uint8Array(16),
    clearRooms: () => undefined,
    useModulus: (limbs) => void taken.push({ kind: 'whole', limbs }),
    useSquaredModulus: (limbs) => void taken.push({ kind: 'squared', limbs }),
    startPower: () => undefined,
    continuePower: () => undefined,
    startProduct: () => undefined,
    multiplyProduct: () => undefined,
    squareProduct: () => undefined,
    finish: () => undefined,
  };
  return { kernel, taken };
}

const odd = fc
  .integer({ min: 2, max: 4096 })
  .chain(integerOfBits)
  .map((value) => value | 1n);

describe('prepareModulus', () => {
  it.each(['whole', 'squared'] as const)(
    'leaves three bits above a %s modulus, and no step of four limbs too many',
    (kind) => {
      fc.assert(
        fc.property(odd, (number) => {
          // Two more than an odd square is odd and no square.
          const modulus = kind === 'squared' ? number * number : number * number + 2n;
          const counted = kind === 'squared' ? number : modulus;
          const { kernel, taken } = recordingKernel();
          prepareModulus(modulus).use(kernel);
          expect(taken).toHaveLength(1);
          expect(taken[0]?.kind).toBe(kind);
          const limbs = taken[0]?.limbs ?? 0;
          expect(limbs % 4).toBe(0);
          const radix = 1n << BigInt(28 * limbs);
          expect(8n * counted < radix).toBe(true);
          expect(16n * counted > radix >> STEP_BITS).toBe(true);
        }),
        { seed: SEED, numRuns: 200 },
      );
    },
  );

  it('takes another step exactly where fewer than three bits would be left', () => {
    const limbsFor = (modulus: bigint) => {
      const { kernel, taken } = recordingKernel();
      prepareModulus(modulus).use(kernel);
      return taken[0]?.limbs;
    };
    const largest = (1n << (5n * STEP_BITS - 3n)) - 1n;
    expect([limbsFor(largest), limbsFor(largest + 2n)]).toEqual([20, 24]);
    expect([limbsFor(largest ** 2n), limbsFor((largest + 2n) ** 2n)]).toEqual([20, 24]);
  });

  it('writes numbers so that they read back as they were', () => {
    fc.assert(
      fc.property(odd, odd, fc.boolean(), (number, other, isSquare) => {
        const modulus = isSquare ? number * number : number * number + 2n;
        const value = (other * other) % modulus;
        const prepared = prepareModulus(modulus);
        const at = room();
        prepared.write(at, value);
        expect(prepared.read(at)).toBe(value);
      }),
      { seed: SEED, numRuns: 200 },
    );
  });
});
