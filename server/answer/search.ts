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

/** What a visitor wrote, read once: its words with what each says, and all of them in order. */
export type Query = { words: ReadonlyMap<string, number>; order: string; weight: number };

export type Search = {
  read: (text: string) => Query;
  /** The entry that is asked for by these very words, if there is one. */
  named: (query: Query) => Entry | undefined;
  /** The entries that fit best, best first. */
  find: (query: Query, count: number) => Match[];
  /** How much of a query one entry speaks of, 0 to 1. */
  covers: (entry: Entry, query: Query) => number;
  /** How much a query says: about the number of its words that are no mere function words. */
  content: (query: Query) => number;
};

/** A word of the reply speaks for it less than a word of the ways to ask for it. */
const SUPPORT_SHARE = 0.5;
/** What MiniSearch hands over to be compared phrase by phrase. */
const CANDIDATES = 14;
const SAME_WORDS_BONUS = 0.15;
/** Facts were written to be asked for; a passage of an article is the second choice. */
const ARTICLE_SHARE = 0.92;

/** One way of asking: its words with what each of them says. */
type Phrase = { words: string[]; weights: number[]; order: string; weight: number };
type Indexed = {
  entry: Entry;
  phrases: Phrase[];
  asked: ReadonlySet<string>;
  support: ReadonlySet<string>;
};

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
  const weigh = (word: string) =>
    wordShare(word) * (Math.log(1 + indexed.length / (frequency.get(word) ?? 1)) / rarest);
  const weights = new Map([...frequency.keys()].map((word) => [word, weigh(word)]));
  const weightOf = (word: string) => weights.get(word) ?? weigh(word);

  const entries: Indexed[] = indexed.map(({ entry, asked, support }) => ({
    entry,
    phrases: asked.map((read) => {
      const words = [...new Set(read)];
      const each = words.map(weightOf);
      return { words, weights: each, order: read.join(' '), weight: sum(each) };
    }),
    asked: new Set(asked.flat()),
    support: new Set(support),
  }));
  const byWords = new Map<string, Entry>();
  for (const { entry, phrases } of entries) {
    for (const { order } of phrases) if (!byWords.has(order)) byWords.set(order, entry);
  }
  const byEntry = new Map(entries.map((one) => [one.entry, one]));

  const index = new MiniSearch<{ id: number; asked: string; support: string }>({
    fields: ['asked', 'support'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term || null,
    searchOptions: { boost: { asked: 3 } },
  });
  // Function words are in nearly every entry: they would cost a search much and tell it nothing.
  const telling = (words: readonly string[]) => words.filter((word) => wordShare(word) === 1);
  index.addAll(
    indexed.map(({ asked, support }, id) => ({
      id,
      asked: telling(asked.flat()).join(' '),
      support: telling(support).join(' '),
    })),
  );
  const withoutContent = entries.filter(({ phrases }) =>
    phrases.some(({ words }) => telling(words).length === 0),
  );

  function query(text: string): Query {
    const read = lexicon.read(text);
    const words = new Map(read.map((word) => [word, weightOf(word)]));
    return { words, order: read.join(' '), weight: sum(words.values()) };
  }

  function coverage({ asked, support }: Indexed, { words, weight }: Query): number {
    let covered = 0;
    for (const [word, weighs] of words) {
      if (asked.has(word)) covered += weighs;
      else if (support.has(word)) covered += weighs * SUPPORT_SHARE;
    }
    return weight > 0 ? covered / weight : 0;
  }

  function likeness({ phrases }: Indexed, { words, order, weight }: Query): number {
    let most = 0;
    for (const phrase of phrases) {
      if (phrase.order === order) return 1 + SAME_WORDS_BONUS;
      let shared = 0;
      for (let index = 0; index < phrase.words.length; index += 1) {
        if (words.has(phrase.words[index] ?? '')) shared += phrase.weights[index] ?? 0;
      }
      // The harmonic mean of how much of either is in the other (the F-measure).
      most = Math.max(most, (2 * shared) / (weight + phrase.weight));
    }
    return most;
  }

  function compare(one: Indexed, asked: Query): Match {
    const covered = coverage(one, asked);
    const score = 0.45 * covered + 0.55 * likeness(one, asked);
    return {
      entry: one.entry,
      coverage: covered,
      score: one.entry.kind === 'article' ? score * ARTICLE_SHARE : score,
    };
  }

  function candidates({ words }: Query): readonly Indexed[] {
    const known = telling([...words.keys()]).filter(lexicon.knows);
    if (known.length === 0) return withoutContent;
    return index
      .search(known.join(' '))
      .slice(0, CANDIDATES)
      .flatMap(({ id }) => entries[Number(id)] ?? []);
  }

  return {
    read: query,
    named: ({ order }) => byWords.get(order),
    find: (asked, count) =>
      candidates(asked)
        .map((one) => compare(one, asked))
        .sort((one, other) => other.score - one.score)
        .slice(0, count),
    covers(entry, asked) {
      const one = byEntry.get(entry);
      return one ? coverage(one, asked) : 0;
    },
    content: ({ words }) =>
      sum([...words].map(([word, weighs]) => (wordShare(word) === 1 ? weighs : 0))),
  };
}

function sum(numbers: Iterable<number>): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}
