'use client';

import { useRef } from 'react';
import { AnswerStep } from './AnswerStep';
import { EachTrial } from './EachTrial';
import { KeyStep } from './KeyStep';
import { Opening } from './Opening';
import { PeopleStep } from './PeopleStep';
import { ServerStep } from './ServerStep';
import { SpoilTrial } from './SpoilTrial';
import { stepsDone } from './state';
import { StillExplanation } from './StillExplanation';
import { useFollow } from './useFollow';
import { useLaboratory } from './useLaboratory';
import styles from './Laboratory.module.css';

/** Several people encrypt, a server adds unseen, the key's owner opens the total; then mischief. */
export function Laboratory() {
  const laboratory = useLaboratory();
  const container = useRef<HTMLDivElement>(null);
  const { state } = laboratory;
  useFollow(container, state);
  // One thing stands out at a time: the run of all steps first, then the step that is next.
  const isNext = stepsDone(state) > 0 && state.tourAt === null;
  return (
    <div
      ref={container}
      className={styles.laboratory}
      data-wide
      data-begun={stepsDone(state) > 0 || undefined}
    >
      <noscript>
        <StillExplanation />
      </noscript>
      <p className={styles.onPaper}>
        The laboratory works on a screen alone: there you make a key, others encrypt their numbers
        under it, and a server adds what it cannot read.
      </p>
      <div className={styles.live}>
        <Opening laboratory={laboratory} />
        <ol className={styles.steps}>
          <KeyStep laboratory={laboratory} isNext={isNext} />
          <PeopleStep laboratory={laboratory} isNext={isNext} />
          <ServerStep laboratory={laboratory} isNext={isNext} />
          <AnswerStep laboratory={laboratory} isNext={isNext} />
        </ol>
        <h3 className={styles.heading}>What encryption alone does not prevent</h3>
        <div className={styles.steps}>
          <SpoilTrial laboratory={laboratory} />
          <EachTrial laboratory={laboratory} />
        </div>
      </div>
      <p className="visually-hidden" role="status">
        {state.said}
      </p>
    </div>
  );
}
