import MiniSearch from 'minisearch';
import type { Entry, Passage } from './knowledge';
import { createLexicon } from './lexicon';
import { quote, sentencesOf } from './quote';
import { wordShare } from './words';

/** All but a tenth of what was asked must be spoken of in the paragraph itself. */
const MIN_PASSAGE_COVERAGE = 0.9;
/** About one word that is rare in the articles: "number" alone asks for nothing. */
const MIN_CONTENT = 0.7;
const MAX_CANDIDATES = 8;

/** Ways of asking that speak to Dave without being about him. */
const ADDRESS =
  /^(?:hi|hello|hey)?[\s,!]*(?:dave[\s,]*)?(?:(?:can|could|would|will) you (?:please )?(?:explain|tell me|describe|say)(?: to me)?|do you know|please explain)\b(?: about)?/i;

/**
 * Finds the paragraph that a question of general interest is about, or null. Questions about Dave
 * himself are none: an article that happens to use the same words would answer them wrongly.
 */
export function createPassageSearch(
  passages: readonly Passage[],
  synonyms: readonly string[][],
): (prompt: string) => Entry | null {
  const lexicon = createLexicon(synonyms);
  const content = (words: readonly string[]) => words.filter((word) => wordShare(word) === 1);
  const read = passages.map(({ article, heading, text }) => ({
    around: new Set(lexicon.learn(`${article.title} ${heading.text}`)),
    words: lexicon.learn(text),
  }));
  const frequency = new Map<string, number>();
  for (const { words } of read) {
    for (const word of new Set(words)) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  }
  const weigh = (word: string) =>
    Math.log(1 + passages.length / (frequency.get(word) ?? 1)) / Math.log(1 + passages.length);

  const spoken = new Set(read.flatMap(({ words, around }) => [...words, ...around]));

  const index = new MiniSearch<{ id: number; words: string }>({
    fields: ['words'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term || null,
  });
  index.addAll(read.map(({ words }, id) => ({ id, words: content(words).join(' ') })));

  return (prompt) => {
    const all = lexicon.read(prompt.replace(ADDRESS, ''));
    if (all.includes('you')) return null;
    const asked = [...new Set(content(all))];
    const weightOf = (words: readonly string[]) =>
      words.reduce((sum, word) => sum + weigh(word), 0);
    const whole = weightOf(asked);
    if (whole < MIN_CONTENT || !asked.some((word) => /\p{L}{3}/u.test(word))) return null;
    const isSpokenOf = (words: readonly string[]) =>
      weightOf(words) >= MIN_PASSAGE_COVERAGE * whole;
    // What no paragraph speaks of need not be looked for.
    if (!isSpokenOf(asked.filter((word) => spoken.has(word)))) return null;

    for (const { id } of index.search(asked.join(' ')).slice(0, MAX_CANDIDATES)) {
      const passage = passages[Number(id)];
      const entry = read[Number(id)];
      if (!passage || !entry) continue;
      const covered = asked.filter((word) => entry.words.includes(word) || entry.around.has(word));
      if (isSpokenOf(covered)) return entryOf(passage, bestSentence(passage, asked));
    }
    return null;
  };

  /** The sentence that speaks most of what was asked. */
  function bestSentence({ text }: Passage, asked: readonly string[]): number {
    const scores = sentencesOf(text).map((sentence) => {
      const words = new Set(lexicon.read(sentence));
      return asked.reduce((sum, word) => sum + (words.has(word) ? weigh(word) : 0), 0);
    });
    return scores.indexOf(Math.max(...scores));
  }
}

function entryOf(passage: Passage, from: number): Entry {
  const { article, heading, text } = passage;
  return {
    id: `/${article.slug}#${heading.id}`,
    kind: 'article',
    subject: `article ${article.slug}`,
    phrasings: [heading.text],
    support: text,
    reply: quote(passage, from),
  };
}
