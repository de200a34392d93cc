import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { AlignmentFigure } from '@/components/paillier/figures/AlignmentFigure';
import { CiphertextSizeFigure } from '@/components/paillier/figures/CiphertextSizeFigure';
import { CIRCLE_N, landingOf, LARGEST } from '@/components/paillier/figures/circle';
import {
  alignedSum,
  alignment,
  broughtDown,
  ciphertextBytes,
  encrypted,
  FIELD_BITS,
  fields,
  opened,
} from '@/components/paillier/figures/examples';
import { OverflowFigure } from '@/components/paillier/figures/OverflowFigure';
import { SameNumberFigure } from '@/components/paillier/figures/SameNumberFigure';
import { BID, openBid } from '@/components/paillier/figures/sealedBid';
import { SealedBidFigure } from '@/components/paillier/figures/SealedBidFigure';
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
import { ThreeNumbersFigure } from '@/components/paillier/figures/ThreeNumbersFigure';
import { FIRST_CHOICE, workOut } from '@/components/paillier/figures/workedExample';
import { WorkedExampleFigure } from '@/components/paillier/figures/WorkedExampleFigure';
import { parseArticle } from '@/lib/content/articles';
import { gcd } from '@/lib/paillier/arithmetic';
import { scaleNumber, unscaleNumber } from '@/lib/paillier/encoding';
import { bigintModularPower as power } from '@/lib/paillier/kernel/bigintModularPower';

const FILE = 'homomorphic.mdx';
const source = readFileSync(path.join(process.cwd(), 'content', 'articles', FILE), 'utf8');
const article = parseArticle(FILE, source);

/** Made for this article; the form and the laboratory are tested with their own parts. */
const FIGURES = {
  ThreeNumbersFigure,
  SameNumberFigure,
  WorkedExampleFigure,
  OverflowFigure,
  AlignmentFigure,
  SealedBidFigure,
  CiphertextSizeFigure,
};
type FigureName = keyof typeof FIGURES;
const FIGURE_NAMES = Object.keys(FIGURES) as FigureName[];

function rendered(name: FigureName): string {
  return renderToStaticMarkup(
    createElement(FIGURES[name], { number: FIGURE_NAMES.indexOf(name) + 1 }),
  );
}

/** What a reader sees of a figure, without the markup. */
function textOf(name: FigureName): string {
  return rendered(name)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}

describe('The homomorphic article', () => {
  test('has a text of at least 1,200 words, dated 29-12-2023', () => {
    expect(article.words).toBeGreaterThanOrEqual(1200);
    expect(article.date).toBe('2023-12-29');
    expect(article.title).toBe('Adding numbers you are not allowed to see');
  });

  test('tells search engines in at most 160 characters what it is', () => {
    expect(article.description.length).toBeLessThanOrEqual(160);
  });

  test('has headings that are all different', () => {
    const texts = article.headings.map(({ text }) => text);
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.length).toBeGreaterThanOrEqual(6);
    expect(texts.length).toBeLessThanOrEqual(9);
  });

  test('embeds the laboratory and then the form, each under its heading, once each', () => {
    expect(source.match(/<ExchangeForm \/>/g)).toHaveLength(1);
    expect(source.match(/<Laboratory \/>/g)).toHaveLength(1);
    expect(source.indexOf('<Laboratory />')).toBeLessThan(source.indexOf('<ExchangeForm />'));
    const laboratory = source.split('\n## ').find((part) => part.startsWith('The laboratory'));
    expect(laboratory).toContain('<Laboratory />');
  });

  test('says that Submit sends a fixed sample and that pasted text never leaves the browser', () => {
    expect(article.text).toMatch(/Submit sends a fixed sample/);
    expect(article.text).toMatch(/paste into the box never leaves your browser/);
  });

  test('links only to https addresses, to its own headings and figures, and to the other article', () => {
    const targets = [...source.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target ?? '');
    expect(targets.length).toBeGreaterThan(30);
    const places = [
      ...article.headings.map(({ id }) => `#${id}`),
      ...FIGURE_NAMES.map((_, at) => `#figure-${at + 1}`),
      '/wasm-graphophile',
    ];
    const wrong = targets.filter((target) => !places.includes(target) && !isHttps(target));
    expect(wrong).toEqual([]);
  });

  test.each([
    'https://doi.org/10.1007/3-540-48910-X_16',
    'https://www.iso.org/standard/67740.html',
    'https://doi.org/10.6028/NIST.SP.800-57pt1r5',
    'https://www.cve.org/CVERecord?id=CVE-2023-33241',
  ])('names its source %s', (address) => {
    expect(source.slice(source.indexOf('## Sources'))).toContain(`(${address})`);
  });

  test('shows every figure once, numbered in their order, with a caption and a sentence that refers to it', () => {
    const shown = [...source.matchAll(/<(\w+Figure) number=\{(\d)\} \/>/g)];
    expect(shown.map(([, name]) => name)).toEqual(FIGURE_NAMES);
    expect(shown.map(([, , number]) => Number(number))).toEqual(
      FIGURE_NAMES.map((_, at) => at + 1),
    );
    FIGURE_NAMES.forEach((name, at) => {
      expect(rendered(name)).toMatch(/^<figure[^>]*>.*<figcaption>.+<\/figcaption><\/figure>$/s);
      expect(source).toContain(`[Figure ${at + 1}](#figure-${at + 1})`);
    });
  });

  test('finds every component that it names', () => {
    const registry = readFileSync(
      path.join(process.cwd(), 'components', 'article', 'articleComponents.tsx'),
      'utf8',
    );
    const named = [...source.matchAll(/<([A-Z]\w+)/g)].map(([, name]) => name);
    for (const name of named) expect(registry).toContain(`  ${name},\n`);
  });

  test('gives every picture a text alternative and no inline style', () => {
    for (const name of FIGURE_NAMES) {
      const markup = rendered(name);
      const pictures = markup.match(/<svg[^>]*>/g) ?? [];
      for (const picture of pictures) {
        expect(picture).toMatch(/role="img" aria-label="[^"]+"|aria-hidden="true"/);
      }
      expect(markup).not.toMatch(/ style=/);
    }
  });

  test('writes the numbers of its prose as the figures compute them', () => {
    const [, , tenth] = alignment.numbers;
    expect(article.text).toContain(`that is −${-(tenth?.original.exponent ?? 0)}`);
    expect(article.text).toContain(tenth?.original.mantissa.toLocaleString('en-GB'));
    expect(article.text).toContain(`${ciphertextBytes(2048)} bytes for a key of 2,048 bits`);
    expect(article.text).toContain(`${ciphertextBytes(3072)} bytes for 3,072`);
  });

  test('is right about what JSON.parse makes of a key that is written as a bare number', () => {
    expect(JSON.parse('2'.padEnd(617, '5'))).toBe(Infinity);
    const digits = '2592986536053472123456789'.padEnd(300, '7');
    expect(BigInt(JSON.parse(digits)).toString().slice(0, 15)).toBe(digits.slice(0, 15));
    expect(BigInt(JSON.parse(digits)).toString()).not.toBe(digits);
  });

  test('is right that 3.0 and 3 are one number in JavaScript, encoded with −13 and 0 in Python', () => {
    expect(scaleNumber(3).exponent).toBe(-13);
    expect(scaleNumber(3n).exponent).toBe(0);
  });

  test('is right that about half of the points change', () => {
    for (const { moved } of fields.random.slice(1)) {
      expect(Math.abs(moved / FIELD_BITS - 0.5)).toBeLessThan(0.1);
    }
  });

  test('is right that a bid can be raised by who cannot read it', () => {
    const { n, nSquared } = BID.key;
    expect(openBid((BID.ciphertext * (1n + n)) % nSquared)).toBe('421');
  });

  test('is right that ten times 0.1 is 1 when encrypted, and not when JavaScript adds it', () => {
    const tenth = scaleNumber(0.1);
    expect(unscaleNumber({ ...tenth, mantissa: 10n * tenth.mantissa })).toBe(1);
    let added = 0;
    for (let index = 0; index < 10; index += 1) added += 0.1;
    expect(article.text).toContain(`says ${added}.`);
  });
});

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

function isHttps(address: string): boolean {
  return URL.canParse(address) && new URL(address).protocol === 'https:';
}
