import type { ReactNode } from 'react';
import styles from './TextPage.module.css';

type TextPageProps = {
  title: string;
  /** One sentence or two under the title. */
  lead?: ReactNode;
  children: ReactNode;
};

/** A page of text: a large thin title and whatever follows on the page's left edge. */
export function TextPage({ title, lead, children }: TextPageProps) {
  return (
    <main id="main" className={styles.main}>
      <h1 className={styles.title}>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </main>
  );
}
