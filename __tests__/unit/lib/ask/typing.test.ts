import fc from 'fast-check';
import {
  graphemes,
  typedCount,
  typedText,
  TYPING_MS_PER_CHARACTER,
  untilNextCharacterMs,
} from '@/lib/ask/typing';

describe('typing', () => {
  it('has a speed of 50 ms per character', () => {
    expect(TYPING_MS_PER_CHARACTER).toBe(50);
  });

  it.each([
    [-10, 0],
    [0, 0],
    [49, 0],
    [50, 1],
    [99, 1],
    [100, 2],
    [10_000, 5],
  ])('after %i ms shows %i of five characters', (elapsedMs, count) => {
    expect(typedCount(elapsedMs, 5)).toBe(count);
  });

  it('knows when the next character is due', () => {
    expect(untilNextCharacterMs(0)).toBe(50);
    expect(untilNextCharacterMs(70)).toBe(30);
    expect(untilNextCharacterMs(100)).toBe(50);
  });

  it('never cuts an emoji, a flag or an accent in two', () => {
    expect(graphemes('a👩‍💻🇬🇧é')).toEqual(['a', '👩‍💻', '🇬🇧', 'é']);
  });

  it('counts plain text without a segmenter exactly as with one', () => {
    const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
    const mostlyPlain = fc.string({
      unit: fc
        .oneof(
          { weight: 30, arbitrary: fc.integer({ min: 0x20, max: 0x7e }) },
          { weight: 30, arbitrary: fc.integer({ min: 0xa0, max: 0x2ff }) },
          { weight: 30, arbitrary: fc.integer({ min: 0x2010, max: 0x2027 }) },
          { weight: 1, arbitrary: fc.constantFrom(0x0a, 0x0d, 0x301, 0x200d, 0xfe0f, 0x1f469) },
        )
        .map((point) => String.fromCodePoint(point)),
    });
    fc.assert(
      fc.property(mostlyPlain, (text) => {
        const expected = Array.from(segmenter.segment(text), ({ segment }) => segment);
        expect(graphemes(text)).toEqual(expected);
      }),
    );
  });

  it.each([
    [0, ['', '', 'Ask', ' me\nnow']],
    [2, ['', 'As', 'k', ' me\nnow']],
    [3, ['', 'Ask', '', ' me\nnow']],
    [4, ['Ask ', '', 'me', '\nnow']],
    [8, ['Ask me\n', 'n', 'ow', '']],
    [10, ['Ask me\n', 'now', '', '']],
  ])('with %i letters typed cuts a text at the word it is in', (typed, parts) => {
    const { words, begun, left, rest } = typedText(graphemes('Ask me\nnow'), typed);
    expect([words, begun, left, rest]).toEqual(parts);
  });

  it('loses no letter when it cuts', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(30), (text, count) => {
        const characters = graphemes(text);
        const typed = Math.min(count, characters.length);
        const { words, begun, left, rest } = typedText(characters, typed);
        expect(words + begun).toBe(characters.slice(0, typed).join(''));
        expect(left + rest).toBe(characters.slice(typed).join(''));
      }),
    );
  });
});
