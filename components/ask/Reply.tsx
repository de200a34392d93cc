import { useLayoutEffect, useRef } from 'react';
import { CyclingDots } from '@/components/site/CyclingDots';
import { TypedText } from './TypedText';
import type { useAsk } from './useAsk';
import styles from './Reply.module.css';

type ReplyProps = { conversation: ReturnType<typeof useAsk> };

/**
 * What Dave says, with what was said before above it. The typed copy is for the eyes; a screen
 * reader is told the whole once.
 */
export function Reply({ conversation }: ReplyProps) {
  const { phase, utterance, asked, earlier } = conversation;
  const thinking = phase === 'thinking';
  const area = useRef<HTMLDivElement>(null);

  // A question that was just asked stands at the bottom of all that was said.
  useLayoutEffect(() => {
    if (thinking && area.current) area.current.scrollTop = area.current.scrollHeight;
  }, [thinking]);

  return (
    <div className={styles.reply}>
      <div
        ref={area}
        className={styles.area}
        role="region"
        aria-label="What Dave says"
        tabIndex={0}
      >
        {earlier.map((one, index) => (
          <div key={index} className={styles.earlier}>
            <p className={styles.asked}>{one.question}</p>
            <p className={styles.said}>{one.reply}</p>
          </div>
        ))}
        {asked && <p className={styles.asked}>{asked}</p>}
        {thinking ? (
          <p className={styles.thinking} aria-hidden="true">
            Braining
            <CyclingDots />
          </p>
        ) : (
          <TypedText conversation={conversation} area={area} />
        )}
      </div>
      <p className="visually-hidden" role="status">
        {thinking ? 'Braining' : utterance.complete && phase !== 'unhydrated' ? utterance.text : ''}
      </p>
    </div>
  );
}
