import { createSentenceTiming } from '@/lib/voice/sentenceTiming';
import { soundLengthsMs } from '@/lib/voice/soundLengths';

const TEXT = 'The old harbour sleeps';
const WORDS = [0, 4, 8, 16];
const startOf = (timing: { startsMs: readonly number[] }, index: number) => timing.startsMs[index]!;

describe('how long sounds are', () => {
  test('go by what is said: a word’s letters share the time of its sounds', () => {
    const sum = (text: string) => soundLengthsMs(text).reduce((total, ms) => total + ms, 0);
    expect(sum('see')).toBe(sum('sea'));
    expect(sum('through')).toBe(sum('threw'));
    expect(sum('tell')).toBe(sum('tel'));
    expect(sum('one, two')).toBeGreaterThan(sum('one two'));
    expect(sum('one two.')).toBe(sum('one two'));
  });

  test('there is one for each character as a reader counts them', () => {
    expect(soundLengthsMs('naïve 👩‍👩‍👧 été')).toHaveLength(11);
  });
});

describe('when each sound of a sentence is due', () => {
  test('in order, from the beginning, before anything is told', () => {
    const { startsMs } = createSentenceTiming(TEXT, 1);
    expect(startsMs).toHaveLength(TEXT.length + 1);
    expect(startsMs[0]).toBe(0);
    startsMs.forEach((ms, i) => expect(ms).toBeGreaterThanOrEqual(startsMs[i - 1] ?? 0));
  });

  test('each word begins when the engine says so, and its sounds keep their ratios', () => {
    const timing = createSentenceTiming(TEXT, 1);
    const calm = [...timing.startsMs];
    WORDS.forEach((index) => timing.wordBegan(index, 100 + 1.5 * calm[index]!));
    for (const index of WORDS) expect(startOf(timing, index)).toBeCloseTo(100 + 1.5 * calm[index]!);
    const within = (from: number, to: number) =>
      (startOf(timing, to) - startOf(timing, from)) / (calm[to]! - calm[from]!);
    expect(within(8, 10)).toBeCloseTo(within(10, 14));
    expect(within(4, 7)).toBeCloseTo(1.5);
  });

  test('a slow engine makes the words to come slower, and a late word moves them on', () => {
    const timing = createSentenceTiming(TEXT, 1);
    const calm = [...timing.startsMs];
    const restMs = (starts: readonly number[]) => starts.at(-1)! - starts[8]!;
    timing.wordBegan(0, 0);
    timing.wordBegan(4, 2 * calm[4]!);
    timing.wordBegan(8, 2 * calm[8]!);
    expect(restMs(timing.startsMs)).toBeGreaterThan(restMs(calm));
    expect(timing.stretch).toBeGreaterThan(1);
    expect(timing.stretch).toBeLessThan(2);
  });

  test('words told out of their order, or several in one breath, are no news', () => {
    const timing = createSentenceTiming(TEXT, 1);
    const calm = [...timing.startsMs];
    timing.wordBegan(0, 0);
    timing.wordBegan(8, calm[8]!);
    const before = timing.startsMs;
    timing.wordBegan(4, calm[8]! + 20);
    timing.wordBegan(16, calm[8]! + 1);
    expect(timing.startsMs).toBe(before);
  });

  test('without words, the pace is learned from the beginning and the end', () => {
    const timing = createSentenceTiming(TEXT, 1);
    timing.ended(2 * timing.startsMs.at(-1)!);
    expect(timing.stretch).toBeGreaterThan(1.5);
    expect(timing.stretch).toBeLessThanOrEqual(2);
    const next = createSentenceTiming(TEXT, timing.stretch);
    expect(next.startsMs.at(-1)! / timing.startsMs.at(-1)!).toBeCloseTo(timing.stretch);
  });

  test('the pace stays within what speech can be, whatever is told', () => {
    const timing = createSentenceTiming(TEXT, 1);
    timing.ended(1_000_000);
    expect(timing.stretch).toBeLessThanOrEqual(2.5);
  });
});
