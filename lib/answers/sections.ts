import type { Entry, Knowledge } from './knowledge';
import { entryOf, type PassageSearch } from './passages';
import { addressOf } from './quote';
import type { Ranking } from './ranking';

/** The section of an article that tells what is asked. */
export type SectionMatch = {
  entry: Entry;
  /** How likely the classifier finds it, and all sections of its article together. */
  share: number;
  articleShare: number;
  /** How much its text speaks of what is asked, 0 to 1. */
  told: number;
};

/**
 * @param subject of an article's entries
 * @returns null where the article has no sections
 */
export type SectionChooser = (
  subject: string,
  prompt: string,
  ranking: Ranking,
) => SectionMatch | null;

/** What a section's text adds to what the classifier takes it for (on the scale of a logarithm). */
const TEXT_WEIGHT = 2.5;
/** A list of sources names much that it does not tell. */
const LIST_SHARE = 0.3;
/** A section that the classifier leaves out is not impossible. */
const LEAST_SHARE = 0.01;

/**
 * Chooses by two witnesses: the classifier, which knows how people ask, and the passages, which know
 * the text's own words.
 */
export function createSectionChooser(
  knowledge: Knowledge,
  passages: PassageSearch,
): SectionChooser {
  const sections = new Map(
    knowledge.passages.map((passage) => [entryOf(passage, 0).id, entryOf(passage, 0)]),
  );

  const prose = new Set(
    knowledge.passages.filter(({ kind }) => kind === 'prose').map((passage) => addressOf(passage)),
  );

  return (subject, prompt, { entries }) => {
    const shares = new Map(entries.map(({ entry, share }) => [entry.id, share]));
    const told = passages.scores(prompt);
    const own = [...sections.values()].filter((entry) => entry.subject === subject);
    const articleShare = own.reduce((sum, { id }) => sum + (shares.get(id) ?? 0), 0);
    let best: SectionMatch | null = null;
    let most = -Infinity;
    for (const { id } of own) {
      const share = shares.get(id) ?? 0;
      const text = (told.get(id) ?? 0) * (prose.has(id) ? 1 : LIST_SHARE);
      const score = Math.log(Math.max(share, LEAST_SHARE)) + TEXT_WEIGHT * text;
      const entry = score > most ? passages.within(id, prompt) : null;
      if (!entry) continue;
      most = score;
      best = { entry, share, articleShare, told: text };
    }
    return best;
  };
}
