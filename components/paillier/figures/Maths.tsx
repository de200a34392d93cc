import type { ReactNode } from 'react';
import styles from './Maths.module.css';

/** A piece of a formula within a sentence: it is not broken over two lines. */
export function Maths({ children }: { children: ReactNode }) {
  return <span className={styles.maths}>{children}</span>;
}
