import { graphemes } from '@/lib/ask/typing';
import { plainLetter, type Viseme, visemesOf } from '@/lib/head/animation/visemes';

/**
 * How long each sound takes in calm speech, in ms. Rough, for only the ratios count: vowels last
 * longer than consonants, hissing ones longer than stops, and h, l and r are short. Klatt reviews
 * what is known: “Linguistic uses of segmental duration in English”, J. Acoust. Soc. Am. 59, 1976.
 */
const SOUND_MS: Readonly<Record<Viseme, number>> = {
  ...{ a: 115, e: 95, i: 80, o: 115, u: 90, oo: 110, ee: 110, y: 85 },
  ...{ m: 65, f: 80, s: 90, t: 60, l: 60, th: 70, r: 60, sh: 95, k: 65, h: 50 },
  rest: 0,
};
/** Words run into each other. */
const SPACE_MS = 8;
const PAUSES_MS: Readonly<Record<string, number>> = {
  ...{ ',': 170, ';': 220, ':': 220, '–': 200, '—': 200, '(': 90, ')': 90 },
  ...{ '.': 320, '!': 320, '?': 320, '…': 320, '\n': 320 },
};

/** How long each character of a text takes to say, as a reader counts them. */
export function soundLengthsMs(text: string): number[] {
  const characters = graphemes(text);
  const visemes = visemesOf(characters.map(plainLetter));
  const lengths: number[] = [];
  while (lengths.length < characters.length) {
    const first = lengths.length;
    const viseme = visemes[first] ?? 'rest';
    if (viseme === 'rest') {
      lengths.push(silenceMs(characters[first] ?? ''));
      continue;
    }
    // Letters of one shape that follow each other are one sound: "th", "ee", "ll", the e of "made".
    let end = first + 1;
    while (visemes[end] === viseme) end++;
    const eachMs = SOUND_MS[viseme] / (end - first);
    while (lengths.length < end) lengths.push(eachMs);
  }
  // Nobody waits behind the last sound of a text.
  const lastSound = visemes.findLastIndex((viseme) => viseme !== 'rest');
  return lengths.fill(0, lastSound + 1);
}

function silenceMs(character: string): number {
  return PAUSES_MS[character] ?? (/\s/.test(character) ? SPACE_MS : 0);
}
