import type { Phoneme } from '@/lib/speech/phonemes';

/**
 * What a mouth does: jaw 0..1, lips -1 pressed..1 open, shape -1 round..1 wide, lower lip on teeth
 * 0..1, and the tip of the tongue: up behind the upper teeth 0..1, out between the teeth 0..1.
 */
export type Mouth = [
  jaw: number,
  lipOpening: number,
  shape: number,
  labiodental: number,
  tongueUp: number,
  tongueOut: number,
];

/**
 * Mouth shapes by what can be seen of a sound. Numbers from the rig's stills, in the units of the mouth
 * shader.
 */
export const VISEMES = {
  rest: [0, 0, 0, 0, 0, 0],
  /** father, hot */
  aa: [0.95, 0.5, 0, 0, 0, 0],
  /** cat */
  a: [0.8, 0.62, 0.55, 0, 0, 0],
  /** cut, and the vowels that nobody stresses */
  u: [0.5, 0.45, 0.1, 0, 0, 0],
  /** bed */
  e: [0.5, 0.65, 0.65, 0, 0, 0],
  /** see, sit, yes */
  i: [0.16, 0.8, 1.15, 0, 0, 0],
  /** bird */
  er: [0.34, 0.5, -0.45, 0, 0.2, 0],
  /** law */
  o: [0.66, 0.3, -0.9, 0, 0, 0],
  /** book, moon */
  oo: [0.2, 0.12, -1.2, 0, 0, 0],
  w: [0.12, 0.05, -1.25, 0, 0, 0],
  m: [0, -0.95, 0.05, 0, 0, 0],
  f: [0.1, 0.1, 0.1, 1, 0, 0],
  th: [0.28, 0.55, 0.1, 0, 0, 1],
  s: [0.05, 0.8, 0.5, 0, 0, 0],
  sh: [0.12, 0.75, -0.7, 0, 0, 0],
  t: [0.2, 0.5, 0.2, 0, 0.55, 0],
  l: [0.48, 0.7, 0.25, 0, 1, 0],
  r: [0.22, 0.35, -0.6, 0, 0.2, 0],
  k: [0.32, 0.4, 0.1, 0, 0, 0],
  h: [0.25, 0.3, 0, 0, 0, 0],
} as const satisfies Record<string, Readonly<Mouth>>;

export type Viseme = keyof typeof VISEMES;

export const VOWELS: ReadonlySet<Viseme> = new Set(['aa', 'a', 'u', 'e', 'i', 'er', 'o', 'oo']);
/** The lips must really meet their goal, or the sound is another one. */
export const CLOSED_LIP_VISEMES: ReadonlySet<Viseme> = new Set(['m', 'f']);

/** What is seen of each sound: with or without voice is one; two vowels in one are two shapes. */
const BY_PHONEME: Readonly<Record<Phoneme, readonly Viseme[]>> = {
  ...{ AA: ['aa'], AE: ['a'], AH: ['u'], AO: ['o'], EH: ['e'], ER: ['er'] },
  ...{ IH: ['i'], IY: ['i'], UH: ['oo'], UW: ['oo'] },
  ...{ EY: ['e', 'i'], AY: ['aa', 'i'], OY: ['o', 'i'], OW: ['o', 'oo'], AW: ['aa', 'oo'] },
  ...{ P: ['m'], B: ['m'], M: ['m'], F: ['f'], V: ['f'], TH: ['th'], DH: ['th'] },
  ...{ S: ['s'], Z: ['s'], SH: ['sh'], ZH: ['sh'], CH: ['sh'], JH: ['sh'] },
  ...{ T: ['t'], D: ['t'], N: ['t'], L: ['l'], R: ['r'], K: ['k'], G: ['k'], NG: ['k'] },
  ...{ HH: ['h'], W: ['w'], Y: ['i'] },
};

/** The mouth shapes of a sound, one or two; the short "i" that nobody stresses is as slack as the rest. */
export function visemesOf(phoneme: Phoneme, stressed: boolean): readonly Viseme[] {
  return phoneme === 'IH' && !stressed ? BY_PHONEME.AH : BY_PHONEME[phoneme];
}
