import fc from 'fast-check';
import { bigintModularPower } from '@/lib/paillier/kernel/bigintModularPower';
import { createModularKernel, type ModularPower } from '@/lib/paillier/kernel/modularKernel';
import { compileKernel } from '@/scripts/paillier/compileKernel';
import { errorCode } from './errorCode';
import { integerOfBits, oddModulus, oddRoot, someOdd } from './randomNumbers';

const SEED = 28;
const SIZES = [512, 1024, 1536, 2048, 3072, 4096, 6144, 8192];
/** The sizes at which a number first needs another step of four limbs, and one bit to either side. */
const STEP_EDGES = [557, 558, 669, 670, 3021, 3022, 8173, 8174];
const ROOT_SIZES = [256, 512, 768, 1024, 1536, 2048, 3072, 4096];
const ROOT_STEP_EDGES = [333, 334, 1453, 1454, 4029, 4030];

let bytes: Uint8Array<ArrayBuffer>;
let power: ModularPower;

beforeAll(async () => {
  bytes = await compileKernel();
  ({ power } = createModularKernel(bytes));
}, 60_000);

describe('the kernel against BigInt', () => {
  it('agrees for random odd moduli of 512 to 8,192 bits, bases and exponents', () => {
    fc.assert(
      fc.property(
        oddModulus,
        fc.integer({ min: 1, max: 8300 }).chain(integerOfBits),
        fc.integer({ min: 1, max: 160 }).chain(integerOfBits),
        (modulus, base, exponent) => {
          expect(power(base, exponent, modulus)).toBe(bigintModularPower(base, exponent, modulus));
        },
      ),
      { seed: SEED, numRuns: 150 },
    );
  });

  it.each([1024, 2048, 3072])('agrees for exponents as long as a %i-bit modulus', (bits) => {
    const modulus = someOdd(bits);
    const exponent = modulus - 2n;
    expect(power(5n, exponent, modulus)).toBe(bigintModularPower(5n, exponent, modulus));
  });

  it.each([...SIZES, ...STEP_EDGES])(
    'agrees for bases at the edges of a %i-bit modulus',
    (bits) => {
      const modulus = someOdd(bits);
      const bases = [
        0n,
        1n,
        2n,
        modulus - 2n,
        modulus - 1n,
        modulus,
        modulus + 1n,
        modulus ** 2n + 3n,
      ];
      for (const base of [...bases, -1n, -modulus, -modulus - 5n]) {
        for (const exponent of [0n, 1n, 2n, 3n, 17n, 65537n]) {
          expect(power(base, exponent, modulus)).toBe(bigintModularPower(base, exponent, modulus));
        }
      }
    },
  );

  it.each([...SIZES, ...STEP_EDGES])('carries through %i bits of ones', (bits) => {
    const ones = (1n << BigInt(bits)) - 1n;
    for (const base of [ones - 1n, ones >> 1n, (1n << BigInt(bits - 1)) + 1n, 3n]) {
      expect(power(base, 1021n, ones)).toBe(bigintModularPower(base, 1021n, ones));
    }
  });

  it.each([512, 2048, 6144, 8192])('takes sparse moduli of %i bits, nearly all limbs 0', (bits) => {
    const sparse = (1n << BigInt(bits - 1)) + 1n;
    for (const base of [sparse - 1n, sparse - 2n, (1n << 300n) - 1n]) {
      expect(power(base, 1021n, sparse)).toBe(bigintModularPower(base, 1021n, sparse));
    }
  });

  it('takes moduli far below the sizes of keys, down to 1', () => {
    for (const modulus of [1n, 3n, 5n, 7n, 255n, 65537n, (1n << 28n) - 1n, (1n << 110n) + 1n]) {
      for (const exponent of [0n, 1n, 2n, 100n]) {
        expect(power(12345n, exponent, modulus)).toBe(
          bigintModularPower(12345n, exponent, modulus),
        );
      }
    }
  });

  it('takes an exponent longer than its room for digits', () => {
    const modulus = someOdd(512);
    const exponent = someOdd(40_000);
    expect(power(7n, exponent, modulus)).toBe(bigintModularPower(7n, exponent, modulus));
  });

  it('holds to Fermat: a^(p - 1) is 1 modulo the prime 2^2203 - 1', () => {
    const prime = (1n << 2203n) - 1n;
    expect(power(123456789n, prime - 1n, prime)).toBe(1n);
  });
});

describe('the kernel modulo squares, where numbers are pairs', () => {
  it('agrees for random odd roots of 256 to 4,096 bits, bases and exponents', () => {
    fc.assert(
      fc.property(
        oddRoot,
        fc.integer({ min: 1, max: 8300 }).chain(integerOfBits),
        fc.integer({ min: 1, max: 160 }).chain(integerOfBits),
        (root, base, exponent) => {
          const modulus = root * root;
          expect(power(base, exponent, modulus)).toBe(bigintModularPower(base, exponent, modulus));
        },
      ),
      { seed: SEED, numRuns: 150 },
    );
  });

  it.each([512, 1024, 1536])('agrees for r^n modulo the square of a %i-bit n', (bits) => {
    const root = someOdd(bits);
    expect(power(7n, root, root * root)).toBe(bigintModularPower(7n, root, root * root));
  });

  it.each([...ROOT_SIZES, ...ROOT_STEP_EDGES])('agrees at the edges of a %i-bit root', (bits) => {
    for (const root of [someOdd(bits), (1n << BigInt(bits)) - 1n, (1n << BigInt(bits - 1)) + 1n]) {
      const modulus = root * root;
      const nearRoot = [root - 1n, root, root + 1n, root * (root - 1n), root * (root - 1n) - 1n];
      for (const base of [0n, 1n, 2n, ...nearRoot, modulus - 1n, modulus, modulus + 1n, -3n]) {
        for (const exponent of [0n, 1n, 2n, 3n, 1021n]) {
          expect(power(base, exponent, modulus)).toBe(bigintModularPower(base, exponent, modulus));
        }
      }
    }
  });

  it('takes small squares, and squares of squares', () => {
    for (const modulus of [9n, 25n, 81n, 625n, 3n ** 64n, ((1n << 56n) - 1n) ** 4n]) {
      for (const exponent of [0n, 1n, 2n, 100n]) {
        expect(power(12345n, exponent, modulus)).toBe(
          bigintModularPower(12345n, exponent, modulus),
        );
      }
    }
  });

  it('holds to Paillier: (1 + n)^x is 1 + x n modulo n^2', () => {
    const n = someOdd(3072);
    const x = someOdd(3000);
    expect(power(1n + n, x, n * n)).toBe(1n + x * n);
  });
});

describe('one kernel, many moduli', () => {
  it('does not see the limbs of a larger modulus that went before a smaller one', () => {
    const sizes = [8192, 512, 6144, 558, 4096, 512, 3072, 1536, 8192, 3, 2048];
    const moduli = sizes.map(someOdd);
    // After squares, where rooms hold pairs, and before them.
    const squares = [4096, 512, 3072, 256, 1536, 3].map((bits) => someOdd(bits) ** 2n);
    const mixed = squares.flatMap((square, index) => [square, moduli[index] ?? 3n]);
    for (const modulus of [...moduli, ...squares, ...mixed]) {
      const base = modulus - 2n;
      expect(power(base, 1021n, modulus)).toBe(bigintModularPower(base, 1021n, modulus));
    }
  });

  it('does not see them in any order of sizes', () => {
    const fresh = (base: bigint, exponent: bigint, modulus: bigint) =>
      createModularKernel(bytes).power(base, exponent, modulus);
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            oddModulus,
            oddRoot.map((root) => root * root),
          ),
          { minLength: 2, maxLength: 6 },
        ),
        fc.integer({ min: 1, max: 40 }).chain(integerOfBits),
        (moduli, exponent) => {
          const all = [...moduli, ...moduli.toReversed()];
          const { power: kept } = createModularKernel(bytes);
          expect(all.map((modulus) => kept(modulus - 3n, exponent, modulus))).toEqual(
            all.map((modulus) => fresh(modulus - 3n, exponent, modulus)),
          );
        },
      ),
      { seed: SEED, numRuns: 25 },
    );
  });

  it('does not see the digits of a longer exponent that went before a shorter one', () => {
    const modulus = someOdd(1024);
    for (const exponent of [someOdd(3000), 5n, someOdd(700), 0n, 1n, someOdd(97)]) {
      expect(power(11n, exponent, modulus)).toBe(bigintModularPower(11n, exponent, modulus));
    }
  });

  it('gives the same answer to the same question again', () => {
    const question = [someOdd(2000), someOdd(300), someOdd(2048)] as const;
    const first = power(...question);
    power(3n, 5n, someOdd(8192));
    expect(power(...question)).toBe(first);
    expect(createModularKernel(bytes).power(...question)).toBe(first);
  });

  it('answers as before after it has refused something', () => {
    const modulus = someOdd(1024);
    const before = power(3n, 1000n, modulus);
    expect(errorCode(() => power(3n, 5n, modulus + 1n))).toBe('even-modulus');
    expect(errorCode(() => power(3n, -1n, someOdd(4096)))).toBe('negative-exponent');
    expect(power(3n, 1000n, modulus)).toBe(before);
  });
});

describe('what the kernel refuses', () => {
  it.each([
    ['an even modulus', 1n << 1024n, 5n, 'even-modulus'],
    ['a modulus of 8,193 bits', (1n << 8192n) + 1n, 5n, 'modulus-too-large'],
    ['a modulus of 0', 0n, 5n, 'modulus-not-positive'],
    ['a negative modulus', -7n, 5n, 'modulus-not-positive'],
    ['a negative exponent', 7n, -1n, 'negative-exponent'],
  ])('%s', (_, modulus, exponent, code) => {
    expect(errorCode(() => power(3n, exponent, modulus))).toBe(code);
  });

  it('a module that is not the kernel', () => {
    const empty = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
    expect(errorCode(() => createModularKernel(empty))).toBe('wrong-kernel');
  });
});
