/** Letters that are no letter with a mark, and so do not come apart. */
const SPELT: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};

/**
 * The words of a title as part of an address: small Latin letters, digits and single hyphens.
 *
 * @returns an empty text where the title has no Latin letter and no digit
 */
export function addressOf(title: string): string {
  return title
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}'’‘"“”]/gu, '')
    .replace(/[łøđðþßæœı]/g, (letter) => SPELT[letter] ?? '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
