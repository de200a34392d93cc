import { endOfSentence } from '@/lib/voice/sentences';

/** All that can be spoken of a text by now. */
function sentences(text: string, complete = true): string[] {
  const found: string[] = [];
  let start = 0;
  for (let end = endOfSentence(text, 0, complete); end !== null && end > start;) {
    found.push(text.slice(start, end).trim());
    start = end;
    end = endOfSentence(text, start, complete);
  }
  return found;
}

describe('a reply in sentences', () => {
  test('ends them at their marks, with the quotes behind', () => {
    expect(sentences('One. “Two?” Three! And four')).toEqual([
      'One.',
      '“Two?”',
      'Three!',
      'And four',
    ]);
  });

  test.each([
    'It is 3.5 km long.',
    'Ask Dr. Jones or J. S. Bach.',
    'Tools, e.g. a saw, are at dave.example today.',
    'Well… that is one sentence.',
  ])('does not end “%s” before its end', (sentence) => {
    expect(sentences(sentence)).toEqual([sentence]);
  });

  test('ends them at the ends of lines', () => {
    expect(sentences('First\nSecond\n\n1. Third thing.')).toEqual([
      'First',
      'Second',
      '1. Third thing.',
    ]);
  });

  test('takes nothing of a sentence whose end has not come', () => {
    expect(sentences('One is done. Two is n', false)).toEqual(['One is done.']);
    expect(sentences('It costs 3.', false)).toEqual([]);
    expect(sentences('Nothing yet', false)).toEqual([]);
    expect(sentences('', true)).toEqual([]);
  });

  test('cuts what is too long for one breath of an engine between its clauses or words', () => {
    const clause = 'a clause of a sentence that takes its time, ';
    const parts = sentences(`${clause.repeat(12)}end.`);
    expect(parts.length).toBeGreaterThan(2);
    for (const part of parts) expect(part.length).toBeLessThanOrEqual(180);
    for (const part of parts.slice(0, -1)) expect(part).toMatch(/time,$/);
    expect(parts.join(' ')).toBe(`${clause.repeat(12)}end.`);
    for (const part of sentences('word '.repeat(100))) expect(part).toMatch(/^word.*word$/);
    expect(sentences('x'.repeat(400)).join('')).toBe('x'.repeat(400));
  });
});
