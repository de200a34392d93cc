import { plainForm } from './words';

/*
 * A long message holds its question somewhere: first, in the middle or last.
 */

/** What one message is at most split into: a bound on what reading it costs. */
const MAX_PARTS = 12;
const MAX_WORDS_UNSPLIT = 12;

const SENTENCE_END = /(?<=[.?!…])\s+|\n+|;\s+|\s+[-–—]\s+/;
const CLAUSE_END =
  /,\s+|\s+(?=(?:but|because|so|which|and)\s+(?:what|where|who|how|why|when|which|do|does|are|is|can|could|would|i|you|he|she|they)\b)|:\s+/i;
const ASKS =
  /\?\s*$|^(?:so |and |but |or |also |then |please |hi |hey |hello )*(?:what|whats|where|who|whos|how|hows|why|when|which|whose|do|does|did|are|is|was|were|can|could|would|will|have|has|had|should|may|tell|show|explain|describe|give|wat|wot|any)\b/i;

/** A greeting before a question says nothing of it. */
const GREETING =
  /^(?:(?:hi|hello|hey|hiya|howdy|dear|good (?:morning|afternoon|evening|day)|ok|okay|so|well|thanks|thank you|please|quick question)\b[\s,!.:–-]*(?:there\b[\s,!.:–-]*)?)+/i;

/** The sentences of a message and, where they are long, their clauses; the whole is not among them. */
export function partsOf(prompt: string, ownerNames: readonly string[]): string[] {
  const sentences = withoutGreeting(prompt, ownerNames)
    .split(SENTENCE_END)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
  const parts = sentences.flatMap((sentence) => {
    const clauses = isLong(sentence) ? sentence.split(CLAUSE_END).filter(hasWords) : [];
    return clauses.length > 1 ? [sentence, ...clauses.map((clause) => clause.trim())] : [sentence];
  });
  return [...new Set(parts)].filter((part) => part !== prompt.trim()).slice(0, MAX_PARTS);
}

function withoutGreeting(prompt: string, ownerNames: readonly string[]): string {
  const rest = prompt.trim().replace(GREETING, '');
  if (ownerNames.includes(plainForm(rest))) return prompt;
  const name = ownerNames.find(
    (one) => rest.toLowerCase().startsWith(`${one} `) || rest.toLowerCase().startsWith(`${one},`),
  );
  const question =
    name && rest !== prompt.trim() ? rest.slice(name.length).replace(/^[\s,!.]+/, '') : rest;
  return question || prompt;
}

/** True where a part has the form of a question or a request. */
export function isAsking(part: string): boolean {
  return ASKS.test(part.trim());
}

export function isLong(text: string): boolean {
  return text.split(/\s+/, MAX_WORDS_UNSPLIT + 1).length > MAX_WORDS_UNSPLIT;
}

function hasWords(clause: string): boolean {
  return clause.trim().split(/\s+/).length > 2;
}
