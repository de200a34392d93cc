/** How fast a reply is typed (SPEC section 9): one character each 50 ms. */
export const TYPING_MS_PER_CHARACTER = 50;

/** Latin letters, plain and accented, and the usual marks and dashes: each is one character. */
const ONE_UNIT_EACH = /^[\n -~\u00a0-\u02ff\u2010-\u2027]*$/;

/** The characters as a reader counts them, so that no emoji or accent is cut in two. */
export function graphemes(text: string): string[] {
  // A first segmenter costs a slow phone tens of milliseconds, and few texts need one.
  if (ONE_UNIT_EACH.test(text)) return text.split('');
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/**
 * How many of `total` characters stand on the page `elapsedMs` after typing began. It counts time,
 * not ticks: a page that was asleep or slow shows what it should show by now.
 */
export function typedCount(elapsedMs: number, total: number): number {
  return Math.min(total, Math.max(0, Math.floor(elapsedMs / TYPING_MS_PER_CHARACTER)));
}

/** Milliseconds from `elapsedMs` until the next character is due. */
export function untilNextCharacterMs(elapsedMs: number): number {
  return TYPING_MS_PER_CHARACTER - (Math.max(0, elapsedMs) % TYPING_MS_PER_CHARACTER);
}
