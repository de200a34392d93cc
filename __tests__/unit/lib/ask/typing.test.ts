import {
  graphemes,
  TYPING_MS_PER_CHARACTER,
  typedCount,
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
});
