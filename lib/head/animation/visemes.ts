/** What a mouth does: jaw 0..1, lips lipOpening -1 pressed..1, shape -1 round..1 wide, lip on teeth 0..1. */
export type Mouth = [jaw: number, lipOpening: number, shape: number, labiodental: number];

/** Mouth shapes by sound. Numbers from the rig's stills, in the units of the mouth shader. */
export const VISEMES = {
  rest: [0, 0, 0, 0],
  a: [0.95, 0.5, 0.1, 0],
  e: [0.6, 0.6, 0.6, 0],
  i: [0.4, 0.65, 0.85, 0],
  o: [0.7, 0.35, -0.95, 0],
  u: [0.36, 0.35, -1.1, 0],
  oo: [0.34, 0.35, -1.15, 0],
  ee: [0.26, 0.85, 1.1, 0],
  y: [0.3, 0.65, 0.8, 0],
  m: [0, -0.95, 0.05, 0],
  f: [0.1, 0.1, 0.1, 1],
  s: [0.07, 0.8, 0.45, 0],
  t: [0.18, 0.5, 0.15, 0],
  l: [0.36, 0.6, 0.1, 0],
  th: [0.2, 0.5, 0.05, 0.25],
  r: [0.22, 0.4, -0.45, 0],
  sh: [0.14, 0.65, -0.6, 0],
  k: [0.3, 0.4, 0.1, 0],
  h: [0.25, 0.25, 0, 0],
} as const satisfies Record<string, Readonly<Mouth>>;

export type Viseme = keyof typeof VISEMES;

export const VOWELS: ReadonlySet<Viseme> = new Set(['a', 'e', 'i', 'o', 'u', 'y', 'ee', 'oo']);
/** The lips must really meet their goal, or the sound is another one. */
export const CLOSED_LIP_VISEMES: ReadonlySet<Viseme> = new Set(['m', 'f']);

const BY_LETTER: Readonly<Record<string, Viseme>> = {
  ...{ a: 'a', e: 'e', i: 'i', o: 'o', u: 'u', y: 'y', w: 'u' },
  ...{ m: 'm', b: 'm', p: 'm', f: 'f', v: 'f', s: 's', z: 's', x: 's' },
  ...{ t: 't', d: 't', n: 't', l: 'l', r: 'r', j: 'sh', h: 'h' },
  ...{ c: 'k', k: 'k', g: 'k', q: 'k', ß: 's', ø: 'u', æ: 'e', œ: 'e', ł: 'u' },
  // Digits as they are said: zero, one, two, three ...
  ...{
    '0': 'o',
    '1': 'u',
    '2': 'u',
    '3': 'ee',
    '4': 'o',
    '5': 'a',
    '6': 'i',
    '7': 'e',
    '8': 'e',
    '9': 'a',
  },
};

const BY_PAIR: Readonly<Record<string, Viseme>> = {
  ...{ th: 'th', sh: 'sh', ch: 'sh', ph: 'f', wh: 'u', ck: 'k', qu: 'u' },
  ...{ ee: 'ee', ea: 'ee', ie: 'ee', oo: 'oo', ue: 'u', ai: 'e', ay: 'e' },
  ...{ ou: 'o', ow: 'o', au: 'o', aw: 'o' },
};

/** The letter without its accent, in lower case: é, É and e sound alike here; ö and ü are rounded. */
export function plainLetter(grapheme: string): string {
  const lower = grapheme.toLowerCase();
  if (lower === 'ö' || lower === 'ü') return 'u';
  if (lower === 'ä') return 'e';
  return lower.normalize('NFD').charAt(0);
}

/** The mouth shape of each plain letter of a text; pairs such as "th" and "ee" take both places. */
export function visemesOf(letters: readonly string[]): Viseme[] {
  const visemes: Viseme[] = [];
  for (let i = 0; i < letters.length; i++) {
    const letter = letters[i] ?? '';
    const pair = BY_PAIR[letter + (letters[i + 1] ?? '')];
    if (pair) {
      visemes.push(pair, pair);
      i++;
    } else if (isSilentE(letters, i)) {
      visemes.push(visemes.at(-1) ?? 'rest');
    } else {
      visemes.push(BY_LETTER[letter] ?? 'rest');
    }
  }
  return visemes;
}

const isLetter = (letter: string | undefined) => letter !== undefined && /\p{L}/u.test(letter);
const isVowelLetter = (letter: string | undefined) =>
  letter !== undefined && 'aeiouy'.includes(letter);

/** As in "made": the last letter of a word, after one consonant after a vowel. */
function isSilentE(letters: readonly string[], i: number): boolean {
  const before = letters[i - 1];
  return (
    letters[i] === 'e' &&
    !isLetter(letters[i + 1]) &&
    isLetter(before) &&
    !isVowelLetter(before) &&
    isVowelLetter(letters[i - 2])
  );
}
