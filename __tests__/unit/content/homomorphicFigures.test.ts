import { CIRCLE_N, landingOf, LARGEST } from '@/components/paillier/figures/circle';
import {
  alignedSum,
  alignment,
  broughtDown,
  encrypted,
  FIELD_BITS,
  fields,
  opened,
} from '@/components/paillier/figures/examples';
import { decryptInSteps, type TextbookKey } from '@/components/paillier/figures/textbook';
import {
  CIPHERTEXT_BITS,
  decryptNumber,
  encryptNumber,
  MAX_DIGITS,
  multiplyCiphertexts,
  N,
  PEOPLE,
  STEPS,
} from '@/components/paillier/figures/threeNumbers';
import { FIRST_CHOICE, workOut } from '@/components/paillier/figures/workedExample';
import { gcd } from '@/lib/paillier/arithmetic';
import { scaleNumber, unscaleNumber } from '@/lib/paillier/encoding';
import { bigintModularPower as power } from '@/lib/paillier/kernel/bigintModularPower';
import { article, rendered, textOf } from './homomorphicArticle';

describe('The worked example', () => {
  const { key, ciphertexts, sum, steps, largest, total } = workOut(FIRST_CHOICE);
  const { m1, r1, m2, r2 } = FIRST_CHOICE;

  test('has a key that is one', () => {
    expectKey(key);
    for (const r of [r1, r2]) expect(gcd(r, key.n)).toBe(1n);
  });

  test('encrypts with (1 + n)^m r^n mod n^2, written out in full', () => {
    const inFull = ([m, r]: [bigint, bigint]) =>
      (power(1n + key.n, m, key.nSquared) * power(r, key.n, key.nSquared)) % key.nSquared;
    expect(ciphertexts).toEqual([inFull([m1, r1]), inFull([m2, r2])]);
  });

  test('decrypts the product of two ciphertexts as the sum of their numbers', () => {
    expect(sum).toBe((ciphertexts[0] * ciphertexts[1]) % key.nSquared);
    expect((steps.raised - 1n) % key.n).toBe(0n);
    expect(total).toBe(m1 + m2);
  });

  test('decrypts a sum with a negative number', () => {
    expect(workOut({ ...FIRST_CHOICE, m2: -5n }).total).toBe(m1 - 5n);
    expect(workOut({ ...FIRST_CHOICE, m2: -25n }).total).toBe(m1 - 25n);
  });

  test('adds every pair of numbers that its range allows, and refuses the others', () => {
    for (let a = -largest; a <= largest; a += 7n) {
      for (let b = -largest; b <= largest; b += 5n) {
        const isWithin = a + b <= largest && a + b >= -largest;
        const found = workOut({ ...FIRST_CHOICE, m1: a, m2: b }).total;
        expect(found).toBe(isWithin ? a + b : null);
      }
    }
  });

  test('prints what it computed', () => {
    const text = textOf('WorkedExampleFigure');
    for (const value of [key.n, key.nSquared, key.lambda, key.mu, ...ciphertexts, sum]) {
      expect(text).toContain(String(value));
    }
    expect(text).toContain(`${m1} + ${m2} = ${total}`);
  });
});

describe('The circle of numbers', () => {
  test('is that of the worked example', () => {
    expect(CIRCLE_N).toBe(FIRST_CHOICE.p * FIRST_CHOICE.q);
  });

  test('is walked as the text says: refused once, unnoticed the second time round', () => {
    expect(landingOf(LARGEST).read).toBe(LARGEST);
    expect(landingOf(2 * LARGEST).read).toBeNull();
    const { read } = landingOf(3 * LARGEST);
    expect(article.text).toContain(`${LARGEST} + ${LARGEST} is refused`);
    expect(article.text).toContain(
      `${LARGEST} + ${LARGEST} + ${LARGEST} wraps round and decrypts to −${-(read ?? 0)}, with no warning`,
    );
  });

  test('reads as the scheme decrypts', () => {
    const { key } = workOut(FIRST_CHOICE);
    for (const place of [0, 1, LARGEST, 143 - LARGEST, 142]) {
      expect(landingOf(place).read).toBe(Number(opened(key, encrypted(key, BigInt(place), 42n).c)));
    }
  });
});

describe('The field of points', () => {
  test('shows ciphertexts that all open as the same number', () => {
    expectKey(fields.key);
    for (const { c, bits } of [...fields.random, fields.unmasked]) {
      expect(decryptInSteps(fields.key, c).plaintext).toBe(fields.m);
      expect(BigInt(`0b${bits.map(Number).join('')}`)).toBe(c);
    }
  });

  test('counts the points that differ', () => {
    const [first] = fields.random;
    for (const { bits, moved } of fields.random) {
      expect(bits.filter((bit, index) => bit !== first?.bits[index])).toHaveLength(moved);
    }
  });

  test('can be read by anyone where the random factor is left out', () => {
    const { unmasked, key, m } = fields;
    expect((unmasked.c - 1n) / key.n).toBe(m);
  });

  test('draws one point for each bit', () => {
    const points = rendered('SameNumberFigure').match(/h0/g);
    expect(points).toHaveLength(4 * FIELD_BITS);
  });
});

describe('The three numbers of the opening', () => {
  const ciphertexts = PEOPLE.map(({ number, noise }) => encryptNumber(number, noise));
  const total = PEOPLE.reduce((sum, { number }) => sum + number, 0n);

  test('are added by a product that decrypts to their sum', () => {
    expect(decryptNumber(multiplyCiphertexts(ciphertexts))).toBe(total);
    ciphertexts.forEach((one, at) => expect(decryptNumber(one)).toBe(PEOPLE[at]?.number));
  });

  test('have noise that has an inverse, and as many bits as are drawn', () => {
    for (const { noise } of PEOPLE) expect(gcd(noise, N)).toBe(1n);
    expect((N * N).toString(2)).toHaveLength(CIPHERTEXT_BITS);
    expect(3n * 10n ** BigInt(MAX_DIGITS)).toBeLessThan(N / 3n);
  });

  test('are played in about ten seconds', () => {
    const seconds = STEPS.reduce((sum, { ms }) => sum + ms, 0) / 1000;
    expect(Math.round(seconds)).toBeGreaterThanOrEqual(8);
    expect(Math.round(seconds)).toBeLessThanOrEqual(10);
  });

  test('stand there added, as a still picture with words, before any script runs', () => {
    const text = textOf('ThreeNumbersFigure');
    expect(text).toContain('41,500 + 38,200 + 52,300 = 132,000');
    expect(rendered('ThreeNumbersFigure')).toContain('to be read');
  });
});

describe('The alignment of exponents', () => {
  // From vectors made by python-paillier 1.5.0, and worked out by hand from the doubles.
  test.each([
    [0.1, 7205759403792794n, -14],
    [2.5, 11258999068426240n, -13],
    [1e30, 56843418860808016n, 11],
  ])('encodes %p as python-paillier does', (value, mantissa, exponent) => {
    expect(scaleNumber(value)).toEqual({ mantissa, exponent });
  });

  test('does not change a number by lowering its exponent', () => {
    for (const { label, original } of alignment.numbers) {
      const aligned = broughtDown(original, alignment.smallest);
      expect(aligned.exponent).toBe(alignment.smallest);
      expect(Number(unscaleNumber(aligned))).toBe(Number(label));
    }
  });

  test('adds to the double nearest to the exact sum, at any exponent that all reach', () => {
    expect(alignedSum(alignment.smallest)?.value).toBe(5.6);
    expect(alignedSum(alignment.smallest - 2)?.value).toBe(5.6);
    expect(alignedSum(alignment.smallest + 1)).toBeNull();
    expect(scaleNumber(3n)).toEqual({ mantissa: 3n, exponent: 0 });
  });
});

/** n is the product of p and q, no factor is shared with lambda, and mu undoes lambda. */
function expectKey({ p, q, n, nSquared, lambda, mu }: TextbookKey) {
  expect(p * q).toBe(n);
  expect(n * n).toBe(nSquared);
  expect(gcd(n, (p - 1n) * (q - 1n))).toBe(1n);
  expect((lambda * mu) % n).toBe(1n);
  expect([lambda % (p - 1n), lambda % (q - 1n)]).toEqual([0n, 0n]);
  for (const prime of [p, q]) expect(power(2n, prime - 1n, prime)).toBe(1n);
}
