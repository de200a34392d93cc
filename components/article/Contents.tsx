'use client';

import { useMemo } from 'react';
import { useCurrentSection } from './useCurrentSection';
import styles from './Contents.module.css';

type ContentsProps = { headings: readonly { id: string; text: string }[] };

/** The table of contents beside an article; the section one is in carries a lit point. */
export function Contents({ headings }: ContentsProps) {
  const ids = useMemo(() => headings.map(({ id }) => id), [headings]);
  const current = useCurrentSection(ids);
  return (
    <nav className={styles.contents} aria-label="Contents">
      <p className={styles.title} aria-hidden="true">
        Contents
      </p>
      <Sections headings={headings} current={current} />
    </nav>
  );
}

/** The same above the text, folded, where there is no room beside it. */
export function FoldedContents({ headings }: ContentsProps) {
  return (
    <details className={styles.folded}>
      <summary>Contents</summary>
      <nav aria-label="Contents">
        <Sections headings={headings} />
      </nav>
    </details>
  );
}

function Sections({ headings, current }: ContentsProps & { current?: string | undefined }) {
  return (
    <ol className={styles.list}>
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className={styles.link}
            aria-current={id === current ? 'location' : undefined}
          >
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
}
