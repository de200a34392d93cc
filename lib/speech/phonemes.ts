/**
 * The sounds of English by their ARPAbet names, and the one letter that stands for each in our rules and
 * exceptions: where English has a letter for a sound it is that, long vowels and "ch", "sh", "th" are
 * capitals, and "c", "q" and "@" stand for the vowels of law, book and the first of about.
 */
const BY_LETTER = {
  ...({
    a: 'AE',
    o: 'AA',
    c: 'AO',
    e: 'EH',
    i: 'IH',
    u: 'AH',
    '@': 'AH',
    q: 'UH',
    R: 'ER',
  } as const),
  ...({ A: 'EY', E: 'IY', I: 'AY', O: 'OW', U: 'UW', W: 'AW', Y: 'OY' } as const),
  ...({ b: 'B', d: 'D', f: 'F', g: 'G', h: 'HH', j: 'JH', k: 'K', l: 'L', m: 'M' } as const),
  ...({ n: 'N', p: 'P', r: 'R', s: 'S', t: 'T', v: 'V', w: 'W', y: 'Y', z: 'Z' } as const),
  ...({ C: 'CH', S: 'SH', Z: 'ZH', T: 'TH', D: 'DH', N: 'NG' } as const),
} as const;

/** A sound of English, as ARPAbet names it. */
export type Phoneme = (typeof BY_LETTER)[keyof typeof BY_LETTER];

/** A sound in its word. */
export type SpokenSound = {
  phoneme: Phoneme;
  /** Whether it is the vowel of the stressed syllable. */
  stressed: boolean;
};

/** Our letters that stand for vowels; "@" and short ones lose their colour where nobody stresses them. */
export const VOWEL_LETTERS = 'aoceiu@qRAEIOUWY';

/** Before the stressed vowel of a pronunciation. */
export const STRESS_MARK = "'";

/**
 * Reads a pronunciation in our letters: the stressed vowel is the one behind the mark, without a mark
 * the first that is not "@".
 */
export function readPronunciation(letters: string): SpokenSound[] {
  const plain = letters.replaceAll(STRESS_MARK, '');
  const stressedAt = letters.includes(STRESS_MARK)
    ? letters.indexOf(STRESS_MARK)
    : [...plain].findIndex((letter) => letter !== '@' && VOWEL_LETTERS.includes(letter));
  return [...plain].flatMap((letter, at) => {
    const phoneme = BY_LETTER[letter as keyof typeof BY_LETTER] as Phoneme | undefined;
    return phoneme ? [{ phoneme, stressed: at === stressedAt }] : [];
  });
}
