import type { ReactNode } from 'react';
import styles from './ArticleLink.module.css';

/** A name that is not broken at its hyphens, in a sentence. */
export function Unbroken({ children }: { children: ReactNode }) {
  return <span className={styles.unbroken}>{children}</span>;
}
