'use client';

import { useEffect, useState } from 'react';
import styles from './Contents.module.css';

/** The part of the window, from its top, in which a heading counts as being read. */
const READING_AREA = '0px 0px -70% 0px';

/** The table of contents; the section one is in carries a lit point. */
export function Contents({ headings }: { headings: readonly { id: string; text: string }[] }) {
  const [current, setCurrent] = useState(headings[0]?.id);

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const reached = entries.filter((entry) => entry.isIntersecting).at(-1);
        if (reached) setCurrent(reached.target.id);
      },
      { rootMargin: READING_AREA },
    );
    for (const { id } of headings) {
      const heading = document.getElementById(id);
      if (heading) observer.observe(heading);
    }
    return () => observer.disconnect();
  }, [headings]);

  return (
    <nav className={styles.contents} aria-label="Contents">
      <p className={styles.title} aria-hidden="true">
        Contents
      </p>
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
    </nav>
  );
}
