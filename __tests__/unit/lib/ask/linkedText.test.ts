import { linkedText } from '@/lib/ask/linkedText';

const OWN = ['dave@example.com', 'https://example.com/dave', ''];
const linksOf = (text: string) => linkedText(text, OWN).flatMap(({ href }) => (href ? [href] : []));

test.each([
  ['Read on at /wasm-graphophile/#one-memory.', ['/wasm-graphophile/#one-memory']],
  ['It is at /contact, and the rest (/privacy) too.', ['/contact/', '/privacy/']],
  ['Write to dave@example.com.', ['mailto:dave@example.com']],
  ['My profile is https://example.com/dave, as ever.', ['https://example.com/dave']],
])('finds the addresses in “%s”', (text, hrefs) => {
  expect(linksOf(text)).toEqual(hrefs);
});

test.each([
  'Now and/or later, 1/2 of it, in C/C++.',
  'See https://evil.example/contact or //evil.example/path.',
  'Write to somebody@evil.example.',
  'Write to dave@example.com.evil.example, or to mydave@example.com.',
  'It is https://example.com/dave/else or https://example.com/daveelse.',
  'A lone / says nothing.',
])('makes no link of “%s”', (text) => {
  expect(linksOf(text)).toEqual([]);
});

test('loses no letter of the text', () => {
  const text = 'At /contact and /a/#b, or dave@example.com.';
  expect(
    linkedText(text, OWN)
      .map((run) => run.text)
      .join(''),
  ).toBe(text);
});
