import { useEffect, useRef, useState, type RefObject } from 'react';
import { useMotionPaused } from '@/components/page/motion';
import { charactersTyped } from '@/lib/ask/conversation';
import { untilNextCharacterMs } from '@/lib/ask/typing';
import type { useAsk } from './useAsk';
import styles from './Reply.module.css';

type VoiceProps = {
  conversation: ReturnType<typeof useAsk>;
  /** What scrolls when the text is longer than its room. */
  area: RefObject<HTMLElement | null>;
};

/**
 * The text that is being typed. It keeps the count of letters to itself: twenty times a second
 * nothing but these few words is rendered. All of the text is laid out from the start and its
 * letters appear one by one, so that no word jumps to another line.
 */
export function Voice({ conversation, area }: VoiceProps) {
  const { phase, utterance, showAll, finish } = conversation;
  const paused = useMotionPaused();
  const typed = useTypedCount(conversation, paused);
  const caret = useFollow(area, typed);

  useEffect(() => {
    if (phase !== 'typing' || !utterance.complete) return;
    if (paused || typed >= utterance.characters.length) finish();
  }, [phase, utterance, typed, paused, finish]);

  return (
    <p
      className={styles.voice}
      aria-hidden={phase !== 'waking'}
      data-testid="voice"
      onClick={phase === 'typing' ? showAll : undefined}
    >
      <span>{utterance.characters.slice(0, typed).join('')}</span>
      <span ref={caret} className={styles.caret} />
      <span className={styles.rest}>{utterance.characters.slice(typed).join('')}</span>
    </p>
  );
}

/** The number of characters on the page, kept up to date while they are typed. */
function useTypedCount({ phase, utterance }: VoiceProps['conversation'], paused: boolean): number {
  const [nowMs, setNowMs] = useState(0);
  useEffect(() => {
    if (phase !== 'typing' || paused) return;
    let timer: ReturnType<typeof setTimeout>;
    const next = () => {
      timer = setTimeout(
        () => {
          setNowMs(performance.now());
          next();
        },
        untilNextCharacterMs(performance.now() - utterance.sinceMs),
      );
    };
    next();
    return () => clearTimeout(timer);
  }, [phase, utterance, paused]);
  if (phase !== 'waking' && paused) return utterance.characters.length;
  return charactersTyped({ phase, utterance }, nowMs);
}

/**
 * Keeps the line that is being typed in sight when there is more text than room; gives the caret's
 * ref. It looks within the next frame, which lays the page out anyway, and not at every letter.
 */
function useFollow(area: VoiceProps['area'], typed: number) {
  const caret = useRef<HTMLSpanElement>(null);
  const followedTop = useRef(-1);
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (!area.current || !caret.current) return;
      // Only a new line moves the view, so that a visitor who scrolled back is left in peace.
      const top = caret.current.offsetTop;
      if (top === followedTop.current) return;
      followedTop.current = top;
      const lineHeight = parseFloat(getComputedStyle(caret.current.parentElement!).lineHeight);
      const wanted = top + 1.5 * lineHeight - area.current.clientHeight;
      if (Number.isFinite(wanted)) area.current.scrollTop = wanted;
    });
    return () => cancelAnimationFrame(frame);
  }, [area, typed]);
  return caret;
}
