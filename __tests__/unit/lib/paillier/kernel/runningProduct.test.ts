import fc from 'fast-check';
import { createModularKernel, type ModularArithmetic } from '@/lib/paillier/kernel/modularKernel';
import { bigintRunningProduct } from '@/lib/paillier/kernel/runningProduct';
import { compileKernel } from '@/scripts/paillier/compileKernel';
import { errorCode } from './errorCode';
import { oddModulus, oddRoot, someOdd } from './randomNumbers';

const SEED = 28;

let kernel: ModularArithmetic;

beforeAll(async () => {
  kernel = createModularKernel(await compileKernel());
}, 60_000);

const anyModulus = fc.oneof(
  oddModulus,
  oddRoot.map((root) => root * root),
);
/** What is done to a product: so many squarings, or a factor as a share of the modulus. */
const step = fc.oneof(
  fc.record({ square: fc.integer({ min: 0, max: 12 }) }),
  fc.record({ divisor: fc.bigInt({ min: 1n, max: 2n ** 300n }) }),
  fc.constant('look' as const),
);

describe('a running product by the kernel', () => {
  it('is at every look what BigInt makes of it, two side by side and powers in between', () => {
    fc.assert(
      fc.property(
        fc.array(anyModulus, { minLength: 2, maxLength: 2 }),
        fc.array(fc.tuple(fc.nat(2), step), { maxLength: 30 }),
        (moduli, steps) => {
          const pairs = moduli.map((modulus) => ({
            modulus,
            kernels: kernel.startProduct(modulus),
            bigints: bigintRunningProduct(modulus),
          }));
          for (const [which, what] of steps) {
            const pair = pairs[which];
            if (!pair) {
              kernel.power(5n, 1021n, someOdd(700));
              continue;
            }
            const { modulus, kernels, bigints } = pair;
            for (const product of [kernels, bigints]) {
              if (what === 'look') continue;
              if ('square' in what) product.square(what.square);
              else product.multiply((modulus - 1n) / what.divisor);
            }
            if (what === 'look') expect(kernels.value()).toBe(bigints.value());
          }
          for (const { kernels, bigints } of pairs) expect(kernels.value()).toBe(bigints.value());
        },
      ),
      { seed: SEED, numRuns: 60 },
    );
  });

  it('keeps its place through thousands of steps without leaving the kernel', () => {
    const modulus = someOdd(2048) ** 2n;
    const [kernels, bigints] = [kernel.startProduct(modulus), bigintRunningProduct(modulus)];
    for (const product of [kernels, bigints]) {
      for (let factor = modulus - 1n; factor > modulus / 2n; factor -= modulus / 500n) {
        product.multiply(factor);
        product.square(3);
      }
    }
    expect(kernels.value()).toBe(bigints.value());
  });

  it('begins with 1, and is 0 modulo 1', () => {
    expect(kernel.startProduct(9n).value()).toBe(1n);
    expect(kernel.startProduct(1n).value()).toBe(0n);
    expect(bigintRunningProduct(1n).value()).toBe(0n);
  });

  it.each([
    [-7n, 'modulus-not-positive'],
    [0n, 'modulus-not-positive'],
    [8n, 'even-modulus'],
    [(1n << 8192n) + 1n, 'modulus-too-large'],
  ])('refuses the modulus %#', (modulus, code) => {
    expect(errorCode(() => kernel.startProduct(modulus))).toBe(code);
  });

  it('is refused over BigInt only where no number can be the modulus', () => {
    expect(errorCode(() => bigintRunningProduct(0n))).toBe('modulus-not-positive');
  });
});
