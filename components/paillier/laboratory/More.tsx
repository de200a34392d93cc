import type { ReactNode } from 'react';
import styles from './controls.module.css';

/** What few need, folded away; it opens without scripts, too. */
export function More({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={styles.more}>
      <summary>{title}</summary>
      <div className={styles.moreContent}>{children}</div>
    </details>
  );
}
