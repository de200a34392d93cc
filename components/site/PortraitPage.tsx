import type { ReactNode } from 'react';
import { Head } from '@/components/head/Head';
import styles from './PortraitPage.module.css';

type PortraitPageProps = {
  /** How the head holds itself on this page. */
  pose: 'home' | 'contact';
  children: ReactNode;
};

/** A page with the head on the left and words at the height of its mouth; stacked when narrow. */
export function PortraitPage({ pose, children }: PortraitPageProps) {
  return (
    <main id="main" className={styles.page} data-pose={pose}>
      <div className={styles.head}>
        <Head pose={pose} />
      </div>
      <div className={styles.words}>{children}</div>
    </main>
  );
}
