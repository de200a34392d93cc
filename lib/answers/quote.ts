import type { Passage } from './knowledge';

/** A quoted passage stays about as short as a fact. */
const MAX_QUOTE_CHARACTERS = 280;

/** What is said of a paragraph: the sentence that fits and those after it, with the address. */
export function quote({ article, heading, text }: Passage, firstSentence = 0): string {
  let said = '';
  for (const sentence of sentencesOf(text).slice(firstSentence)) {
    if (said && said.length + sentence.length > MAX_QUOTE_CHARACTERS) break;
    said = said ? `${said} ${sentence}` : sentence;
  }
  return `${said} That is from “${article.title}”; read on at /${article.slug}#${heading.id}.`;
}

/** A paragraph's whole sentences; what has no full stop at its end is none. */
export function sentencesOf(text: string): string[] {
  const sentences = text.match(/[^.!?]+(?:[.!?](?!\s)[^.!?]*)*[.!?]+[”")]?(?=\s|$)/g) ?? [];
  return sentences.map((sentence) => sentence.trim());
}
