import fc from 'fast-check';
import { vectorKey } from '@/__tests__/fixtures/paillier/vectors';
import { bitLength } from '@/lib/paillier/arithmetic';
import {
  decode,
  encode,
  maxInteger,
  type Plain,
  scaleNumber,
  unscaleNumber,
} from '@/lib/paillier/encoding';
import type { Encrypted } from '@/lib/paillier/encryptedPayload';
import {
  decrypt,
  encrypt,
  encryptAsOwner,
  generateKey,
  KeyError,
  type PrivateKey,
  privateKey,
} from '@/lib/paillier/keys';
import { addPlain, addSteps, multiplyPlain, rerandomise } from '@/lib/paillier/operations';
import { randomBelow } from '@/lib/paillier/random';

const runs = { seed: 20231229, numRuns: 60 };
const k256 = vectorKey('k256');
const key = privateKey(BigInt(k256.p), BigInt(k256.q));

function add(values: Encrypted[]): Encrypted {
  const steps = addSteps(key.nSquared, values);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

function seal(value: Plain): Encrypted {
  const { encoding, exponent } = encode(key.n, value);
  return { ciphertext: encryptAsOwner(key, encoding), exponent };
}

function open({ ciphertext, exponent }: Encrypted): Plain {
  return decode(key.n, { encoding: decrypt(key, ciphertext), exponent });
}

const half = maxInteger(key.n) / 2n;
const whole = fc.bigInt({ min: -half, max: half });
const decimal = fc
  .double({ min: -1e12, max: 1e12, noNaN: true })
  .filter((x) => x === 0 || Math.abs(x) > 1e-12);

describe('encrypted addition', () => {
  test('decrypt(encrypt a + encrypt b) = a + b over ranges and signs', () => {
    fc.assert(
      fc.property(whole, whole, (a, b) => {
        expect(open(add([seal(a), seal(b)]))).toBe(a + b);
      }),
      runs,
    );
  });

  test('adds decimals exactly, rounding once at the end', () => {
    fc.assert(
      fc.property(decimal, decimal, (a, b) => {
        // The exact sum of two doubles, rounded once, is what a + b gives.
        expect(Number(open(add([seal(a), seal(b)])))).toBe(a + b === 0 ? 0 : a + b);
      }),
      runs,
    );
  });

  test('the order of summing does not matter', () => {
    const list = fc.array(fc.oneof(whole, decimal), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(
        list.chain((plain) =>
          fc.tuple(
            fc.constant(plain.map(seal)),
            fc.shuffledSubarray([...plain.keys()], { minLength: plain.length }),
          ),
        ),
        ([sealed, order]) => {
          const turned = order.map((index) => sealed[index] as Encrypted);
          expect(add(turned)).toEqual(add(sealed));
        },
      ),
      runs,
    );
  });

  test('plain numbers can be added and multiplied in, negative ones too', () => {
    const small = fc.bigInt({ min: -(2n ** 100n), max: 2n ** 100n });
    fc.assert(
      fc.property(small, small, (a, b) => {
        expect(open(addPlain(key, seal(a), b))).toBe(a + b);
        expect(open(multiplyPlain(key, seal(a), b))).toBe(a * b);
      }),
      runs,
    );
  });
});

describe('encryption', () => {
  test('by the owner and by anyone decrypt alike', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: key.n - 1n }), (plaintext) => {
        expect(decrypt(key, encrypt(key, plaintext))).toBe(plaintext);
        expect(decrypt(key, encryptAsOwner(key, plaintext))).toBe(plaintext);
      }),
      runs,
    );
  });

  test('the same number never looks the same twice, and rerandomising keeps it', () => {
    const sealed = Array.from({ length: 20 }, () => seal(17n));
    const again = sealed.map((number) => rerandomise(key, number));
    const looks = new Set([...sealed, ...again].map(({ ciphertext }) => ciphertext));
    expect(looks.size).toBe(40);
    expect(again.map(open)).toEqual(Array(20).fill(17n));
  });

  test('refuses what lies outside 0..n-1', () => {
    expect(() => encrypt(key, -1n)).toThrow(KeyError);
    expect(() => encryptAsOwner(key, key.n)).toThrow(KeyError);
  });
});

describe('encoding', () => {
  test('every finite double comes back exactly, subnormals included', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        const back = unscaleNumber(scaleNumber(value));
        expect(Number(back)).toBe(value === 0 ? 0 : value);
      }),
      { ...runs, numRuns: 2000 },
    );
  });

  test.each([
    [3n, -1, 0.1875],
    [2n ** 60n + 1n, -15, 1],
    [2n ** 53n + 1n, -1, 2 ** 53 / 16],
    [2n ** 53n + 3n, -1, (2 ** 53 + 4) / 16],
    [1n, -269, 0],
    [2n, -269, 0],
    [3n, -269, 5e-324],
    [6n, -269, 1e-323],
    [10n, -269, 1e-323],
    [2n ** 2000n, -260, 2 ** 960],
  ])('decoding %i * 16 ** %i rounds half to even', (mantissa, exponent, value) => {
    expect(unscaleNumber({ mantissa, exponent })).toBe(value);
    expect(unscaleNumber({ mantissa: -mantissa, exponent })).toBe(-value);
  });

  test('refuses results beyond the doubles, Infinity, NaN and senseless precisions', () => {
    expect(() => unscaleNumber({ mantissa: 2n ** 1030n, exponent: -1 })).toThrow('too large');
    expect(() => scaleNumber(Infinity)).toThrow('NaN');
    expect(() => scaleNumber(NaN)).toThrow('NaN');
    expect(() => scaleNumber(1, { precision: 0 })).toThrow('positive');
    expect(() => scaleNumber(1, { precision: -1 })).toThrow('positive');
    expect(() => encode(key.n, maxInteger(key.n) + 1n)).toThrow('too large');
    expect(() => decode(key.n, { encoding: key.n / 2n, exponent: 0 })).toThrow('no number can be');
  });
});

describe('keys', () => {
  test.each([1024, 2048])(
    'a new key of %i bits opens what it seals',
    async (bits) => {
      const fresh: PrivateKey = await generateKey(bits);
      expect(bitLength(fresh.n)).toBe(bits);
      expect(fresh.p.prime * fresh.q.prime).toBe(fresh.n);
      expect(decrypt(fresh, encryptAsOwner(fresh, 41n))).toBe(41n);
    },
    120_000,
  );

  test('says what to do where WebCrypto is missing', async () => {
    const subtle = jest.replaceProperty(globalThis, 'crypto', {} as Crypto);
    await expect(generateKey(2048)).rejects.toMatchObject({ code: 'webcrypto_missing' });
    subtle.restore();
  });

  test.each([
    [7n, 7n],
    [3n, 7n],
    [1n, 7n],
  ])('refuses the primes %i and %i', (p, q) => {
    expect(() => privateKey(p, q)).toThrow(KeyError);
  });

  test('random numbers stay in their range and reach all of it', () => {
    const seen = new Set(Array.from({ length: 400 }, () => randomBelow(8n)));
    expect([...seen].sort()).toEqual([1n, 2n, 3n, 4n, 5n, 6n, 7n]);
  });
});
