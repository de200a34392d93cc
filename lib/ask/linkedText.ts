/** A stretch of a reply; `href` where it is an address that can be opened. */
export type TextRun = { text: string; href?: string };

/** A page of this site, such as /contact or /an-article/#a-section: never the slash of “and/or”. */
const PAGE = String.raw`(?<![^\s(“"'])/[a-z0-9][\w-]*(?:/[a-z0-9][\w-]*)*/?(?:#[\w-]+)?`;

/**
 * Finds the addresses in a reply: pages of this site, and the owner's own links. No other address
 * becomes a link, for a language model may have been talked into naming it.
 *
 * @param ownLinks the owner's addresses elsewhere, such as https://example.com/me or a mail address
 * @returns runs that make up the text again when joined
 */
export function linkedText(text: string, ownLinks: readonly string[]): TextRun[] {
  const own = ownLinks.filter((link) => link !== '').map(wholeAddress);
  const runs: TextRun[] = [];
  let end = 0;
  for (const match of text.matchAll(new RegExp([...own, PAGE].join('|'), 'g'))) {
    const [address] = match;
    if (match.index > end) runs.push({ text: text.slice(end, match.index) });
    runs.push({ text: address, href: hrefOf(address) });
    end = match.index + address.length;
  }
  if (end < text.length) runs.push({ text: text.slice(end) });
  return runs;
}

function hrefOf(address: string): string {
  if (address.startsWith('/')) return address.replace(/^([^#]*[^#/])(?=#|$)/, '$1/');
  return /^https?:/.test(address) ? address : `mailto:${address}`;
}

/** A pattern for an address that is not a part of a longer one, such as another host's. */
function wholeAddress(address: string): string {
  const escaped = address.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  return String.raw`(?<![\w.@/-])${escaped}(?![\w@/-]|\.\w)`;
}
