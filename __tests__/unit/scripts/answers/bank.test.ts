import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { site } from '@/content/site';
import { plainForm } from '@/lib/answers/words';
import { readUntrainedKnowledge } from '@/lib/content/knowledge';
import { readBank, UNKNOWN_LABELS } from '@/scripts/answers/bank';

const HELD_OUT = path.join('__tests__', 'fixtures', 'answers', 'heldout');
const MAX_LIKENESS = 0.9;

const bank = readBank();
const counts = new Map<string, number>();
for (const { label } of bank.phrasings) counts.set(label, (counts.get(label) ?? 0) + 1);

describe('the bank', () => {
  it('has at least 150 topics with 60 phrasings each, and 2,000 questions that cannot be known', () => {
    expect(bank.topics.length).toBeGreaterThanOrEqual(150);
    const few = bank.topics.filter(({ id }) => (counts.get(id) ?? 0) < 60).map(({ id }) => id);
    expect(few).toEqual([]);
    const unknown = UNKNOWN_LABELS.reduce((sum, label) => sum + (counts.get(label) ?? 0), 0);
    expect(unknown).toBeGreaterThanOrEqual(2_000);
  });

  it('names only topics that there are, once each, and every line says something', () => {
    const ids = bank.topics.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const known = new Set<string>([...ids, ...UNKNOWN_LABELS]);
    expect(bank.phrasings.filter(({ label, text }) => !known.has(label) || !text.trim())).toEqual(
      [],
    );
    expect([...bank.neighbours].flat().filter((id) => !known.has(id))).toEqual([]);
  });

  it('says no wording twice', () => {
    const seen = new Set<string>();
    const twice = bank.phrasings.filter(({ text }) => seen.has(text) || !seen.add(text));
    expect(twice).toEqual([]);
  });

  it('knows no owner', () => {
    const name = new RegExp(`\\b${site.name}\\b`);
    expect(bank.phrasings.filter(({ text }) => name.test(text))).toEqual([]);
  });

  it('holds no held-out question, nor one that is nearly the same', () => {
    const wordsOf = (text: string) => new Set(plainForm(text).split(' '));
    const held = heldOutQuestions().map((text) => ({ text, words: wordsOf(text) }));
    const lines = learntTexts().map((text) => ({ text, words: wordsOf(text) }));
    const alike = held.flatMap((one) =>
      lines
        .filter((line) => mayBeAlike(one.words.size, line.words.size))
        .filter((line) => likeness(one.words, line.words) >= MAX_LIKENESS)
        // Only the own line is printed: whoever mends it must not read what is held out.
        .map((line) => line.text),
    );
    expect([...new Set(alike)]).toEqual([]);
  });

  it('would find a question that is nearly the same', () => {
    const words = (text: string) => new Set(text.split(' '));
    expect(likeness(words('a b c'), words('c b a'))).toBe(1);
    expect(likeness(words('a b c'), words('a b d'))).toBe(0.5);
  });
});

/** The bank, and what an owner wrote of how the sections of the articles are asked for. */
function learntTexts(): string[] {
  const { questionsOfSections } = readUntrainedKnowledge();
  return [...bank.phrasings.map(({ text }) => text), ...Object.values(questionsOfSections).flat()];
}

/** Of the committed held-out sets, those that are about facts or about nothing known. */
function heldOutQuestions(): string[] {
  if (!existsSync(HELD_OUT)) return [];
  return readdirSync(HELD_OUT)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => {
      const read: unknown = JSON.parse(readFileSync(path.join(HELD_OUT, file), 'utf8'));
      const cases = (Array.isArray(read) ? read : (read as { cases: unknown[] }).cases) as {
        question: string;
        before?: string[];
      }[];
      // What is asked after something else, such as "why?", belongs to nobody.
      return cases.filter(({ before }) => !before?.length).map(({ question }) => question);
    });
}

/** False where the numbers of words alone keep two questions apart: a short cut. */
function mayBeAlike(one: number, other: number): boolean {
  return Math.min(one, other) >= MAX_LIKENESS * Math.max(one, other);
}

/** Shared words of all words (Jaccard). */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of one) if (other.has(word)) shared += 1;
  return shared / (one.size + other.size - shared);
}
