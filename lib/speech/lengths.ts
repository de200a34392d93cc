import type { Phoneme, SpokenSound } from './phonemes';

/**
 * How long each sound takes in calm speech, in ms. Rough, for only the ratios count: vowels last
 * longer than consonants, two vowels in one longest, hissing ones longer than stops, and h, l and r are
 * short. Klatt reviews what is known: “Linguistic uses of segmental duration in English”, J. Acoust.
 * Soc. Am. 59, 1976.
 */
const SOUND_MS: Readonly<Record<Phoneme, number>> = {
  ...{ AA: 115, AE: 115, AO: 115, EH: 90, IH: 75, AH: 75, UH: 80, ER: 100 },
  ...{ IY: 105, UW: 105, EY: 125, AY: 140, OW: 125, AW: 145, OY: 150 },
  ...{ P: 70, B: 65, M: 65, F: 80, V: 65, TH: 75, DH: 50, S: 90, Z: 80, SH: 95, ZH: 80 },
  ...{ CH: 100, JH: 85, T: 60, D: 55, N: 60, L: 60, R: 60, K: 70, G: 60, NG: 65 },
  ...{ HH: 50, W: 60, Y: 50 },
};
const STRESSED = 1.2;

/** How long a sound takes in calm speech, in ms. */
export function soundMs({ phoneme, stressed }: SpokenSound): number {
  return SOUND_MS[phoneme] * (stressed ? STRESSED : 1);
}
