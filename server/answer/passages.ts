import MiniSearch from 'minisearch';
import { plainLine, plainText } from '@/lib/markdown';
import type { Entry, KnowledgeArticle } from '@/server/answer/knowledge';
import { createLexicon } from '@/server/answer/lexicon';
import { wordShare } from '@/server/answer/words';

/** One paragraph of prose of an article. */
export type Passage = {
  article: { slug: string; title: string };
  heading: { id: string; text: string };
  text: string;
};

/** A quoted passage stays about as short as a fact. */
const QUOTE_CHARACTERS = 280;
/** All but a tenth of what was asked must be spoken of in the paragraph itself. */
const LEAST_COVERAGE = 0.9;
/** About one word that is rare in the articles: "number" alone asks for nothing. */
const LEAST_CONTENT = 0.7;
const CANDIDATES = 8;

/** Ways of asking that speak to Dave without being about him. */
const ADDRESS =
  /^(?:hi|hello|hey)?[\s,!]*(?:dave[\s,]*)?(?:(?:can|could|would|will) you (?:please )?(?:explain|tell me|describe|say)(?: to me)?|do you know|please explain)\b(?: about)?/i;

/** Every paragraph of prose below a second-level heading; tables, lists and figures say nothing when read out. */
export function passagesOf(article: KnowledgeArticle): Passage[] {
  return article.body
    .split(/^## +/m)
    .slice(1)
    .flatMap((part) => {
      const [title = '', ...lines] = part.split('\n');
      const shown = plainLine(title.replace(/#*\s*$/, ''));
      const heading = article.headings.find(({ text }) => text === shown);
      if (!heading) return [];
      return lines
        .join('\n')
        .replace(/^(`{3,}|~{3,})[\s\S]*?^\1/gm, '')
        .split(/\n\s*\n/)
        .filter((block) => /^[\p{Lu}“"'(*_`[]/u.test(block.trim()))
        .filter((block) => !/^\s*([-*+] |\d+\. |\[\^)/.test(block))
        .map((block) => ({ article, heading, text: plainText(block) }))
        .filter(({ text }) => sentencesOf(text).length > 0);
    });
}

/** What Dave says of a paragraph: the sentence that fits and those after it, with the address. */
export function quote({ article, heading, text }: Passage, from = 0): string {
  const sentences = sentencesOf(text).slice(from);
  let said = '';
  for (const sentence of sentences) {
    if (said && said.length + sentence.length > QUOTE_CHARACTERS) break;
    said = said ? `${said} ${sentence}` : sentence;
  }
  return `${said} That is from “${article.title}”; read on at /${article.slug}#${heading.id}.`;
}

function sentencesOf(text: string): string[] {
  const sentences = text.match(/[^.!?]+(?:[.!?](?!\s)[^.!?]*)*[.!?]+[”")]?(?=\s|$)/g) ?? [];
  return sentences.map((sentence) => sentence.trim());
}

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
    if (whole < LEAST_CONTENT || !asked.some((word) => /\p{L}{3}/u.test(word))) return null;
    const isSpokenOf = (words: readonly string[]) => weightOf(words) >= LEAST_COVERAGE * whole;
    // What no paragraph speaks of need not be looked for.
    if (!isSpokenOf(asked.filter((word) => spoken.has(word)))) return null;

    for (const { id } of index.search(asked.join(' ')).slice(0, CANDIDATES)) {
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
