import type { ConversationStatus } from '@/lib/conversationStatus';
import { endOfSentence } from './sentences';
import { createSentenceTiming } from './sentenceTiming';
import { spokenText } from './spokenText';

/** What of the browser's speech synthesis is used. */
export type SpeechEngine = Pick<SpeechSynthesis, 'speak' | 'cancel'>;

type SpeakerOptions = {
  engine: SpeechEngine;
  /** A new utterance of the words, with its voice. */
  newUtterance: (words: string) => SpeechSynthesisUtterance;
  language: string;
  /** The clock of the status, in ms. */
  now: () => number;
  /** What the mouth should do: follow the sound, rest, or (null) follow the letters that are typed. */
  onHeard: (heard: ConversationStatus | null) => void;
};

export type Speaker = {
  /** Speaks a reply of which this much is known; called again whenever more of it has come. */
  say(text: string, complete: boolean): void;
  /** Falls silent at once, and stays so for the rest of this reply. */
  cancel(): void;
  /** Falls silent at once; what is said next is another reply. */
  reset(): void;
};

/** An engine that has made no sound for so long will make none: the mouth follows the letters. */
const START_WITHIN_MS = 2000;

/**
 * How slowly an engine speaks that nobody has heard yet, in lengths of calm speech: as eSpeak NG 1.51
 * did in Chromium.
 */
const FIRST_STRETCH = 1.2;

const RESTING: ConversationStatus = { kind: 'idle' };

/** Speaks replies sentence by sentence, and tells the mouth when each sound is due. */
export function createSpeaker({
  engine,
  newUtterance,
  language,
  now,
  onHeard,
}: SpeakerOptions): Speaker {
  let text = '';
  let complete = false;
  let spokenUpTo = 0;
  let cancelled = false;
  /** Held on to for its events: an utterance that nothing points to may be forgotten by the browser. */
  let current: SpeechSynthesisUtterance | null = null;
  let startTimer: ReturnType<typeof setTimeout> | undefined;
  let stretch = FIRST_STRETCH;

  function cancelCurrent() {
    clearTimeout(startTimer);
    if (!current) return;
    // First, so that its last events find nobody.
    current = null;
    engine.cancel();
  }

  function speakNext() {
    while (!current && !cancelled) {
      const end = endOfSentence(text, spokenUpTo, complete);
      if (end === null) return;
      const words = spokenText(text.slice(spokenUpTo, end), language);
      spokenUpTo = end;
      if (words) speak(words);
    }
  }

  function speak(words: string) {
    const utterance = newUtterance(words);
    const timing = createSentenceTiming(words, stretch);
    let sinceMs: number | null = null;
    const listen = (type: keyof SpeechSynthesisUtteranceEventMap, act: (event: Event) => void) =>
      utterance.addEventListener(type, (event) => {
        if (current === utterance) act(event);
      });
    /** Some engines tell the first word before they tell the beginning. */
    const begin = () => {
      clearTimeout(startTimer);
      return (sinceMs ??= now());
    };
    const tell = (fromMs: number) =>
      onHeard({ kind: 'speaking', text: words, sinceMs: fromMs, startsMs: timing.startsMs });

    listen('start', () => tell(begin()));
    listen('boundary', (event) => {
      const { name, charIndex } = event as SpeechSynthesisEvent;
      if (name && name !== 'word') return;
      const fromMs = begin();
      timing.wordBegan(charIndex, now() - fromMs);
      tell(fromMs);
    });
    listen('end', () => {
      clearTimeout(startTimer);
      if (sinceMs !== null) timing.ended(now() - sinceMs);
      stretch = timing.stretch;
      current = null;
      onHeard(RESTING);
      speakNext();
    });
    listen('error', cancel);

    current = utterance;
    startTimer = setTimeout(() => onHeard(null), START_WITHIN_MS);
    engine.speak(utterance);
  }

  function cancel() {
    cancelled = true;
    cancelCurrent();
    onHeard(null);
  }

  return {
    say(textSoFar, isComplete) {
      if (cancelled) return;
      if (!textSoFar.startsWith(text.slice(0, spokenUpTo))) {
        // Another text took the place of this one.
        cancelCurrent();
        spokenUpTo = 0;
      }
      if (spokenUpTo === 0 && !current) onHeard(RESTING);
      text = textSoFar;
      complete = isComplete;
      speakNext();
    },
    cancel,
    reset() {
      cancelCurrent();
      text = '';
      spokenUpTo = 0;
      cancelled = false;
      onHeard(null);
    },
  };
}
