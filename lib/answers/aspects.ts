import { sentencesOf } from './quote';
import { baseWord, isFunctionWord, plainForm, wordsOf } from './words';

/*
 * "Since when?", "how many?", "what is she called?" ask for one side of what was just said: often
 * one of its sentences holds it.
 */

type Aspect = { asked: RegExp; told: RegExp };

const NUMBER = String.raw`\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|thousand|million|twice|once`;

const ASPECTS: readonly Aspect[] = [
  { asked: /\b(?:how long|since when|when|what year|which year)\b/, told: /\b(?:1[89]\d\d|20\d\d)\b|\b(?:since|for) (?:\w+ ){0,2}years\b|\bevery \w+day\b/i },
  { asked: /\bhow old\b/, told: /\b(?:born in|years old|-year-old)\b/i },
  { asked: /\bhow often\b/, told: /\b(?:every|once|twice|weekly|daily|times a)\b/i },
  { asked: /\bhow (?:many|big|large)\b/, told: new RegExp(String.raw`\b(?:${NUMBER})\b`, 'i') },
  { asked: /\b(?:called|name|named)\b/, told: /\bcalled\b/i },
  { asked: /\bwhy\b|\bhow come\b|\bwhat for\b/, told: /\b(?:because|so that|which is why|the reason|that is why|on purpose)\b/i },
  { asked: /\bwhere\b/, told: /\b(?:in|at|near|from) \p{Lu}\p{L}+/u },
]; // prettier-ignore

/** The sentence of a reply that tells what a short question asks for, with those after it; or null. */
export function aspectTold(prompt: string, reply: string): string | null {
  const form = plainForm(prompt);
  const aspect = ASPECTS.find(({ asked }) => asked.test(form));
  if (!aspect) return null;
  return fromSentence(reply, (sentence) => aspect.told.test(sentence));
}

/** The sentence of a reply that speaks of all that a question asks, or null. */
export function sentenceAbout(prompt: string, reply: string): string | null {
  const asked = contentOf(prompt);
  if (asked.length === 0) return null;
  return fromSentence(reply, (sentence) => {
    const said = new Set(contentOf(sentence));
    return asked.every((word) => said.has(word));
  });
}

/** Base words of a text that say what it is about. */
export function contentOf(text: string): string[] {
  return wordsOf(plainForm(text))
    .map(baseWord)
    .filter((word) => !isFunctionWord(word));
}

function fromSentence(reply: string, tells: (sentence: string) => boolean): string | null {
  const sentences = sentencesOf(reply);
  const at = sentences.findIndex(tells);
  return at < 0 ? null : sentences.slice(at).join(' ');
}
