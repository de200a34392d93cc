import { baseWord, FUNCTION_WORDS, plainForm, WORDS_READ } from '@/server/answer/words';

/** Turns text into concepts: base words, with synonyms brought together and typos put right. */
export type Lexicon = {
  /** For our own texts: every word is right and becomes known. */
  learn: (text: string) => string[];
  /** For a visitor's: words that are nearly known are taken for those. */
  read: (text: string) => string[];
  knows: (concept: string) => boolean;
};

/** Typos are looked for in words of this length at least: shorter ones are too alike. */
const TYPO_LEAST_LETTERS = 3;
/** Up to this length words are alike by chance; only letters swapped or forgotten are surely a slip. */
const SWAPS_ONLY_LETTERS = 4;
const TWO_TYPOS_LEAST_LETTERS = 8;

/** @param synonyms groups of words and phrases; the first of each stands for all */
export function createLexicon(synonyms: readonly string[][]): Lexicon {
  const phrases = new Map<string, string>();
  const concepts = new Map<string, string>();
  // Base forms and the words as written: typos are judged on what people write.
  const known = new Set<string>();
  const spellings = new Map<string, Spelling[]>();

  for (const group of synonyms) {
    const forms = group.map(plainForm);
    const name = `=${baseWord(forms[0]?.split(' ')[0] ?? '')}${forms[0]?.includes(' ') ? '+' : ''}`;
    for (const form of forms) {
      if (form.includes(' ')) {
        const word = form.replaceAll(' ', '');
        phrases.set(form, word);
        concepts.set(word, name);
      } else {
        concepts.set(baseWord(form), name);
        remember(form);
      }
    }
  }
  FUNCTION_WORDS.forEach(remember);
  // The longest first, so that "language model" is not read as a language.
  const longestFirst = [...phrases.keys()].sort((a, b) => b.length - a.length);
  const anyPhrase = new RegExp(`\\b(?:${longestFirst.join('|')})\\b`, 'g');

  function remember(written: string): void {
    known.add(baseWord(written));
    if (written.length < TYPO_LEAST_LETTERS) return;
    const shelf = spellings.get(written.slice(0, 1)) ?? [];
    if (!shelf.some(({ word }) => word === written)) {
      shelf.push({ word: written, letters: letterSet(written) });
    }
    spellings.set(written.slice(0, 1), shelf);
  }

  function joined(text: string): string {
    const form = plainForm(text);
    return phrases.size > 0
      ? form.replace(anyPhrase, (phrase) => phrases.get(phrase) ?? phrase)
      : form;
  }

  // The owner's own words are read once; a visitor's are not kept.
  const readings = new Map<string, string>();
  const concept = (base: string) => concepts.get(base) ?? base;

  /** The known word that a typist most likely meant, or the word itself. */
  function corrected(word: string): string {
    if (word.length < TYPO_LEAST_LETTERS || known.has(baseWord(word)) || concepts.has(word))
      return word;
    const most = word.length >= TWO_TYPOS_LEAST_LETTERS ? 2 : 1;
    let best = word;
    let bestDistance = most + 1;
    const letters = letterSet(word);
    // People get the first letter right, or swap it with the second.
    const shelves = [word.slice(0, 1), word.slice(1, 2)].map(
      (letter) => spellings.get(letter) ?? [],
    );
    shelves.forEach((shelf, index) => {
      for (const { word: candidate, letters: others } of shelf) {
        if (Math.abs(candidate.length - word.length) > most) continue;
        // A slip changes at most two letters of the set: this spares nearly all comparing.
        if (countBits(letters ^ others) > 2 * most) continue;
        if (index === 1 && candidate[1] !== word[0]) continue;
        const distance = typos(word, candidate, bestDistance);
        const chance = word.length <= SWAPS_ONLY_LETTERS && !isShortSlip(word, candidate);
        if (distance < bestDistance && !chance) [best, bestDistance] = [candidate, distance];
      }
    });
    return best;
  }

  return {
    learn(text) {
      const words = joined(text).split(' ').filter(Boolean);
      words.forEach(remember);
      return words.map((word) => {
        const reading = concept(baseWord(word));
        readings.set(word, reading);
        return reading;
      });
    },
    read(text) {
      const words = joined(text).split(' ', WORDS_READ).filter(Boolean);
      return words.map((word) => readings.get(word) ?? concept(baseWord(corrected(word))));
    },
    knows: (name) => name.startsWith('=') || known.has(name) || concepts.has(name),
  };
}

type Spelling = { word: string; letters: number };

/** Which letters a word has, a bit for each; other alphabets share the bits. */
function letterSet(word: string): number {
  let set = 0;
  for (let index = 0; index < word.length; index += 1) set |= 1 << (word.charCodeAt(index) % 31);
  return set;
}

function countBits(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** Two letters swapped, or one forgotten in a word of five. */
function isShortSlip(word: string, candidate: string): boolean {
  if (candidate.length > word.length) return word.length === SWAPS_ONLY_LETTERS;
  return (
    word.length === candidate.length && [...word].sort().join() === [...candidate].sort().join()
  );
}

/**
 * The number of slips between two words: a letter too many, missing, wrong, or two swapped
 * (optimal string alignment). Gives `enough` as soon as there are that many.
 */
export function typos(a: string, b: string, enough: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1] ? 0 : 1;
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + same,
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      }
      current[column] = cost;
      least = Math.min(least, cost);
    }
    if (least >= enough) return enough;
    [beforeLast, last] = [last, current];
  }
  return Math.min(enough, last[b.length] ?? enough);
}
