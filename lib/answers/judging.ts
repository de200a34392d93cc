import type { PassageMatch } from './passages';
import type { Ranking } from './ranking';

/*
 * When an answer is sure enough to be given. The bars were found on questions that were seen while
 * the answers were made.
 */

/** How likely an entry must be to be given as the answer. */
export const MIN_ANSWER_SHARE = 0.4;
/** What only looks like words that were learnt, such as a slip, must be surer. */
const MIN_UNFAMILIAR_SHARE = 0.6;
/** What leaves everything else far behind need not be as likely. */
const MIN_LEADING_SHARE = 0.18;
const LEAD = 2.5;
/** A fact is preferred to a topic without one, and to a section, that is so many times likelier. */
const FACT_PREFERENCE = 1.3;
/** That nothing answers is preferred to an entry unless that is so many times likelier. */
const UNKNOWN_PREFERENCE = 1.3;
/** How likely the sections of an article must be together. */
const MIN_ARTICLE_SHARE = 0.35;
/** Below this a passage of an article may know better. */
const MIN_SURE_SHARE = 0.6;
/** A fact that is as sure as this is preferred to all but a passage that speaks of everything asked. */
export const MIN_CERTAIN_SHARE = 0.92;

/** True where an entry is likelier than that nothing answers. */
export function isMeant({ entries, unknown, missing }: Ranking): boolean {
  const share = entries[0]?.share ?? 0;
  return share > unknown * UNKNOWN_PREFERENCE && share * FACT_PREFERENCE > (missing?.share ?? 0);
}

/**
 * Weighs a passage against a fact. The bars let about three of a hundred questions that nothing
 * answers through to an article.
 *
 * @param share how likely the best fact is
 * @param isOfOwner true where the owner is spoken to
 */
export function isPassageMeant(
  { coverage, words, weight, isParticular }: PassageMatch,
  share: number,
  isOfOwner: boolean,
): boolean {
  if (isParticular && words > 1 && coverage >= 0.8) return true;
  if (words > 3 && coverage >= 0.9 && weight >= 1.2) return true;
  if (share >= MIN_CERTAIN_SHARE) return false;
  if (isParticular) return coverage >= (share >= MIN_SURE_SHARE ? 0.7 : 0.4);
  if (share >= MIN_ANSWER_SHARE)
    return words > 2 && coverage >= (share >= MIN_SURE_SHARE ? 0.92 : 0.85) && !isOfOwner;
  if (isOfOwner) return words > 2 && coverage >= 0.7;
  return (words > 2 && coverage >= 0.47) || (words > 1 && coverage >= 0.6 && weight >= 0.45);
}

/** How likely the first must be: less where nothing else is near it. */
export function barOf({ entries, unknown, missing, isFamiliar }: Ranking): number {
  if (!isFamiliar) return MIN_UNFAMILIAR_SHARE;
  const next = Math.max(entries[1]?.share ?? 0, missing?.share ?? 0, unknown);
  return (entries[0]?.share ?? 0) >= next * LEAD ? MIN_LEADING_SHARE : MIN_ANSWER_SHARE;
}

/**
 * @param share how likely the sections of an article are together
 * @param fact how likely the best fact is
 */
export function isArticleMeant(share: number, fact: number, ranking: Ranking): boolean {
  const others = Math.max(fact * FACT_PREFERENCE, ranking.unknown, ranking.missing?.share ?? 0);
  const bar = share >= others * LEAD ? MIN_LEADING_SHARE : MIN_ARTICLE_SHARE;
  return share >= bar && share > others;
}
