import { isMeant, MIN_ANSWER_SHARE } from './judging';
import type { Entry } from './knowledge';
import { isAsking } from './parts';
import type { Ranking } from './ranking';

/** A message, or a part of it, and what it asks for. */
export type Part = { text: string; ranking: Ranking };

/** A message that is as sure as this as a whole, and no longer than this, is not taken apart. */
const MIN_WHOLE_SHARE = 0.5;
const MAX_WORDS_OF_WHOLE = 25;
/** A part of a message is less than the whole: it must be surer. */
export const MIN_PART_SHARE = 0.5;
const MIN_SECOND_SHARE = 0.6;

/** The part of a message that asks: the surest one that is no small talk, else the whole. */
export function bestPart(whole: Part, parts: readonly Part[]): Part {
  const talk = ({ ranking }: Part) => ranking.entries[0]?.entry.kind === 'small talk';
  const share = ({ ranking }: Part) => ranking.entries[0]?.share ?? 0;
  const questions = parts.filter(
    (part) => /\?\s*$/.test(part.text) && !talk(part) && share(part) >= MIN_SECOND_SHARE,
  );
  if (
    !talk(whole) &&
    isMeant(whole.ranking) &&
    share(whole) >= MIN_WHOLE_SHARE &&
    whole.text.split(/\s+/).length <= MAX_WORDS_OF_WHOLE &&
    questions.length < 2
  ) {
    return whole;
  }
  const serious = parts.filter((part) => !talk(part) && isMeant(part.ranking));
  const [surest] = [...serious].sort(
    (a, b) => share(b) + (isAsking(b.text) ? 0.2 : 0) - share(a) - (isAsking(a.text) ? 0.2 : 0),
  );
  if (surest && share(surest) >= MIN_PART_SHARE) {
    const isWholeSurer = !talk(whole) && isMeant(whole.ranking) && share(whole) > share(surest);
    return isWholeSurer ? whole : surest;
  }
  if (talk(whole) || share(whole) < MIN_ANSWER_SHARE) {
    // A friendly word beside a question that has no answer must not pass it over.
    const asking = parts.find((part) => isAsking(part.text) && !talk(part));
    if (asking) return asking;
  }
  return whole;
}

/** What a message asks besides its first question, where that is sure; or null. */
export function secondQuestion(first: Entry, best: Part, parts: readonly Part[]): Entry | null {
  const asking = parts.filter(
    (part) =>
      part !== best &&
      isAsking(part.text) &&
      !best.text.includes(part.text) &&
      !part.text.includes(best.text),
  );
  for (const { ranking } of asking) {
    const [other] = ranking.entries;
    if (
      other &&
      other.share >= MIN_SECOND_SHARE &&
      other.entry !== first &&
      other.entry.kind !== 'small talk'
    ) {
      return other.entry;
    }
  }
  return null;
}
