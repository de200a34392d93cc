import { type ReactNode, useId } from 'react';
import type { Laboratory } from './useLaboratory';
import type { StepName } from './useTask';
import styles from './Laboratory.module.css';

type StepProps = {
  number: number;
  name: StepName;
  title: string;
  state: 'done' | 'now' | 'waiting';
  laboratory: Laboratory;
  words: ReactNode;
  /** What there is to show for it, beside the words. */
  children?: ReactNode;
};

/** One step of the story: its number on a rail, the words, the evidence. */
export function Step({ number, name, title, state, laboratory, words, children }: StepProps) {
  const titleId = useId();
  const { running, failure, cancel } = laboratory;
  const here = running?.step === name ? running : null;
  return (
    <li className={styles.step} data-state={state} aria-labelledby={titleId}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <div className={styles.words}>
        <h3 id={titleId} className={styles.title}>
          {title}
          <span className="visually-hidden">
            {state === 'done' ? ' (done)' : state === 'now' ? ' (next)' : ' (waiting)'}
          </span>
        </h3>
        {words}
        {here && (
          <div className={styles.running}>
            <label>
              {here.label}…{here.total > 1 && ` ${here.done} of ${here.total}`}
              <progress
                className={styles.progress}
                {...(here.total > 1 && { value: here.done, max: here.total })}
              />
            </label>
            <button type="button" className={styles.button} onClick={cancel}>
              Cancel
            </button>
          </div>
        )}
        {failure?.step === name && (
          <p className={styles.failure} role="alert">
            {failure.message}
          </p>
        )}
      </div>
      {children && <div className={styles.evidence}>{children}</div>}
    </li>
  );
}
