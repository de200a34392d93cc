'use client';

import type { ReactNode } from 'react';
import { useHydrated } from '@/components/site/useHydrated';
import styles from './controls.module.css';

type ButtonProps = {
  children: ReactNode;
  onPress: () => void;
  /** Names it where its words alone would not, as one of many alike. */
  label?: string;
  /** The one thing to do next: there is at most one such button at a time. */
  isNext?: boolean;
  isDisabled?: boolean;
  /** Something is under way: it cannot be pressed, and keeps the focus. */
  isBusy?: boolean;
  isPressed?: boolean;
};

/** A button of the laboratory; it works from hydration on, and is disabled until then. */
export function Button({
  children,
  onPress,
  label,
  isNext = false,
  isDisabled = false,
  isBusy = false,
  isPressed,
}: ButtonProps) {
  const hydrated = useHydrated();
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      aria-pressed={isPressed}
      data-next={isNext || undefined}
      disabled={!hydrated || isDisabled}
      aria-disabled={isBusy || undefined}
      onClick={() => {
        if (!isBusy) onPress();
      }}
    >
      {children}
    </button>
  );
}
