import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { CyclingDots } from '@/components/site/CyclingDots';
import { labels } from '@/lib/content/labels';
import { GIVEN_NAME } from '@/lib/ownerName';
import { LinkedText, runsOf } from './LinkedText';
import { TypedText } from './TypedText';
import type { useAsk } from './useAsk';
import styles from './Reply.module.css';

type ReplyProps = { conversation: ReturnType<typeof useAsk> };

/** A screen reader has taken up by then what a status says; emptied sooner, it might say nothing. */
const TOLD_AFTER_MS = 1000;

/**
 * What the owner says, with what was said before above it. While letters appear they are for the eyes,
 * and a screen reader is told the whole reply once; when the last one stands, the text is there to be
 * read by everyone, and in one place. Nobody is told what they did not ask for: the greeting, and
 * what stood there when they came back.
 */
export function Reply({ conversation }: ReplyProps) {
  const { phase, utterance, wasThere, asked, earlier } = conversation;
  const thinking = phase === 'thinking';
  const area = useRef<HTMLDivElement>(null);

  const isNews = utterance.complete && utterance.question !== null && !wasThere;
  const whole = isNews ? utterance.text : '';
  const [told, setTold] = useState('');
  useEffect(() => {
    if (phase !== 'idle') return;
    const timer = setTimeout(() => setTold(whole), TOLD_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setTold('');
    };
  }, [phase, whole]);

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
        aria-label={`What ${GIVEN_NAME} says`}
        tabIndex={0}
      >
        {earlier.map((one, index) => (
          <div key={index} className={styles.earlier}>
            <p className={styles.asked}>{one.question}</p>
            <p className={styles.said}>
              <LinkedText runs={runsOf(one.reply)} />
            </p>
          </div>
        ))}
        {asked && <p className={styles.asked}>{asked}</p>}
        {thinking ? (
          <p className={styles.thinking} aria-hidden="true">
            {labels.thinking}
            <CyclingDots />
          </p>
        ) : (
          <TypedText conversation={conversation} area={area} />
        )}
      </div>
      <p className="visually-hidden" role="status">
        {thinking ? labels.thinking : whole === told ? '' : whole}
      </p>
    </div>
  );
}
