import { createSpellings } from './spellings';
import { baseWord, FUNCTION_WORDS, plainForm, MAX_WORDS_READ } from './words';

/** Turns text into concepts: base words, with synonyms brought together and typos put right. */
export type Lexicon = {
  /** For our own texts: every word is right and becomes known. */
  learn: (text: string) => string[];
  /** For a visitor's: words that are nearly known are taken for those. */
  read: (text: string) => string[];
  knows: (concept: string) => boolean;
};

/** @param synonyms groups of words and phrases; the first of each stands for all */
export function createLexicon(synonyms: readonly string[][]): Lexicon {
  // Phrases of several words, by the first of them.
  const phrases = new Map<string, string[][]>();
  const concepts = new Map<string, string>();
  // Base forms and the words as written: typos are judged on what people write.
  const known = new Set<string>();
  const spellings = createSpellings();

  for (const group of synonyms) {
    const forms = group.map(plainForm);
    const name = `=${baseWord(forms[0]?.split(' ')[0] ?? '')}${forms[0]?.includes(' ') ? '+' : ''}`;
    for (const form of forms) {
      const words = form.split(' ');
      const [first = ''] = words;
      if (words.length > 1) {
        phrases.set(first, [...(phrases.get(first) ?? []), words]);
        concepts.set(words.join(''), name);
      } else {
        concepts.set(baseWord(form), name);
        remember(form);
      }
    }
  }
  FUNCTION_WORDS.forEach(remember);
  // The longest first, so that "language model" is not read as a language.
  for (const starting of phrases.values()) starting.sort((a, b) => b.length - a.length);

  function remember(written: string): void {
    known.add(baseWord(written));
    spellings.add(written);
  }

  /** A text's words; those that make a phrase are written as one. */
  function wordsOf(text: string): string[] {
    const words = plainForm(text).split(' ').filter(Boolean);
    for (let start = 0; start < words.length; start += 1) {
      const phrase = phrases
        .get(words[start] ?? '')
        ?.find((those) => those.every((word, index) => words[start + index] === word));
      if (phrase) words.splice(start, phrase.length, phrase.join(''));
    }
    return words;
  }

  // The owner's own words are read once; a visitor's are not kept.
  const readings = new Map<string, string>();
  const concept = (base: string) => concepts.get(base) ?? base;

  function corrected(word: string): string {
    return known.has(baseWord(word)) || concepts.has(word) ? word : spellings.nearest(word);
  }

  return {
    learn(text) {
      const words = wordsOf(text);
      words.forEach(remember);
      return words.map((word) => {
        const reading = concept(baseWord(word));
        readings.set(word, reading);
        return reading;
      });
    },
    read(text) {
      const words = wordsOf(text).slice(0, MAX_WORDS_READ);
      return words.map((word) => readings.get(word) ?? concept(baseWord(corrected(word))));
    },
    knows: (name) => name.startsWith('=') || known.has(name) || concepts.has(name),
  };
}
