import { type RefObject, useRef, useState } from 'react';
import { LinkedText, runsOf } from './LinkedText';
import type { useAsk } from './useAsk';
import { useTyping } from './useTyping';
import styles from './Reply.module.css';

type TypedTextProps = {
  conversation: ReturnType<typeof useAsk>;
  /** What scrolls when the text is longer than its room. */
  area: RefObject<HTMLElement | null>;
};

/**
 * The text that is being typed. All of it is laid out from the start and its letters appear one by
 * one, so that no word jumps to another line.
 */
export function TypedText({ conversation, area }: TypedTextProps) {
  const { phase, utterance, showAll } = conversation;
  // What the page is born with. React never changes it, and so leaves alone what is written later.
  const [firstText] = useState(utterance.text);
  const typed = useRef<HTMLSpanElement>(null);
  const caret = useRef<HTMLSpanElement>(null);
  const untyped = useRef<HTMLSpanElement>(null);
  // Addresses can be pressed once the whole text stands there.
  const runs = phase === 'idle' ? runsOf(utterance.text) : [];
  const isLinked = runs.some(({ href }) => href !== undefined);
  useTyping(conversation, { area, typed, caret, untyped }, isLinked);

  return (
    <p
      className={styles.typedText}
      aria-hidden={phase === 'typing'}
      data-testid="typed-text"
      onClick={phase === 'typing' ? showAll : undefined}
    >
      {isLinked && (
        <span>
          <LinkedText runs={runs} />
        </span>
      )}
      <span ref={typed} />
      <span ref={caret} className={styles.caret} />
      <span ref={untyped} className={styles.rest}>
        {firstText}
      </span>
    </p>
  );
}
