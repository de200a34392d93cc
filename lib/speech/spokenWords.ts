import { soundMs } from './lengths';
import type { Phoneme, SpokenSound } from './phonemes';
import { pronounce } from './pronounce';

/** A word in a text: from its first character up to the one behind it, as a reader counts them. */
export type SpokenWord = {
  from: number;
  to: number;
  /** In lower case, without accents. */
  word: string;
  sounds: readonly SpokenSound[];
};

/** Of a digit the vowel that its name is known by: a mouth has only one character's time for it. */
const DIGITS: readonly Phoneme[] = ['OW', 'AH', 'UW', 'IY', 'AO', 'AY', 'IH', 'EH', 'EY', 'AY'];

/** The letter without its accent: é and e sound alike here. */
function plainLetter(character: string): string {
  if (character === 'ß') return 's';
  if (character === 'ø' || character === 'Ø') return 'o';
  if (/[æœ]/i.test(character)) return 'e';
  if (/ł/i.test(character)) return 'w';
  return character.normalize('NFD').charAt(0);
}

const isLetter = (letter: string | undefined) => letter !== undefined && /[a-z]/i.test(letter);
const isApostrophe = (letter: string | undefined) => letter === "'" || letter === '’';

/** The words of a text, given by its characters, and how they are said. What is not one is silent. */
export function spokenWords(characters: readonly string[]): SpokenWord[] {
  const letters = characters.map(plainLetter);
  const words: SpokenWord[] = [];
  let from = 0;
  while (from < letters.length) {
    const letter = letters[from] ?? '';
    if (/\d/.test(letter)) {
      const phoneme = DIGITS[Number(letter)] ?? 'AH';
      words.push({ from, to: from + 1, word: letter, sounds: [{ phoneme, stressed: true }] });
    }
    if (!isLetter(letter)) {
      from++;
      continue;
    }
    let to = from + 1;
    while (isLetter(letters[to]) || (isApostrophe(letters[to]) && isLetter(letters[to + 1]))) to++;
    const word = letters.slice(from, to).join('');
    words.push({ from, to, word: word.toLowerCase(), sounds: pronounce(word) });
    from = to;
  }
  return words;
}

/** How long a word takes in calm speech, in ms. */
export function wordMs({ sounds }: SpokenWord): number {
  return sounds.reduce((sum, sound) => sum + soundMs(sound), 0);
}
