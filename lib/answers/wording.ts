import type { Entry, Knowledge, Replies } from './knowledge';

const MAX_OFFERS = 3;

/** A reply for when there is nothing to say: which wording is chosen follows from the question. */
export function worded(
  replies: Replies,
  occasion: keyof Replies,
  prompt: string,
  offers: readonly string[],
): string {
  const wordings = replies[occasion];
  const wording = wordings[numberOf(prompt) % wordings.length] ?? '';
  const quoted = offers.map((question) => `“${question}”`);
  const last = quoted.pop() ?? '';
  return wording.replace('{questions}', quoted.length ? `${quoted.join(', ')} or ${last}` : last);
}

/**
 * At most three questions, the nearest first, filled up with those that an owner suggests.
 *
 * @param said what was just said is not offered
 */
export function offersFrom(
  entries: readonly Entry[],
  { suggestions }: Knowledge,
  said?: Entry,
): string[] {
  const others = suggestions.filter((suggestion) => suggestion !== said?.id);
  return [...new Set([...offersOf(entries), ...others])].slice(0, MAX_OFFERS);
}

/** At most three entries as a visitor may ask for them. */
export function offersOf(entries: readonly Entry[]): string[] {
  const asked = entries.filter(({ kind }) => kind !== 'small talk').map(questionOf);
  return [...new Set(asked)].slice(0, MAX_OFFERS);
}

/** An entry as a visitor may ask for it: a fact by its question, a section by its heading. */
export function questionOf({ kind, id, phrasings }: Entry): string {
  return kind === 'article' ? (phrasings[0] ?? id) : id;
}

function numberOf(text: string): number {
  let sum = 0;
  for (let at = 0; at < text.length; at += 1) sum = (sum * 31 + text.charCodeAt(at)) >>> 0;
  return sum;
}
