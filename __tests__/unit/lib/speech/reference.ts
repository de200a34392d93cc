import { dictionary } from 'cmu-pronouncing-dictionary';
import { type Viseme, visemesOf } from '@/lib/head/animation/visemes';
import type { Phoneme, SpokenSound } from '@/lib/speech/phonemes';
import { pronounce } from '@/lib/speech/pronounce';

/** Every way of saying a word that the CMU Pronouncing Dictionary gives. */
export function referencesOf(word: string): SpokenSound[][] {
  const found: SpokenSound[][] = [];
  for (let way = 1; ; way++) {
    const sounds = dictionary[way === 1 ? word : `${word}(${way})`];
    if (sounds === undefined) return found;
    found.push(
      sounds.split(' ').map((sound) => ({
        phoneme: sound.replace(/\d/, '') as Phoneme,
        stressed: sound.endsWith('1'),
      })),
    );
  }
}

/** The shapes a mouth goes through; two of one kind in a row are one. */
export function mouthShapes(sounds: readonly SpokenSound[]): string {
  const visemes: Viseme[] = sounds.flatMap(({ phoneme, stressed }) => visemesOf(phoneme, stressed));
  return visemes.filter((viseme, i) => viseme !== visemes[i - 1]).join(' ');
}

export const phonemes = (sounds: readonly SpokenSound[]) =>
  sounds.map(({ phoneme }) => phoneme).join(' ');

const VOWEL = /^[AEIOU]/;
/** Which of a word's syllables is stressed. */
const stressOf = (sounds: readonly SpokenSound[]) =>
  sounds.filter(({ phoneme }) => VOWEL.test(phoneme)).findIndex(({ stressed }) => stressed);

/** What of the words is said as in one of the ways of the dictionary, as parts of all. */
export function shares(words: readonly string[]) {
  const share = (of: (sounds: readonly SpokenSound[]) => string | number) =>
    words.filter((word) => {
      const said = of(pronounce(word));
      return referencesOf(word).some((reference) => of(reference) === said);
    }).length / words.length;
  return { shapes: share(mouthShapes), phonemes: share(phonemes), stress: share(stressOf) };
}
