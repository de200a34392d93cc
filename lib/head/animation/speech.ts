import { graphemes, TYPING_MS_PER_CHARACTER } from '@/lib/ask/typing';
import {
  CLOSED_LIP_VISEMES,
  type Mouth,
  plainLetter,
  type Viseme,
  VISEMES,
  visemesOf,
  VOWELS,
} from './visemes';

/** The mouth is at its shape before the letter stands there, as lips are before their sound. */
export const MOUTH_LEADS_MS = 40;
/** Lips that must close set out earlier still. */
const CLOSED_LIP_LEADS_MS = 15;

/** What the mouth does at one character. */
export type Sound = {
  viseme: Viseme;
  mouth: Readonly<Mouth>;
  /** Whether it is the end of a question, where the voice rises. */
  asks: boolean;
};
/** One sound for each character as a reader counts them. */
export type SpeechPlan = readonly Sound[];

const REST: Sound = { viseme: 'rest', mouth: VISEMES.rest, asks: false };

/** How many characters before its mark a question begins to be heard as one. */
const ASKING_CHARACTERS = 12;

/** How much of a neighbouring vowel's jaw and lip shape a consonant keeps. */
const KEPT_JAW = 0.45;
const KEPT_SHAPE = 0.35;
/** Words that nobody stresses open the jaw less; so do later syllables: talking is not chewing. */
const UNSTRESSED_WORD = 0.5;
const LATER_SYLLABLE = 0.66;
const UNSTRESSED = new Set(
  'a an the of to in on at by for and or but as is it its be am are was i you he she we they my your that this with from if so do'.split(
    ' ',
  ),
);

/** The mouth's shapes for a text, one a character, with what neighbours do to each other. */
export function plan(text: string): SpeechPlan {
  const letters = graphemes(text).map(plainLetter);
  const visemes = visemesOf(letters);
  const stress = stresses(letters, visemes);
  return visemes.map((viseme, i) => ({
    viseme,
    mouth: coarticulated(visemes, i, stress[i] ?? 1),
    asks: asksAt(letters, i),
  }));
}

/**
 * The sound to aim for `ms` after a text began; at rest before and after it. Where the text is heard,
 * `startsMs` says when its characters begin; else they are typed.
 */
export function mouthAt(speech: SpeechPlan, ms: number, startsMs?: readonly number[]): Sound {
  const leadMs = ms + MOUTH_LEADS_MS;
  const ahead = speech[characterAt(leadMs + CLOSED_LIP_LEADS_MS, startsMs)] ?? REST;
  if (CLOSED_LIP_VISEMES.has(ahead.viseme)) return ahead;
  return speech[characterAt(leadMs, startsMs)] ?? REST;
}

/** Which character is being typed or said at `ms`; -1 before the first. */
function characterAt(ms: number, startsMs: readonly number[] | undefined): number {
  if (!startsMs) return Math.floor(ms / TYPING_MS_PER_CHARACTER);
  let from = 0;
  let to = startsMs.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((startsMs[middle] ?? 0) <= ms) from = middle + 1;
    else to = middle;
  }
  return from - 1;
}

/** Whether a question mark ends what is said at this place, and soon. */
function asksAt(letters: readonly string[], i: number): boolean {
  for (let at = i; at <= i + ASKING_CHARACTERS; at++) {
    const letter = letters[at];
    if (letter === '?') return true;
    if (letter === '.' || letter === '!' || letter === '…') return false;
  }
  return false;
}

function coarticulated(visemes: readonly Viseme[], i: number, stress: number): Readonly<Mouth> {
  const viseme = visemes[i] ?? 'rest';
  const [jaw, lipOpening, shape, labiodental] = VISEMES[viseme];
  if (VOWELS.has(viseme))
    return [jaw * stress, lipOpening, shape * (0.6 + 0.4 * stress), labiodental];
  if (viseme === 'rest' || CLOSED_LIP_VISEMES.has(viseme)) return VISEMES[viseme];

  const isVowel = (at: number) => VOWELS.has(visemes[at] ?? 'rest');
  const next = [i + 1, i + 2].find(isVowel);
  const previous = [i - 1, i - 2].find(isVowel);
  const vowelAt = (at: number | undefined) =>
    at === undefined ? undefined : VISEMES[visemes[at] ?? 'rest'];
  const openJaw = stress * Math.max(vowelAt(next)?.[0] ?? 0, vowelAt(previous)?.[0] ?? 0);
  const nextShape = vowelAt(next)?.[2];
  const keepsShape = nextShape === undefined || viseme === 's';
  return [
    jaw * (1 - KEPT_JAW) + openJaw * KEPT_JAW,
    viseme === 'h' && next !== undefined ? 0.7 * (vowelAt(next)?.[1] ?? 0) : lipOpening,
    keepsShape ? shape : shape * (1 - KEPT_SHAPE) + nextShape * KEPT_SHAPE,
    labiodental,
  ];
}

/** For each letter how strongly its word and syllable are said, 0..1. */
function stresses(letters: readonly string[], visemes: readonly Viseme[]): number[] {
  const stress = new Array<number>(letters.length).fill(1);
  let start = 0;
  for (let end = 0; end <= letters.length; end++) {
    if (end < letters.length && visemes[end] !== 'rest') continue;
    const word = letters.slice(start, end).join('');
    const wordStress = UNSTRESSED.has(word) ? UNSTRESSED_WORD : 1;
    let syllables = 0;
    for (let i = start; i < end; i++) {
      const begins = isVowelAt(visemes, i) && !(i > start && isVowelAt(visemes, i - 1));
      if (begins) syllables++;
      stress[i] = wordStress * (syllables > 1 ? LATER_SYLLABLE : 1);
    }
    start = end + 1;
  }
  return stress;
}

const isVowelAt = (visemes: readonly Viseme[], at: number) => VOWELS.has(visemes[at] ?? 'rest');

/** Time constants in ms of jaw, parting, shape and bite. */
const ATTACK_MS: Readonly<Mouth> = [42, 32, 50, 26];
const RELEASE_MS: Readonly<Mouth> = [76, 60, 75, 45];
const CLOSED_LIP_MS: Readonly<Mouth> = [20, 16, 45, 18];
const REST_RELEASE = 1.4;

/** Moves `mouth` towards a sound for `stepMs`: fast into a shape, slower out of it, in place. */
export function followSound(
  mouth: Mouth,
  { viseme, mouth: goal }: Pick<Sound, 'viseme' | 'mouth'>,
  stepMs: number,
): void {
  const release = viseme === 'rest' ? REST_RELEASE : 1;
  for (let i = 0; i < 4; i++) {
    const from = mouth[i] ?? 0;
    const to = goal[i] ?? 0;
    const leaving = Math.abs(to) <= Math.abs(from);
    const timeConstant = CLOSED_LIP_VISEMES.has(viseme)
      ? (CLOSED_LIP_MS[i] ?? 1)
      : leaving
        ? (RELEASE_MS[i] ?? 1) * release
        : (ATTACK_MS[i] ?? 1);
    mouth[i] = to + (from - to) * Math.exp(-stepMs / timeConstant);
  }
}
