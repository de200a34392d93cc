import MiniSearch from 'minisearch';
import type { Entry, Knowledge } from '@/server/answer/knowledge';
import { createLexicon } from '@/server/answer/lexicon';
import { wordShare } from '@/server/answer/words';

export type Match = {
  entry: Entry;
  /** How well the entry fits, 0 to 1 and a little above for the very same words. */
  score: number;
  /** How much of what was asked the entry speaks of at all, 0 to 1. */
  coverage: number;
};

export type Search = {
  /** The entries that fit best, best first. */
  find: (text: string, count?: number) => Match[];
  /** How much of a text one entry speaks of, 0 to 1. */
  covers: (entry: Entry, text: string) => number;
  /** How much a text says: about the number of its words that are no mere function words. */
  content: (text: string) => number;
};

/** A word of the reply speaks for it less than a word of the ways to ask for it. */
const SUPPORT_SHARE = 0.5;
/** What MiniSearch hands over to be compared phrase by phrase. */
const CANDIDATES = 30;
const SAME_WORDS_BONUS = 0.15;
/** Facts were written to be asked for; a passage of an article is the second choice. */
const ARTICLE_SHARE = 0.92;

type Phrase = { words: ReadonlySet<string>; order: string; weight: number };
type Indexed = { entry: Entry; phrases: Phrase[]; asked: Set<string>; support: Set<string> };

/**
 * A search over all that can be said. MiniSearch finds the candidates (BM25); then each way of
 * asking is compared word by word, so that a question with a word that nobody knows is recognised
 * as one that has no answer here.
 */
export function createSearch(knowledge: Knowledge): Search {
  const lexicon = createLexicon(knowledge.synonyms);
  const indexed = knowledge.entries.map((entry) => {
    const asked = entry.phrasings.map((phrasing) => lexicon.learn(phrasing));
    return { entry, asked, support: lexicon.learn(entry.support) };
  });

  const frequency = new Map<string, number>();
  for (const { asked, support } of indexed) {
    for (const word of new Set([...asked.flat(), ...support])) {
      frequency.set(word, (frequency.get(word) ?? 0) + 1);
    }
  }
  const rarest = Math.log(1 + indexed.length);
  /** A rare word says more than a common one; one that nobody knows says as much as the rarest. */
  const weight = (word: string) =>
    wordShare(word) * (Math.log(1 + indexed.length / (frequency.get(word) ?? 1)) / rarest);
  const weigh = (words: Iterable<string>) => {
    let sum = 0;
    for (const word of words) sum += weight(word);
    return sum;
  };

  const entries: Indexed[] = indexed.map(({ entry, asked, support }) => ({
    entry,
    phrases: asked.map((words) => {
      const set = new Set(words);
      return { words: set, order: words.join(' '), weight: weigh(set) };
    }),
    asked: new Set(asked.flat()),
    support: new Set(support),
  }));
  const byEntry = new Map(entries.map((one) => [one.entry, one]));

  const index = new MiniSearch<{ id: number; asked: string; support: string }>({
    fields: ['asked', 'support'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term || null,
    searchOptions: { boost: { asked: 3 } },
  });
  index.addAll(
    indexed.map(({ asked, support }, id) => ({
      id,
      asked: asked.flat().join(' '),
      support: support.join(' '),
    })),
  );

  function coverage(
    { asked, support }: Indexed,
    words: ReadonlySet<string>,
    whole: number,
  ): number {
    let covered = 0;
    for (const word of words) {
      if (asked.has(word)) covered += weight(word);
      else if (support.has(word)) covered += weight(word) * SUPPORT_SHARE;
    }
    return whole > 0 ? covered / whole : 0;
  }

  function compare(one: Indexed, words: ReadonlySet<string>, order: string, whole: number): Match {
    let likeness = 0;
    for (const phrase of one.phrases) {
      let shared = 0;
      for (const word of phrase.words) if (words.has(word)) shared += weight(word);
      // The harmonic mean of how much of either is in the other (the F-measure).
      likeness = Math.max(likeness, (2 * shared) / (whole + phrase.weight));
      if (phrase.order === order) likeness = 1 + SAME_WORDS_BONUS;
    }
    const covered = coverage(one, words, whole);
    const score = 0.45 * covered + 0.55 * likeness;
    return {
      entry: one.entry,
      coverage: covered,
      score: one.entry.kind === 'article' ? score * ARTICLE_SHARE : score,
    };
  }

  function candidates(words: ReadonlySet<string>): Indexed[] {
    // Function words alone are in nearly every entry: then all of them are compared.
    if (![...words].some((word) => wordShare(word) === 1 && lexicon.knows(word))) return entries;
    const spoken = [...words].join(' ');
    return index
      .search(spoken)
      .slice(0, CANDIDATES)
      .flatMap(({ id }) => entries[Number(id)] ?? []);
  }

  return {
    find(text, count = 3) {
      const read = lexicon.read(text);
      const words = new Set(read);
      const whole = weigh(words);
      const order = read.join(' ');
      return candidates(words)
        .map((one) => compare(one, words, order, whole))
        .sort((a, b) => b.score - a.score)
        .slice(0, count);
    },
    covers(entry, text) {
      const one = byEntry.get(entry);
      const words = new Set(lexicon.read(text));
      return one ? coverage(one, words, weigh(words)) : 0;
    },
    content: (text) => weigh(new Set(lexicon.read(text).filter((word) => wordShare(word) === 1))),
  };
}
