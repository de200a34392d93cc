import { useLayoutEffect, useRef } from 'react';
import { CyclingDots } from '@/components/page/CyclingDots';
import type { useAsk } from './useAsk';
import styles from './Reply.module.css';

type ReplyProps = { conversation: ReturnType<typeof useAsk> };

/**
 * What Dave says, with what was said before above it. All of the text is laid out from the start
 * and its letters appear one by one, so that no word jumps to another line. That copy is for the
 * eyes; a screen reader is told the whole once.
 */
export function Reply({ conversation }: ReplyProps) {
  const { phase, utterance, asked, earlier, typed, showAll } = conversation;
  const thinking = phase === 'thinking';
  const { area, caret } = useFollow(`${typed} ${thinking}`);
  return (
    <div className={styles.reply}>
      <div
        ref={area}
        className={styles.area}
        role="region"
        aria-label="What Dave says"
        tabIndex={0}
      >
        {earlier.map((exchange, index) => (
          <div key={index} className={styles.earlier}>
            <p className={styles.asked}>{exchange.question}</p>
            <p className={styles.said}>{exchange.reply}</p>
          </div>
        ))}
        {asked && <p className={styles.asked}>{asked}</p>}
        {thinking ? (
          <p className={styles.thinking} aria-hidden="true">
            Braining
            <CyclingDots />
          </p>
        ) : (
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
        )}
      </div>
      <p className="visually-hidden" role="status">
        {thinking ? 'Braining' : utterance.complete && phase !== 'waking' ? utterance.text : ''}
      </p>
    </div>
  );
}

/** Keeps the line that is being typed in sight when there is more text than room. */
function useFollow(moment: string) {
  const area = useRef<HTMLDivElement>(null);
  const caret = useRef<HTMLSpanElement>(null);
  const followedTop = useRef(-1);
  useLayoutEffect(() => {
    if (!area.current) return;
    const { clientHeight, scrollHeight } = area.current;
    if (!caret.current) {
      followedTop.current = -1;
      area.current.scrollTop = scrollHeight;
      return;
    }
    // Only a new line moves the view, so that a visitor who scrolled back is left in peace.
    const top = caret.current.offsetTop;
    if (top === followedTop.current) return;
    followedTop.current = top;
    const lineHeight = parseFloat(getComputedStyle(caret.current.parentElement!).lineHeight);
    const wanted = top + 1.5 * lineHeight - clientHeight;
    if (Number.isFinite(wanted)) area.current.scrollTop = wanted;
  }, [moment]);
  return { area, caret };
}
