import { graphemes, TYPING_MS_PER_CHARACTER } from '@/lib/ask/typing';
import { soundMs } from '@/lib/speech/lengths';
import { type SpokenWord, spokenWords } from '@/lib/speech/spokenWords';
import { coarticulated, type Shape } from './coarticulation';
import { type Mood, moodOf } from './mood';
import { CLOSED_LIP_VISEMES, type Mouth, type Viseme, VISEMES, visemesOf, VOWELS } from './visemes';

/** The mouth is at its shape before the letter stands there, as lips are before their sound. */
export const MOUTH_LEADS_MS = 40;
/** Lips that must close set out earlier still. */
const CLOSED_LIP_LEADS_MS = 15;

/** What face and mouth do for a stretch of a text. */
export type Sound = {
  /** Its first place in the text and the one behind it, in characters and parts of them. */
  from: number;
  to: number;
  viseme: Viseme;
  mouth: Readonly<Mouth>;
  /** How strongly the voice beats here, 0..1: on the stressed vowels of words that matter. */
  accent: number;
  /** Whether it is the end of a question, where the voice rises. */
  asks: boolean;
  /** Whether breath is drawn for a long sentence. */
  breathes: boolean;
  mood: Mood | null;
};
/** The sounds of a text in their order, the silent ones with them: each begins where one ends. */
export type SpeechPlan = readonly Sound[];

const REST: Sound = {
  ...{ from: 0, to: 0, viseme: 'rest', mouth: VISEMES.rest, accent: 0 },
  ...{ asks: false, breathes: false, mood: null },
};
/** Breath is drawn through lips that part a little. */
const BREATHING: Readonly<Mouth> = [0.12, 0.4, 0, 0, 0, 0];

/** How many characters before its mark a question begins to be heard as one. */
const ASKING_CHARACTERS = 12;
/** A sentence of so many characters needs a breath; at the very beginning there is time for its gesture. */
const LONG_SENTENCE_CHARACTERS = 70;
const FIRST_BREATH_CHARACTERS = 4;
/** Who does not know lowers the eyes for the beginning of the sentence that says so. */
const UNSURE_CHARACTERS = 40;

/** Words that nobody stresses open the jaw less; so do other syllables: talking is not chewing. */
const UNSTRESSED_WORD = 0.5;
const UNSTRESSED_SYLLABLE = 0.62;
/** The last word of a phrase that matters is said most strongly. */
const ACCENT = 0.45;
const LAST_ACCENT = 1;
const UNSTRESSED = new Set(
  'a an the of to in on at by for and or but as is it its be am are was were i you he she we they my your his her our their that this with from if so do does did have has had can could would will should may than then there not what which who'.split(
    ' ',
  ),
);

/** What face and mouth do while a text is said, with what neighbours do to each other. */
export function plan(text: string): SpeechPlan {
  const characters = graphemes(text);
  const sentences = sentencesOf(characters);
  const speech: Sound[] = [];
  let at = 0;
  for (const phrase of phrasesOf(characters, spokenWords(characters))) {
    addSilence(speech, at, phrase[0]?.from ?? at, sentences);
    addPhrase(speech, phrase, characters, sentences);
    at = speech.at(-1)?.to ?? at;
  }
  addSilence(speech, at, characters.length, sentences);
  return speech;
}

/**
 * The sound to aim for `ms` after a text began; at rest before and after it. Where the text is heard,
 * `startsMs` says when its characters begin; else they are typed.
 */
export function mouthAt(speech: SpeechPlan, ms: number, startsMs?: readonly number[]): Sound {
  const leadMs = ms + MOUTH_LEADS_MS;
  const ahead = soundAt(speech, characterAt(leadMs + CLOSED_LIP_LEADS_MS, startsMs));
  if (CLOSED_LIP_VISEMES.has(ahead.viseme)) return ahead;
  return soundAt(speech, characterAt(leadMs, startsMs));
}

function soundAt(speech: SpeechPlan, character: number): Sound {
  const sound = speech[countUpTo(speech.length, (i) => speech[i]?.from ?? 0, character) - 1];
  return sound && character < sound.to ? sound : REST;
}

/** Where in the text the typing or the voice is at `ms`, in characters; negative before it. */
function characterAt(ms: number, startsMs: readonly number[] | undefined): number {
  if (!startsMs) return ms / TYPING_MS_PER_CHARACTER;
  const at = countUpTo(startsMs.length, (i) => startsMs[i] ?? 0, ms) - 1;
  const fromMs = startsMs[at];
  const toMs = startsMs[at + 1];
  if (fromMs === undefined) return -1;
  if (toMs === undefined) return startsMs.length;
  return at + (ms - fromMs) / (toMs - fromMs);
}

/** How many of `count` rising values do not lie above `limit`. */
function countUpTo(count: number, valueAt: (index: number) => number, limit: number): number {
  let from = 0;
  let to = count;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (valueAt(middle) <= limit) from = middle + 1;
    else to = middle;
  }
  return from;
}

type Sentence = { from: number; to: number; asksFrom: number; mood: Mood | null };

function sentencesOf(characters: readonly string[]): Sentence[] {
  const sentences: Sentence[] = [];
  let from = 0;
  for (let at = 0; at < characters.length; at++) {
    const ends = '.!?…\n'.includes(characters[at] ?? ' ') && !/\S/.test(characters[at + 1] ?? ' ');
    if (!ends && at + 1 < characters.length) continue;
    const asks = characters[at] === '?';
    sentences.push({
      from,
      to: at + 1,
      asksFrom: asks ? at - ASKING_CHARACTERS : Number.POSITIVE_INFINITY,
      mood: moodOf(characters.slice(from, at + 1).join('')),
    });
    from = at + 1;
  }
  return sentences;
}

/** Words between which there is nothing but a blank are said in one breath. */
function phrasesOf(characters: readonly string[], words: readonly SpokenWord[]): SpokenWord[][] {
  const phrases: SpokenWord[][] = [];
  for (const word of words) {
    const phrase = phrases.at(-1);
    const end = phrase?.at(-1)?.to ?? -1;
    const blank = word.from - end === 1 && /\s|-/.test(characters[end] ?? '');
    if (phrase && (blank || word.from === end)) phrase.push(word);
    else phrases.push([word]);
  }
  return phrases;
}

type PlannedShape = Shape & { from: number; to: number; accent: number };

function addPhrase(
  speech: Sound[],
  phrase: readonly SpokenWord[],
  characters: readonly string[],
  sentences: readonly Sentence[],
): void {
  const lastAccented = phrase.findLastIndex(({ word }) => !UNSTRESSED.has(word));
  const shapes = phrase.flatMap((word, index) =>
    shapesOf(word, phrase[index + 1]?.from ?? word.to, index === lastAccented),
  );
  shapes.forEach(({ from, to, viseme, accent }, index) => {
    speech.push({
      ...{ from, to, viseme, accent, mouth: coarticulated(shapes, index) },
      ...mannerAt(sentences, from),
      breathes: from < FIRST_BREATH_CHARACTERS && isLong(sentences[0]),
    });
  });
}

/** A word's shapes from its first character up to the next word, each as long as its sound lasts. */
function shapesOf(word: SpokenWord, end: number, isLastAccented: boolean): PlannedShape[] {
  const isStressedWord = !UNSTRESSED.has(word.word);
  const wordStress = isStressedWord ? 1 : UNSTRESSED_WORD;
  const parts = word.sounds.flatMap((sound) => {
    const visemes = visemesOf(sound.phoneme, sound.stressed);
    return visemes.map((viseme) => ({ viseme, sound, ms: soundMs(sound) / visemes.length }));
  });
  const perMs = (end - word.from) / parts.reduce((sum, { ms }) => sum + ms, 0);
  let from = word.from;
  return parts.map(({ viseme, sound, ms }) => {
    const to = from + ms * perMs;
    const isBeat = sound.stressed && isStressedWord && VOWELS.has(viseme);
    const shape: PlannedShape = {
      ...{ from, to, viseme },
      stress: wordStress * (sound.stressed ? 1 : UNSTRESSED_SYLLABLE),
      accent: isBeat ? (isLastAccented ? LAST_ACCENT : ACCENT) : 0,
    };
    from = to;
    return shape;
  });
}

function addSilence(speech: Sound[], from: number, to: number, sentences: readonly Sentence[]) {
  if (to <= from) return;
  const next = sentences.find((sentence) => sentence.to > to);
  const breathes = from > 0 && isLong(next) && (next?.from ?? 0) >= from;
  speech.push({
    ...REST,
    ...{ from, to, breathes, mouth: breathes ? BREATHING : VISEMES.rest },
    ...mannerAt(sentences, from),
  });
}

const isLong = (sentence: Sentence | undefined) =>
  sentence !== undefined && sentence.to - sentence.from >= LONG_SENTENCE_CHARACTERS;

function mannerAt(sentences: readonly Sentence[], at: number): Pick<Sound, 'asks' | 'mood'> {
  const sentence = sentences.find(({ to }) => at < to);
  if (!sentence) return { asks: false, mood: null };
  const { from, asksFrom, mood } = sentence;
  const shows = mood !== 'unsure' || at - from < UNSURE_CHARACTERS;
  return { asks: at >= asksFrom, mood: shows ? mood : null };
}

/** Time constants in ms of jaw, parting, shape, bite and the tongue's two ways. */
const ATTACK_MS: Readonly<Mouth> = [42, 32, 50, 26, 24, 20];
const RELEASE_MS: Readonly<Mouth> = [76, 60, 75, 45, 40, 36];
const CLOSED_LIP_MS: Readonly<Mouth> = [20, 16, 45, 18, 30, 22];
const REST_RELEASE = 1.4;

/** Moves `mouth` towards a sound for `stepMs`: fast into a shape, slower out of it, in place. */
export function followSound(
  mouth: Mouth,
  { viseme, mouth: goal }: Pick<Sound, 'viseme' | 'mouth'>,
  stepMs: number,
): void {
  const release = viseme === 'rest' ? REST_RELEASE : 1;
  for (let i = 0; i < mouth.length; i++) {
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
