import { type ReactNode, useId } from 'react';
import { Progress } from './Progress';
import { ServerView } from './ServerView';
import { NUMBERED_STEPS, type StepName, stepsDone } from './state';
import type { Laboratory } from './useLaboratory';
import styles from './Step.module.css';

type StepProps = {
  name: (typeof NUMBERED_STEPS)[number];
  title: string;
  /** Whose side of the wall this is: who acts here. */
  who: string;
  laboratory: Laboratory;
  /** What is done here. */
  children: ReactNode;
  /** What the server sees of it. */
  server: ReactNode;
  /** Rows that run across both sides, below. */
  rows?: ReactNode;
  /** What few need, at the end. */
  more?: ReactNode;
};

/** One step of the story: who does what on one side, and what the server sees on the other. */
export function Step({ name, title, who, laboratory, children, server, rows, more }: StepProps) {
  const titleId = useId();
  const number = NUMBERED_STEPS.indexOf(name) + 1;
  const done = stepsDone(laboratory.state);
  // Numbers from a file may be there before the key.
  const isDone = name === 'key' ? laboratory.state.key !== null : done >= number;
  const state = isDone ? 'done' : done === number - 1 ? 'now' : 'waiting';
  return (
    <li className={styles.step} data-state={state} aria-labelledby={titleId}>
      <div className={styles.people} data-place={name}>
        <p className={styles.who}>{who}</p>
        <h3 id={titleId} className={styles.title}>
          <span className={styles.number}>{number}</span> {title}
          <span className="visually-hidden">
            {state === 'done' ? ' (done)' : state === 'now' ? ' (next)' : ' (waiting)'}
          </span>
        </h3>
        {children}
        <StepFeedback name={name} laboratory={laboratory} />
      </div>
      <ServerView>{server}</ServerView>
      {rows}
      {more && <div className={styles.after}>{more}</div>}
    </li>
  );
}

/** How far a step's task is, and why it failed. */
export function StepFeedback({ name, laboratory }: { name: StepName; laboratory: Laboratory }) {
  const { running, failure, tourAt } = laboratory.state;
  return (
    <>
      {running?.step === name && (
        <Progress running={running} onCancel={tourAt ? null : laboratory.cancel} />
      )}
      {failure?.step === name && (
        <p className={styles.failure} role="alert">
          {failure.message}
        </p>
      )}
    </>
  );
}
