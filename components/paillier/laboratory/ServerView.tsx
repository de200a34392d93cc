import type { ReactNode } from 'react';
import styles from './ServerView.module.css';

type ServerViewProps = {
  children: ReactNode;
  /** Which number it is of, in a row of its own; the server knows no names. */
  of?: string;
};

/** The other side of the wall: what the server gets to see, and nothing more. */
export function ServerView({ children, of }: ServerViewProps) {
  return (
    <div
      className={styles.server}
      data-row={of ? true : undefined}
      role="group"
      aria-label={of ? `What the server sees of ${of}` : 'What the server sees'}
    >
      {!of && (
        <p className={styles.label} aria-hidden="true">
          What the server sees
        </p>
      )}
      {children}
    </div>
  );
}

/** Where there is nothing to see. */
export function Nothing({ children }: { children: ReactNode }) {
  return <p className={styles.nothing}>{children}</p>;
}
