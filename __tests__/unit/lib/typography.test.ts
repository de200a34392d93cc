import { typographic } from '@/lib/typography';

test.each([
  ["Hut's idea, and the authors' own", 'Hut’s idea, and the authors’ own'],
  ['He said "no", twice ("no").', 'He said “no”, twice (“no”).'],
  ["the 'best' of the '90s, rock 'em", 'the ‘best’ of the ’90s, rock ’em'],
  ['nothing straight: ’ “ ”', 'nothing straight: ’ “ ”'],
])('%s', (text, expected) => {
  expect(typographic(text)).toBe(expected);
  expect(typographic(expected)).toBe(expected);
});

test('a piece goes on from the piece before it', () => {
  expect(typographic("'s", 't')).toBe('’s');
  expect(typographic('"', '.')).toBe('”');
});
