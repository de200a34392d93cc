import type { ReactNode } from 'react';
import { TextPage } from './TextPage';
import styles from './Notice.module.css';

type NoticeProps = {
  title: string;
  /** When it was last true, as people write it and in ISO form. */
  updated: { words: string; iso: string };
  children: ReactNode;
};

/** A page that states something, with the date on which it was last looked through. */
export function Notice({ title, updated, children }: NoticeProps) {
  return (
    <TextPage
      title={title}
      lead={
        <>
          Last updated <time dateTime={updated.iso}>{updated.words}</time>
        </>
      }
    >
      <div className={styles.notice}>{children}</div>
    </TextPage>
  );
}
