/** After these a quotation begins; after anything else one ends, or a letter is left out. */
const BEFORE_QUOTATION = /[\s([{–—“‘/-]/;
/** Letters left out at the beginning of a word, as in ’90s. */
const LEFT_OUT = /^'(?:\d|tis\b|twas\b|em\b|cause\b)/i;

/**
 * A text with typographic apostrophes and quotation marks in place of straight ones.
 *
 * @param before the character that stands before the text, where it is a piece of a longer one
 */
export function typographic(text: string, before = ' '): string {
  return text.replace(/['"]/g, (mark, index: number) => {
    const opens = BEFORE_QUOTATION.test(text[index - 1] ?? before);
    if (mark === '"') return opens ? '“' : '”';
    return opens && !LEFT_OUT.test(text.slice(index)) ? '‘' : '’';
  });
}
