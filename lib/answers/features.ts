import { addressed, baseWord, isFunctionWord, plainForm, wordsOf } from './words';

/*
 * What the classifier sees of a text: hashed words, pairs of words and letters in groups (the
 * hashing trick: Weinberger et al., Feature Hashing for Large Scale Multitask Learning, 2009).
 * Letters in groups are what makes it forgive slips of typing.
 */

/** The number of places that features are hashed to: a power of two. */
export const FEATURE_SPACE = 1 << 17;

/**
 * Sparse and of length 1: `places[i]` holds `values[i]`, `words[i]` tells which word of the text
 * brought it, and `isWhole[i]` is 1 where it is that word itself and the word says what the text is about.
 */
export type Features = {
  places: Int32Array;
  values: Float32Array;
  words: Uint8Array;
  isWhole: Uint8Array;
};

const WORD_WEIGHT = 1;
const FUNCTION_WORD_WEIGHT = 0.5;
const PAIR_WEIGHT = 0.6;
const CONTENT_PAIR_WEIGHT = 0.5;
const OPENING_WEIGHT = 0.4;
/** Shared among all groups of letters of one word. */
const LETTERS_WEIGHT = 1.1;
/** Groups of three say less than longer ones: every word has some of another. */
const SHORT_GROUP_SHARE = 0.55;
const MIN_GROUP_LETTERS = 3;
const MAX_GROUP_LETTERS = 5;

/**
 * @param ownerNames names of the owner in small letters: they count as "you"
 */
export function featuresOf(text: string, ownerNames: ReadonlySet<string>): Features {
  return featuresOfWords(addressed(wordsOf(plainForm(text)), ownerNames));
}

function featuresOfWords(texts: readonly string[]): Features {
  const weights = new Map<number, number>();
  const words = new Map<number, number>();
  const whole = new Set<number>();
  let word = 0;
  const add = (name: string, weight: number) => {
    const place = hash(name);
    const before = weights.get(place);
    if (before === undefined) words.set(place, word);
    if (before === undefined || before < weight) weights.set(place, weight);
    return place;
  };
  const bases = texts.map(baseWord);
  let lastContent = '';
  bases.forEach((base, index) => {
    word = index;
    const isFunction = isFunctionWord(base);
    const place = add(`w${base}`, isFunction ? FUNCTION_WORD_WEIGHT : WORD_WEIGHT);
    if (!isFunction) whole.add(place);
    const before = index > 0 ? (bases[index - 1] ?? '') : '^';
    add(`p${before} ${base}`, PAIR_WEIGHT);
    if (isFunction) return;
    if (lastContent) add(`c${lastContent} ${base}`, CONTENT_PAIR_WEIGHT);
    lastContent = base;
    addLetters(texts[index] ?? '', add);
  });
  word = 0;
  if (bases.length > 1) add(`o${bases.slice(0, 3).join(' ')}`, OPENING_WEIGHT);
  if (bases.length === 1) add('one word', OPENING_WEIGHT);

  const places = Int32Array.from(weights.keys());
  const values = Float32Array.from(weights.values());
  let squares = 0;
  for (const value of values) squares += value * value;
  const length = Math.sqrt(squares) || 1;
  for (let at = 0; at < values.length; at += 1) values[at] = (values[at] ?? 0) / length;
  return {
    places,
    values,
    words: Uint8Array.from(words.values()),
    isWhole: Uint8Array.from(places, (place) => (whole.has(place) ? 1 : 0)),
  };
}

function addLetters(word: string, add: (name: string, weight: number) => number): void {
  const framed = `<${word}>`;
  const groups: string[] = [];
  for (let size = MIN_GROUP_LETTERS; size <= MAX_GROUP_LETTERS; size += 1) {
    for (let at = 0; at + size <= framed.length; at += 1) groups.push(framed.slice(at, at + size));
  }
  const weight = LETTERS_WEIGHT / Math.sqrt(Math.max(groups.length, 4));
  for (const group of groups) {
    add(`l${group}`, group.length === MIN_GROUP_LETTERS ? weight * SHORT_GROUP_SHARE : weight);
  }
}

/** FNV-1a, 32 bits, folded to the feature space. */
function hash(name: string): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < name.length; at += 1) {
    sum = Math.imul(sum ^ name.charCodeAt(at), 0x01000193);
  }
  sum ^= sum >>> 15;
  return (sum >>> 0) % FEATURE_SPACE;
}
