import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  alignment,
  ciphertextBytes,
  FIELD_BITS,
  fields,
} from '@/components/paillier/figures/examples';
import { BID, openBid } from '@/components/paillier/figures/sealedBid';
import { scaleNumber, unscaleNumber } from '@/lib/paillier/encoding';
import { article, FIGURE_NAMES, rendered, source } from './homomorphicArticle';

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

function isHttps(address: string): boolean {
  return URL.canParse(address) && new URL(address).protocol === 'https:';
}
