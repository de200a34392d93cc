'use client';

import { useEffect, useState } from 'react';
import styles from './LoadingOverlay.module.css';

export const DOT_TICK_MS = 500;
export const MOST_DOTS = 3;

/** What stands in the head's place while its model is on the way. */
export function LoadingOverlay() {
  const [dots, setDots] = useState(0);

  useEffect(() => {
    const timer = setInterval(() => {
      setDots((shown) => (shown === MOST_DOTS ? 0 : shown + 1));
    }, DOT_TICK_MS);
    return () => clearInterval(timer);
  }, []);

  return (
    <p className={styles.overlay} role="status">
      Loading Dave 2.0
      <span className={styles.dots} aria-hidden="true">
        {'.'.repeat(dots)}
      </span>
    </p>
  );
}
