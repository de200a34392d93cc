import { EXCEPTIONS, REGULAR } from './exceptions';
import { soundsByRule } from './letterRules';
import { readPronunciation, type SpokenSound } from './phonemes';
import { withStress } from './stress';
import { marked, splitWord } from './wordParts';

/** The exceptions by their word; read when the first word is said. */
let exceptions: ReadonlyMap<string, string> | null = null;

function readExceptions(): ReadonlyMap<string, string> {
  const entries = EXCEPTIONS.trim().split(/\s+/);
  const read = new Map<string, string>();
  for (let i = 0; i + 1 < entries.length; i += 2) {
    read.set(entries[i] ?? '', entries[i + 1] ?? '');
  }
  return read;
}

/** Words of which others are made by an ending. */
let regular: ReadonlySet<string> | null = null;

function isKnown(word: string): boolean {
  regular ??= new Set(REGULAR.trim().split(/\s+/));
  return regular.has(word) || exceptionOf(word) !== undefined;
}

function exceptionOf(word: string): string | undefined {
  exceptions ??= readExceptions();
  return exceptions.get(word);
}

/** Words that were said already; a page has a few hundred of them. */
const known = new Map<string, readonly SpokenSound[]>();
const MAX_KNOWN = 4000;

/**
 * How an English word is said.
 *
 * @param word letters of any case without accents, and apostrophes
 */
export function pronounce(word: string): readonly SpokenSound[] {
  const plain = word.toLowerCase().replaceAll('’', "'");
  const letterByLetter = isSpelled(word, plain);
  const key = letterByLetter ? plain.toUpperCase() : plain;
  const before = known.get(key);
  if (before) return before;
  if (known.size >= MAX_KNOWN) known.clear();
  const sounds = readPronunciation(letterByLetter ? spelled(plain) : pronunciationOf(plain));
  known.set(key, sounds);
  return sounds;
}

/** The names of the letters, from a to z. */
const LETTER_NAMES =
  'A bE sE dE E ef jE AC I jA kA el em en O pE kyU or es tE yU vE dub@lyU eks wI zed'.split(' ');

/** Sounds that are written, and are no words: hmm, shh, pfft. */
const NOISE = /^(?:[cst]h+|h*m+|p+f*t*|b*r+|p*s+t*|g+r+|t+s+k*|z+|f+|l+|n+)$/;

/** Whether a word is said letter by letter: short ones in capitals, and those without a vowel. */
function isSpelled(word: string, plain: string): boolean {
  if (plain.length < 2 || isKnown(plain)) return false;
  if (!/[aeiouy]/.test(plain)) return /^[a-z]{2,5}$/.test(plain) && !NOISE.test(plain);
  if (!/^[A-Z]{2,5}$/.test(word)) return false;
  return word.length <= 3 || !/[AEIOUY]/.test(word);
}

/** Letter by letter; the last one is stressed. */
function spelled(word: string): string {
  const names = [...word].map((letter) => LETTER_NAMES[letter.charCodeAt(0) - 97] ?? '');
  return names.slice(0, -1).join('') + marked(names.at(-1) ?? '');
}

/** A word's sounds in the letters of phonemes.ts, by what is known of it or of its parts. */
function pronunciationOf(word: string): string {
  const exception = exceptionOf(word);
  if (exception !== undefined) return exception;
  const split = splitWord(word, isKnown);
  if (split) return split.join(split.parts.map(pronunciationOf));
  return withStress(word, soundsByRule(word));
}
