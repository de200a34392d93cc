/** How fast a reply is typed (docs/specification.md, Numbers): one character each 50 ms. */
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

/** A text that is being typed, cut at the letter and at the borders of the word it is in. */
export type TypedText = {
  /** The whole words that stand on the page, and of the next one as much as is typed. */
  words: string;
  begun: string;
  /** What is left of that word, and all that comes after. */
  left: string;
  rest: string;
};

/**
 * Cuts a text of which `typed` characters stand on the page. Browsers shape a run of text anew when
 * a letter of it changes, and line it up from the shapes they have: so a letter costs a word's
 * shaping and not the whole text's.
 */
export function typedText(characters: readonly string[], typed: number): TypedText {
  let start = typed;
  while (start > 0 && !isSpace(characters[start - 1])) start -= 1;
  let end = typed;
  while (end < characters.length && !isSpace(characters[end])) end += 1;
  const part = (from: number, to: number) => characters.slice(from, to).join('');
  return {
    words: part(0, start),
    begun: part(start, typed),
    left: part(typed, end),
    rest: part(end, characters.length),
  };
}

function isSpace(character: string | undefined): boolean {
  return character === ' ' || character === '\n';
}
