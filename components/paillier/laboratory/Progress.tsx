'use client';

import { useEffect, useState } from 'react';
import { Button } from './Button';
import type { Running } from './state';
import styles from './Step.module.css';

/** What takes less is not worth a bar that comes and goes. */
const WORTH_SHOWING_MS = 300;

type ProgressProps = {
  running: Running;
  /** Null where something else stops it. */
  onCancel: (() => void) | null;
};

/** A task that takes a moment: what it is, how far it is, and a way to stop it. */
export function Progress({ running: { label, done, total }, onCancel }: ProgressProps) {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), WORTH_SHOWING_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isShown) return null;
  return (
    <div className={styles.running}>
      <label>
        {label}…{total > 1 && ` ${done} of ${total}`}
        <progress className={styles.progress} {...(total > 1 && { value: done, max: total })} />
      </label>
      {onCancel && <Button onPress={onCancel}>Cancel</Button>}
    </div>
  );
}
