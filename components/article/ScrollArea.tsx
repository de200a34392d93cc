import type { ComponentProps, ReactNode } from 'react';
import styles from './ScrollArea.module.css';

type ScrollAreaProps = {
  /** What scrolls here, for those who come to it by keyboard. */
  label: string;
  children: ReactNode;
};

/** What may be too wide for a phone: it scrolls by finger and by arrow keys, and its edge shows so. */
export function ScrollArea({ label, children }: ScrollAreaProps) {
  return (
    <div className={styles.area} data-scrolls="" tabIndex={0} role="group" aria-label={label}>
      {children}
    </div>
  );
}

/** A table of an article's own text. */
export function ArticleTable(props: ComponentProps<'table'>) {
  return (
    <ScrollArea label="Table">
      <table {...props} />
    </ScrollArea>
  );
}

/** A block of code; its lines are not broken. */
export function ArticleCode(props: ComponentProps<'pre'>) {
  return <pre {...props} tabIndex={0} role="group" aria-label="Code" />;
}
