'use client';

import { setMotionPaused, useMotionPaused } from './motion';
import { useHydrated } from './useHydrated';
import styles from './BarButton.module.css';

/**
 * One control for all that moves: the head, the typing, the dots and the graph. Remembered. Its
 * name says what a press does; “pressed” beside a name that changes would say it twice.
 */
export function PauseMotion() {
  const paused = useMotionPaused();
  const hydrated = useHydrated();
  return (
    <button
      type="button"
      className={styles.button}
      disabled={!hydrated}
      onClick={() => setMotionPaused(!paused)}
    >
      <svg viewBox="0 0 16 16" className={styles.icon} aria-hidden="true" focusable="false">
        {paused ? <path d="M4 2l9 6-9 6z" /> : <path d="M4 2h2v12H4zM10 2h2v12h-2z" />}
      </svg>
      <span className={styles.label}>{paused ? 'Play motion' : 'Pause motion'}</span>
    </button>
  );
}
