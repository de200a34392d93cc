'use client';

import { useEffect, useState } from 'react';
import { cyclingDots, MAX_DOTS, untilNextDotMs } from '@/lib/dots';
import { useMotionPaused } from './motion';
import styles from './CyclingDots.module.css';

/** None to three dots, one more each 500 ms while mounted; three still ones when motion is paused. */
export function CyclingDots() {
  const paused = useMotionPaused();
  const [dots, setDots] = useState('');
  useEffect(() => {
    if (paused) return;
    const sinceMs = performance.now();
    let timer: ReturnType<typeof setTimeout>;
    const next = () => {
      timer = setTimeout(
        () => {
          setDots(cyclingDots(performance.now() - sinceMs));
          next();
        },
        untilNextDotMs(performance.now() - sinceMs),
      );
    };
    next();
    return () => clearTimeout(timer);
  }, [paused]);
  return (
    <span className={styles.dots} aria-hidden="true">
      {paused ? '.'.repeat(MAX_DOTS) : dots}
    </span>
  );
}
