import { graphemes } from '@/lib/ask/typing';
import { clamp, mix } from '@/lib/math/scalar';
import { soundLengthsMs } from './soundLengths';

/** How slowly an engine may speak, in lengths of calm speech; what lies beyond is a slip of events. */
const STRETCHES = [0.4, 2.5] as const;
/** How much one word, and one sentence of an engine that tells no words, changes what is known. */
const WORD_WEIGHT = 0.3;
const SENTENCE_WEIGHT = 0.7;
/** Below this many ms of calm speech a part is too short to learn from. */
const MIN_LEARNED_MS = 60;
/** A word that would have been said this many times as fast as the others is told too soon. */
const TOO_FAST = 4;

/** When each sound of one spoken sentence is due, corrected by what the engine tells. */
export type SentenceTiming = {
  /**
   * When each character begins, in ms from the sentence's beginning, and when the last one ends. A
   * correction makes a new one.
   */
  readonly startsMs: readonly number[];
  /** How many times as long as calm speech the engine takes; to begin the next sentence with. */
  readonly stretch: number;
  /** The engine says that the word at this place of the text (in UTF-16 units) begins now. */
  wordBegan(charIndex: number, ms: number): void;
  /** The engine says that the sentence was said to its end. */
  ended(ms: number): void;
};

/** The timing of a sentence of which nothing has been heard yet. */
export function createSentenceTiming(text: string, knownStretch: number): SentenceTiming {
  const lengthsMs = soundLengthsMs(text);
  const totalMs = lengthsMs.reduce((sum, ms) => sum + ms, 0);
  let stretch = knownStretch;
  /** Where and when the last word that was told began. */
  let anchor = { index: 0, ms: 0 };
  let wordsTold = 0;
  let startsMs = spread(lengthsMs, [], anchor, stretch);

  return {
    get startsMs() {
      return startsMs;
    },
    get stretch() {
      return stretch;
    },
    wordBegan(charIndex, ms) {
      const index = graphemes(text.slice(0, charIndex)).length;
      if (wordsTold > 0 && index <= anchor.index) return;
      const calmMs = sum(lengthsMs, anchor.index, index);
      const observed = (ms - anchor.ms) / calmMs;
      // Some engines tell several words in one breath: the mouth would rush to the last of them.
      if (wordsTold > 0 && observed * TOO_FAST < stretch) return;
      if (wordsTold > 0 && calmMs >= MIN_LEARNED_MS) {
        stretch = mix(stretch, clamp(observed, ...STRETCHES), WORD_WEIGHT);
        // What was said meanwhile filled exactly the time that it took.
        startsMs = spread(lengthsMs, startsMs.slice(0, anchor.index), anchor, observed);
      }
      anchor = { index, ms };
      startsMs = spread(lengthsMs, startsMs.slice(0, index), anchor, stretch);
      wordsTold++;
    },
    ended(ms) {
      if (wordsTold > 1 || totalMs < MIN_LEARNED_MS) return;
      stretch = mix(stretch, clamp(ms / totalMs, ...STRETCHES), SENTENCE_WEIGHT);
    },
  };
}

/** Lays the characters from `anchor` on one behind the other, after those that are `said`. */
function spread(
  lengthsMs: readonly number[],
  said: readonly number[],
  anchor: { index: number; ms: number },
  stretch: number,
): number[] {
  const startsMs = [...said, anchor.ms];
  for (let i = anchor.index; i < lengthsMs.length; i++) {
    startsMs.push((startsMs.at(-1) ?? 0) + stretch * (lengthsMs[i] ?? 0));
  }
  return startsMs;
}

function sum(lengthsMs: readonly number[], from: number, to: number): number {
  return lengthsMs.slice(from, to).reduce((total, ms) => total + ms, 0);
}
