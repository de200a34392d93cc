import { graphemes } from '@/lib/ask/typing';
import { spokenWords, wordMs } from '@/lib/speech/spokenWords';

/** Words run into each other. */
const SPACE_MS = 8;
const PAUSES_MS: Readonly<Record<string, number>> = {
  ...{ ',': 170, ';': 220, ':': 220, '–': 200, '—': 200, '(': 90, ')': 90 },
  ...{ '.': 320, '!': 320, '?': 320, '…': 320, '\n': 320 },
};

/**
 * How long each character of a text takes to say, as a reader counts them; the letters of a word share
 * its time.
 */
export function soundLengthsMs(text: string): number[] {
  const characters = graphemes(text);
  const lengths = characters.map(silenceMs);
  const words = spokenWords(characters);
  for (const word of words) {
    lengths.fill(wordMs(word) / (word.to - word.from), word.from, word.to);
  }
  // Nobody waits behind the last sound of a text.
  return lengths.fill(0, words.at(-1)?.to ?? 0);
}

function silenceMs(character: string): number {
  return PAUSES_MS[character] ?? (/\s/.test(character) ? SPACE_MS : 0);
}
