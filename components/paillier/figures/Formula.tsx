import type { ReactNode } from 'react';
import styles from './Formula.module.css';

/** A formula on a line of its own; one that is too long for a phone scrolls within itself. */
export function Formula({ children }: { children: ReactNode }) {
  return <div className={styles.formula}>{children}</div>;
}
