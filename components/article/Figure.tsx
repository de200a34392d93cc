import type { ReactNode } from 'react';
import styles from './Figure.module.css';

/** What an article tells each of its figures. */
export type NumberedProps = {
  /** Its number in the article, counted from 1: the text refers to it as "#figure-1". */
  number: number;
};

type FigureProps = NumberedProps & {
  /** A sentence or two below the picture, or beside it where there is room. */
  caption: ReactNode;
  children: ReactNode;
};

/** A numbered figure. All stand on the column of the text; captions take the margin where it is wide. */
export function Figure({ number, caption, children }: FigureProps) {
  return (
    <figure id={`figure-${number}`} className={styles.figure}>
      <div className={styles.picture}>{children}</div>
      <figcaption>
        <b className={styles.number}>Figure {number}.</b> {caption}
      </figcaption>
    </figure>
  );
}
