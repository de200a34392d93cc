import type { Entry, Knowledge } from './knowledge';
import { createLexicon } from './lexicon';
import { wordShare } from './words';

export type Match = {
  entry: Entry;
  /** How well the entry fits, 0 to 1 and a little above for the very same words. */
  score: number;
  /** How much of what was asked the entry speaks of at all, 0 to 1. */
  coverage: number;
};

/** What a visitor wrote, read once: its words with what each says, and all of them in order. */
export type Query = {
  words: ReadonlyMap<string, number>;
  order: string;
  weight: number;
  /** The same words by their numbers in the index, 0 where it has none, with what each says. */
  numbers: readonly number[];
  weights: readonly number[];
};

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
const SAME_WORDS_BONUS = 0.15;
/** Facts were written to be asked for; a passage of an article is the second choice. */
const ARTICLE_SHARE = 0.92;

/** One way of asking: its words by their numbers, what they weigh together, and all in order. */
type Phrase = { words: Uint32Array; weight: number; order: string; of: Indexed };
type Indexed = {
  entry: Entry;
  /** How much each word, by its number, speaks for the entry. */
  shares: Float64Array;
  /** How much the nearest way of asking is like what is being asked. */
  likeness: number;
};

/**
 * A search over all that can be said. Every way of asking of the entries that share a word is
 * compared word by word, so that a question with a word that nobody knows is recognised as
 * one that has no answer here.
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
  const tells = (word: string) => wordShare(word) === 1;

  // Words are compared as numbers: each has one, from 1 on; 0 is any that nobody knows.
  const numbers = new Map([...frequency.keys()].map((word, index) => [word, index + 1]));
  const numberOf = (word: string) => numbers.get(word) ?? 0;
  const phrases: Phrase[] = [];
  const entries = indexed.map(({ entry, asked, support }): Indexed => {
    const shares = new Float64Array(numbers.size + 1);
    for (const word of support) shares[numberOf(word)] = SUPPORT_SHARE;
    for (const word of asked.flat()) shares[numberOf(word)] = 1;
    const one = { entry, shares, likeness: 0 };
    for (const read of asked) {
      const words = [...new Set(read)];
      const weight = sum(words.map(weightOf));
      phrases.push({
        words: Uint32Array.from(words, numberOf),
        weight,
        order: read.join(' '),
        of: one,
      });
    }
    return one;
  });
  const byOrder = new Map<string, Entry>();
  for (const { order, of } of phrases) if (!byOrder.has(order)) byOrder.set(order, of.entry);
  const byEntry = new Map(entries.map((one) => [one.entry, one]));
  const entriesWith = createPostings(
    entries,
    indexed.map(({ asked, support }) => [...asked.flat(), ...support]),
  );
  const phrasesWith = createPostings(
    phrases,
    indexed.flatMap(({ asked }) => asked),
  );
  const isContentless = ({ order }: Phrase) => !order.split(' ').some(tells);
  const contentless = phrases.filter(isContentless);
  const withoutContent = [...new Set(contentless.map(({ of }) => of))];
  /** What each word weighs that was asked, 0 for all others; kept, so that none asks for memory. */
  const askedWeights = new Float64Array(numbers.size + 1);

  function query(text: string): Query {
    const read = lexicon.read(text);
    const words = new Map(read.map((word) => [word, weightOf(word)]));
    const each = [...words.values()];
    return {
      words,
      order: read.join(' '),
      weight: sum(each),
      numbers: Array.from(words.keys(), numberOf),
      weights: each,
    };
  }

  function coverage({ shares }: Indexed, { numbers, weights, weight }: Query): number {
    let covered = 0;
    for (let at = 0; at < numbers.length; at += 1) {
      covered += (weights[at] ?? 0) * (shares[numbers[at] ?? 0] ?? 0);
    }
    return weight > 0 ? covered / weight : 0;
  }

  /** How much one way of asking is like what was asked, whose words `askedWeights` holds. */
  function likeness({ words, order, weight }: Phrase, asked: Query): number {
    if (order === asked.order) return 1 + SAME_WORDS_BONUS;
    let shared = 0;
    for (let at = 0; at < words.length; at += 1) shared += askedWeights[words[at] ?? 0] ?? 0;
    // The harmonic mean of how much of either is in the other (the F-measure).
    return (2 * shared) / (asked.weight + weight);
  }

  /** What shares a telling word with what was asked; where it has none, what has none either. */
  function candidates({ words }: Query): { near: Iterable<Indexed>; ways: Iterable<Phrase> } {
    const known = [...words.keys()].filter((word) => tells(word) && lexicon.knows(word));
    if (known.length === 0) return { near: withoutContent, ways: contentless };
    return {
      near: new Set(known.flatMap(entriesWith)),
      ways: new Set(known.flatMap(phrasesWith)),
    };
  }

  function find(asked: Query, count: number): Match[] {
    const { near, ways } = candidates(asked);
    asked.numbers.forEach((word, at) => (askedWeights[word] = asked.weights[at] ?? 0));
    askedWeights[0] = 0;
    for (const one of near) one.likeness = 0;
    for (const way of ways) way.of.likeness = Math.max(way.of.likeness, likeness(way, asked));
    for (const word of asked.numbers) askedWeights[word] = 0;

    const matches: Match[] = [];
    for (const one of near) {
      const covered = coverage(one, asked);
      const score = 0.45 * covered + 0.55 * one.likeness;
      matches.push({
        entry: one.entry,
        coverage: covered,
        score: one.entry.kind === 'article' ? score * ARTICLE_SHARE : score,
      });
    }
    return matches.sort((one, other) => other.score - one.score).slice(0, count);
  }

  return {
    read: query,
    named: ({ order }) => byOrder.get(order),
    find,
    covers(entry, asked) {
      const one = byEntry.get(entry);
      return one ? coverage(one, asked) : 0;
    },
    content: ({ words }) => sum([...words].map(([word, weighs]) => (tells(word) ? weighs : 0))),
  };
}

/** For each word those that hold it (an inverted index). */
function createPostings<Held>(
  holders: readonly Held[],
  wordsOfEach: readonly Iterable<string>[],
): (word: string) => readonly Held[] {
  const postings = new Map<string, Held[]>();
  holders.forEach((holder, index) => {
    for (const word of new Set(wordsOfEach[index])) {
      const list = postings.get(word);
      if (list) list.push(holder);
      else postings.set(word, [holder]);
    }
  });
  return (word) => postings.get(word) ?? [];
}

function sum(numbers: Iterable<number>): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}
