import type { Passage } from './knowledge';

/** A quoted passage stays about as short as a fact. */
const MAX_QUOTE_CHARACTERS = 320;

/** A sentence that begins so goes on with what stands before it. */
const GOES_ON =
  /^(?:it|its|this|that|these|those|they|their|he|she|his|her|so|but|and|or|then|there|such|both|instead|hence|here|yet|nor|for these|some|others?|the (?:first|second|other|rest|price|cure|middle)|what is left)\b/i;

/** What is said of a passage: the thought that fits, whole sentences, with the address. */
export function quote(passage: Passage, fitting = 0): string {
  const { article, text } = passage;
  const sentences = sentencesOf(text);
  let said = '';
  for (const sentence of sentences.slice(beginningOf(sentences, fitting))) {
    if (said && said.length + sentence.length > MAX_QUOTE_CHARACTERS) break;
    said = said ? `${said} ${sentence}` : sentence;
  }
  return `${withFullStop(said)} That is from “${article.title}”; read on at ${addressOf(passage)}.`;
}

/** Where a passage stands, as a visitor can open it. */
export function addressOf({ article, heading }: Passage): string {
  return heading.id ? `/${article.slug}/#${heading.id}` : `/${article.slug}/`;
}

/** True for what addressOf gives, as against the id of a fact or of a whole article. */
export function isSectionAddress(id: string): boolean {
  return /^\/[^/]+\/(#|$)/.test(id);
}

/** The sentence where the thought of another begins: none that leans on what it follows. */
function beginningOf(sentences: readonly string[], fitting: number): number {
  let first = fitting;
  while (first > 0 && GOES_ON.test(sentences[first] ?? '')) first -= 1;
  return first;
}

/** A passage's sentences; what has no full stop at its end is one too. */
export function sentencesOf(text: string): string[] {
  const sentences =
    text.match(/\S(?:[^.!?]|[.!?](?![”")]*\s|[”")]*$))*(?:[.!?]+[”")]*(?=\s|$)|$)/g) ?? [];
  return sentences.map((sentence) => sentence.trim());
}

function withFullStop(text: string): string {
  return /[.!?][”")]*$/.test(text) ? text : `${text.replace(/[;:,]$/, '')}.`;
}
