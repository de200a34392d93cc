'use client';

import { useState } from 'react';
import { Figure, type NumberedProps } from '@/components/article/Figure';
import { Slider } from '@/components/article/Slider';
import { useHydrated } from '@/components/site/useHydrated';
import { CODE, type Moment, MOMENTS, wordsOf } from './queue';
import { QueuePicture } from './QueuePicture';
import styles from './QueueFigure.module.css';
import controls from '@/components/article/controls.module.css';

const LAST = MOMENTS.length - 1;
/** In the middle of things: a cell that was not wanted stands behind the end of each list. */
const FIRST_SHOWN = MOMENTS.findIndex(({ cell, line }) => cell === 'D' && line === 'halve');

/** The loop that lists boxes without guessing, line by line, on a tree of fifteen cells. */
export function QueueFigure({ number }: NumberedProps) {
  const hydrated = useHydrated();
  const [at, setAt] = useState(FIRST_SHOWN);
  const moment = MOMENTS[at];
  if (!moment) return null;

  /** To the end of this cell's turn, or of the next one's where it is there already. */
  function nextCell(): void {
    const end = MOMENTS.findIndex(({ line }, index) => index > at && line === 'while');
    setAt(end < 0 ? LAST : end);
  }

  const buttons = [
    { label: 'Next', act: () => setAt(at + 1), isOver: at === LAST },
    { label: 'Back', act: () => setAt(at - 1), isOver: at === 0 },
    { label: 'Next cell', act: nextCell, isOver: at === LAST },
    { label: 'Restart', act: () => setAt(0), isOver: at === 0 },
  ];
  return (
    <Figure
      number={number}
      caption="The loop, on a tree of fifteen cells. In the queue and the list, what is framed is wanted; a dashed frame was written all the same, and will be overwritten. A capital letter is a cell, a small one a body of that leaf."
    >
      <div className={styles.stage}>
        <ol className={styles.code} aria-label="The loop">
          {CODE.map(({ step, text }, line) => (
            <li
              key={line}
              className={step === moment.line ? styles.current : undefined}
              aria-current={step === moment.line ? 'step' : undefined}
            >
              <code>{text}</code>
            </li>
          ))}
        </ol>
        <QueuePicture moment={moment} label={labelOf(moment)} />
      </div>
      <div className={controls.buttons}>
        {buttons.map(({ label, act, isOver }) => (
          <button
            key={label}
            type="button"
            className={controls.button}
            disabled={!hydrated}
            aria-disabled={isOver}
            onClick={isOver ? undefined : act}
          >
            {label}
          </button>
        ))}
      </div>
      <div className={controls.sliders}>
        <Slider
          label="Step"
          min={1}
          max={LAST + 1}
          value={at + 1}
          text={`${at + 1} of ${LAST + 1}`}
          onChange={(step) => setAt(step - 1)}
        />
      </div>
      <p className={controls.words} role="status">
        {wordsOf(moment)}
      </p>
    </Figure>
  );
}

function labelOf({ cell, queue, open, queueEnd, list, listEnd }: Moment): string {
  const named = (entries: readonly string[]) => entries.join(', ') || 'nothing';
  return `Eight boxes in two rows, and a group at the lower left. Cell ${cell} has its turn. In the queue: ${named(queue.slice(open, queueEnd))}. In the list: ${named(list.slice(0, listEnd))}.`;
}
