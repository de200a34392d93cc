import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { AlignmentFigure } from '@/components/paillier/figures/AlignmentFigure';
import { CiphertextSizeFigure } from '@/components/paillier/figures/CiphertextSizeFigure';
import {
  alignment,
  ciphertextBytes,
  encrypted,
  FIELD_BITS,
  fields,
  gloves,
  opened,
  worked,
} from '@/components/paillier/figures/examples';
import { GloveBoxFigure } from '@/components/paillier/figures/GloveBoxFigure';
import { SameNumberFigure } from '@/components/paillier/figures/SameNumberFigure';
import { decryptInSteps, type TextbookKey } from '@/components/paillier/figures/textbook';
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
  GloveBoxFigure,
  SameNumberFigure,
  WorkedExampleFigure,
  AlignmentFigure,
  CiphertextSizeFigure,
};
type FigureName = keyof typeof FIGURES;
const FIGURE_NAMES = Object.keys(FIGURES) as FigureName[];

function rendered(name: FigureName): string {
  return renderToStaticMarkup(createElement(FIGURES[name]));
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

  test('embeds the form near its top and the laboratory under its heading, once each', () => {
    expect(source.match(/<ExchangeForm \/>/g)).toHaveLength(1);
    expect(source.match(/<Laboratory \/>/g)).toHaveLength(1);
    expect(source.indexOf('<ExchangeForm />')).toBeLessThan(source.indexOf('<Laboratory />'));
    const laboratory = source.split('\n## ').find((part) => part.startsWith('The laboratory'));
    expect(laboratory).toContain('<Laboratory />');
  });

  test('says that Submit sends a fixed sample and that pasted text never leaves the browser', () => {
    expect(article.text).toMatch(/Submit sends a fixed sample/);
    expect(article.text).toMatch(/paste into the box never leaves your browser/);
  });

  test('links only to https addresses and to its own headings', () => {
    const targets = [...source.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target ?? '');
    expect(targets.length).toBeGreaterThan(12);
    const ids = article.headings.map(({ id }) => `#${id}`);
    const wrong = targets.filter((target) => !ids.includes(target) && !isHttps(target));
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

  test('shows every figure once, each with a caption', () => {
    for (const name of FIGURE_NAMES) {
      expect(source.match(new RegExp(`<${name} />`, 'g'))).toHaveLength(1);
      expect(rendered(name)).toMatch(/^<figure[^>]*>.*<figcaption>.+<\/figcaption><\/figure>$/s);
    }
  });

  test('finds every component that it names', () => {
    const registry = readFileSync(
      path.join(process.cwd(), 'components', 'article', 'articleComponents.tsx'),
      'utf8',
    );
    for (const name of [...FIGURE_NAMES, 'Formula', 'Maths'])
      expect(registry).toContain(`  ${name},\n`);
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

  test('is right that ten times 0.1 is 1 when locked, and not when JavaScript adds it', () => {
    const tenth = scaleNumber(0.1);
    expect(unscaleNumber({ ...tenth, mantissa: 10n * tenth.mantissa })).toBe(1);
    let added = 0;
    for (let index = 0; index < 10; index += 1) added += 0.1;
    expect(article.text).toContain(`says ${added}.`);
  });
});

describe('The worked example', () => {
  const { key, first, second, negative, sum, difference, largest } = worked;

  test('has a key that is one', () => {
    expectKey(key);
    for (const { r } of [first, second, negative]) {
      expect(gcd(r, key.n)).toBe(1n);
    }
  });

  test('locks with (1 + n)^m r^n mod n^2, written out in full', () => {
    for (const { m, r, c } of [first, second]) {
      const inFull = power(1n + key.n, m, key.nSquared) * power(r, key.n, key.nSquared);
      expect(c).toBe(inFull % key.nSquared);
    }
  });

  test('opens the product of two ciphertexts as the sum of their numbers', () => {
    expect(sum.c).toBe((first.c * second.c) % key.nSquared);
    expect((sum.raised - 1n) % key.n).toBe(0n);
    expect(sum.plaintext).toBe(first.m + second.m);
    expect(sum.plaintext).toBeLessThanOrEqual(largest);
  });

  test('opens a sum with a negative number', () => {
    expect(difference.c).toBe((second.c * negative.c) % key.nSquared);
    expect(difference.value).toBe(second.m + negative.m);
    expect(opened(key, negative.c)).toBe(negative.m);
  });

  test('adds every pair of numbers that its range allows', () => {
    for (let a = -largest; a <= largest; a += 7n) {
      for (let b = -largest; b <= largest; b += 5n) {
        if (a + b > largest || a + b < -largest) continue;
        const c = (encrypted(key, a, 42n).c * encrypted(key, b, 100n).c) % key.nSquared;
        expect(opened(key, c)).toBe(a + b);
      }
    }
  });

  test('overflows as the text says: refused once, unnoticed the second time round', () => {
    const middle = decryptInSteps(key, encrypted(key, 2n * largest, 42n).c).plaintext;
    expect(middle).toBeGreaterThan(largest);
    expect(middle).toBeLessThan(key.n - largest);
    const round = Number(opened(key, encrypted(key, 3n * largest, 42n).c));
    const sum = `${largest} + ${largest} + ${largest} has gone all the way round`;
    expect(article.text).toContain(`${sum} and opens as −${-round} without a sound`);
  });

  test('prints what it computed', () => {
    const text = textOf('WorkedExampleFigure');
    for (const value of [key.n, key.nSquared, key.lambda, key.mu, first.c, second.c, sum.c]) {
      expect(text).toContain(String(value));
    }
    expect(text).toContain(`${first.m} + ${second.m} = ${sum.plaintext}`);
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

describe('The box with gloves', () => {
  test('shows the bits of a ciphertext that opens as the sum', () => {
    expectKey(gloves.key);
    expect(BigInt(`0b${gloves.bits.map(Number).join('')}`)).toBe(gloves.c);
    expect(gloves.plaintext).toBe(gloves.first.m + gloves.second.m);
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
    for (const { label, aligned } of alignment.numbers) {
      expect(aligned.exponent).toBe(alignment.smallest);
      expect(Number(unscaleNumber(aligned))).toBe(Number(label));
    }
  });

  test('adds to the double nearest to the exact sum', () => {
    expect(alignment.value).toBe(5.6);
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
