import MiniSearch from 'minisearch';
import type { Entry, Passage } from './knowledge';
import { addressOf, quote, sentencesOf } from './quote';
import { baseWord, isFunctionWord, plainForm, wordsOf } from './words';

/** A passage that speaks of what was asked. */
export type PassageMatch = {
  entry: Entry;
  /** How much of the question it speaks of, 0 to 1, and with how many of its words. */
  coverage: number;
  words: number;
  /** How much these words say, about 1 for one that is rare. */
  weight: number;
  /** True where one of these words is asked of nobody but this article. */
  isParticular: boolean;
};

export type PassageSearch = {
  find: (prompt: string) => PassageMatch | null;
  /** What a section says that fits a question best; null where there is no such section. */
  within: (address: string, prompt: string) => Entry | null;
  /** How much each section speaks of what is asked, 0 to 1, by its address. */
  scores: (prompt: string) => ReadonlyMap<string, number>;
  /** The best passages as entries, for a language model to read. */
  near: (prompt: string, count: number) => Entry[];
  /** The passage that follows the one quoted in a reply, or null. */
  after: (reply: string) => Entry | null;
};

/** Words with which people ask of an article, without saying what they ask. */
const FRAME = new Set(
  `explain mean article page work tell question answer understand wonder describe idea happen exactly
  actual actually need able possible way long read write post text say show kind part sense talk`.split(
    /\s+/,
  ),
);
/** How much a word counts that stands in its section, but not in the passage itself. */
const SECTION_SHARE = 0.75;
/** How much a word counts that visitors use for other things too, and one that no article has. */
const COMMON_SHARE = 0.7;
const FOREIGN_WEIGHT = 0.45;
/** Slips are looked for in words of this length at least: shorter ones are too alike. */
const MIN_LETTERS_FOR_SLIP = 6;
/** A list and a table are looked up when no prose says the same. */
const ITEMS_SHARE = 0.6;
/** An introduction touches what its sections tell. */
const INTRODUCTION_SHARE = 0.8;
const MAX_CANDIDATES = 20;

/** A word that was asked, without its ending, and what it stands for. */
type Asked = { base: string; concept: string };

type Read = {
  passage: Passage;
  own: ReadonlySet<string>;
  around: ReadonlySet<string>;
};

/**
 * Finds the passage that a question is about, however it is worded: words that mean the same count as
 * one, and slips are forgiven (BM25 over passages and their sections, by MiniSearch).
 *
 * @param particularWords words of the articles that visitors do not use for anything else
 */
export function createPassageSearch(
  passages: readonly Passage[],
  synonyms: readonly string[][],
  particularWords: readonly string[],
): PassageSearch {
  const concepts = new Map<string, string>();
  for (const group of synonyms) {
    const name = `=${baseWord(plainForm(group[0] ?? '').replaceAll(' ', ''))}`;
    for (const word of group) concepts.set(baseWord(plainForm(word)), name);
  }
  const conceptOf = (word: string) => concepts.get(word) ?? word;
  const basesOf = (text: string) =>
    wordsOf(plainForm(text))
      .map(baseWord)
      .filter((word) => !isFunctionWord(word) && !FRAME.has(word));
  const conceptsOf = (text: string) => basesOf(text).map(conceptOf);
  const particular = new Set(particularWords);

  const sections = new Map<string, string[]>();
  for (const passage of passages) {
    const key = addressOf(passage);
    sections.set(key, [...(sections.get(key) ?? []), ...conceptsOf(passage.text)]);
  }
  const read = passages.map((passage): Read => ({
    passage,
    own: new Set(conceptsOf(passage.text)),
    around: new Set([
      ...conceptsOf(`${passage.heading.text} ${passage.article.title}`),
      ...(sections.get(addressOf(passage)) ?? []),
    ]),
  }));
  const frequencies = new Map<string, number>();
  for (const words of sections.values()) {
    for (const word of new Set(words)) frequencies.set(word, (frequencies.get(word) ?? 0) + 1);
  }
  const weigh = ({ base, concept }: Asked) => {
    const frequency = frequencies.get(concept);
    if (frequency === undefined) return FOREIGN_WEIGHT;
    const rarity = Math.log(1 + sections.size / frequency) / Math.log(1 + sections.size);
    return particular.has(base) ? Math.max(rarity, COMMON_SHARE) : rarity * COMMON_SHARE;
  };

  const index = new MiniSearch<{ id: number; own: string; heading: string; section: string }>({
    fields: ['own', 'heading', 'section'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term || null,
    searchOptions: {
      boost: { own: 1, heading: 1, section: 0.8 },
    },
  });
  index.addAll(
    read.map(({ passage }, id) => ({
      id,
      own: conceptsOf(passage.text).join(' '),
      heading: conceptsOf(`${passage.heading.text} ${passage.article.title}`).join(' '),
      section: (sections.get(addressOf(passage)) ?? []).join(' '),
    })),
  );

  /** A word as the articles write it: only what nobody writes otherwise is put right. */
  function known(word: string): string {
    if (frequencies.has(conceptOf(word)) || word.length < MIN_LETTERS_FOR_SLIP) return word;
    const near = index
      .autoSuggest(word, { fuzzy: 1, prefix: false })
      .flatMap(({ terms }) => terms)
      .find((term) => term[0] === word[0] && particular.has(term));
    return near ?? word;
  }

  function ranked(prompt: string): { match: PassageMatch; passage: Passage; score: number }[] {
    const bases = [...new Set(basesOf(prompt))].map(known);
    const asked = bases.map((base): Asked => ({ base, concept: conceptOf(base) }));
    const whole = sum(asked.map(weigh));
    if (asked.length === 0 || whole === 0) return [];
    return index
      .search([...new Set(asked.map(({ concept }) => concept))].join(' '))
      .slice(0, MAX_CANDIDATES)
      .flatMap(({ id, score }) => {
        const one = read[Number(id)];
        if (!one) return [];
        const { passage, own, around } = one;
        const found = asked.filter(({ concept }) => own.has(concept) || around.has(concept));
        const covered = sum(
          found.map((word) => weigh(word) * (own.has(word.concept) ? 1 : SECTION_SHARE)),
        );
        const share =
          (passage.kind === 'items' ? ITEMS_SHARE : 1) *
          (passage.heading.id ? 1 : INTRODUCTION_SHARE);
        const coverage = covered / whole;
        return [{ passage, score: score * share * coverage, coverage, covered, found }];
      })
      .sort((a, b) => b.score - a.score)
      .map(({ passage, score, coverage, covered, found }) => ({
        passage,
        score,
        match: {
          entry: entryOf(passage, bestSentence(passage, asked)),
          coverage,
          words: found.length,
          weight: covered,
          isParticular: found.some(({ base }) => particular.has(base)),
        },
      }));
  }

  function scores(prompt: string): ReadonlyMap<string, number> {
    const found = ranked(prompt);
    const most = found[0]?.score ?? 1;
    const best = new Map<string, number>();
    for (const { match, score } of found) {
      const share = (score / most) * Math.min(1, match.coverage);
      if (share > (best.get(match.entry.id) ?? 0)) best.set(match.entry.id, share);
    }
    return best;
  }

  function bestSentence({ text }: Passage, asked: readonly Asked[]): number {
    const scores = sentencesOf(text).map((sentence) => {
      const words = new Set(conceptsOf(sentence));
      return sum(asked.filter(({ concept }) => words.has(concept)).map(weigh));
    });
    return Math.max(0, scores.indexOf(Math.max(...scores)));
  }

  function within(address: string, prompt: string): Entry | null {
    const inSection = (passage: Passage) => addressOf(passage) === address;
    const fitting = ranked(prompt).find(({ passage }) => inSection(passage));
    if (fitting) return fitting.match.entry;
    const first = passages.find(inSection);
    return first ? entryOf(first, 0) : null;
  }

  function after(reply: string): Entry | null {
    const quoted = passages.findIndex(({ text }) =>
      sentencesOf(text).some((sentence) => sentence.length > 20 && reply.startsWith(sentence)),
    );
    const from =
      quoted >= 0
        ? quoted
        : passages.findIndex(({ article }) => reply.includes(`“${article.title}”`)) - 1;
    const next = passages[from + 1];
    const isSame = quoted < 0 || next?.article.slug === passages[quoted]?.article.slug;
    return next && isSame && from >= -1 && reply.includes(next.article.title)
      ? entryOf(next, 0)
      : null;
  }

  return {
    after,
    within,
    scores,
    find: (prompt) => ranked(prompt)[0]?.match ?? null,
    near: (prompt, count) =>
      ranked(prompt)
        .slice(0, count)
        .map(({ match }) => match.entry),
  };
}

/** A passage as an answer that begins with one of its sentences, or where that thought begins. */
export function entryOf(passage: Passage, fitting: number): Entry {
  return {
    id: addressOf(passage),
    kind: 'article',
    subject: `article ${passage.article.slug}`,
    phrasings: [passage.heading.text],
    reply: quote(passage, fitting),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
