/*
 * vCard 4.0 (RFC 6350): what address books on phones and computers read.
 */

/** Whom a card describes; an empty text leaves its line out. */
export interface Contact {
  name: string;
  jobTitle: string;
  organisation: string;
  email: string;
  /** Absolute addresses: the site, profiles. */
  urls: readonly string[];
}

/** A line longer than this many bytes goes on, after a space, on the next (section 3.2). */
const MAX_LINE_BYTES = 75;

/** Text values escape what separates fields (section 3.4). */
function escapeText(text: string): string {
  return text.replace(/[\\,;]/g, (character) => `\\${character}`).replace(/\r\n|\r|\n/g, '\\n');
}

function utf8Bytes(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

/** Folds by whole characters: a phone cannot read half of one. */
function fold(line: string): string {
  let folded = '';
  let bytes = 0;
  for (const character of line) {
    const size = utf8Bytes(character);
    if (bytes + size > MAX_LINE_BYTES) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}

/** The card as text, with the line ends that the standard asks for. */
export function vCard({ name, jobTitle, organisation, email, urls }: Contact): string {
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    `FN:${escapeText(name)}`,
    ...(jobTitle ? [`TITLE:${escapeText(jobTitle)}`] : []),
    ...(organisation ? [`ORG:${escapeText(organisation)}`] : []),
    ...(email ? [`EMAIL:${escapeText(email)}`] : []),
    ...urls.filter(Boolean).map((url) => `URL:${url}`),
    'END:VCARD',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** The card as an address that a link with `download` saves. */
export function vCardDataUrl(card: string): string {
  return `data:text/vcard;charset=utf-8,${encodeURIComponent(card)}`;
}
