import { useId } from 'react';
import { PageLink } from '@/components/site/PageLink';
import { labels } from '@/lib/content/labels';
import { ArticleDate } from './ArticleDate';
import styles from './IdeaList.module.css';

type Idea = { title: string; date: string };

type IdeaListProps = {
  /** Articles that can be read, by the name of their page. */
  written: readonly (Idea & { slug: string })[];
  unwritten: readonly Idea[];
};

/** Every title with its date. The written ones are lit and lead to their page. */
export function IdeaList({ written, unwritten }: IdeaListProps) {
  return (
    <ol className={styles.list}>
      {written.map(({ slug, title, date }) => (
        <li key={slug} className={`${styles.idea} ${styles.written}`}>
          <PageLink href={`/${slug}`} className={styles.title}>
            {title}
          </PageLink>
          <span className={styles.leader} />
          <ArticleDate date={date} className={styles.date} />
          <span className={styles.state} aria-hidden="true">
            Read
          </span>
        </li>
      ))}
      {unwritten.map((idea) => (
        <UnwrittenIdea key={idea.title} {...idea} />
      ))}
    </ol>
  );
}

/** A placeholder link: it keeps its place in the list, leads nowhere, and says so when read out. */
function UnwrittenIdea({ title, date }: Idea) {
  const stateId = useId();
  return (
    <li className={styles.idea}>
      <a role="link" aria-disabled="true" aria-describedby={stateId} className={styles.title}>
        {title}
      </a>
      <span className={styles.leader} />
      <ArticleDate date={date} className={styles.date} />
      <span id={stateId} className={styles.state}>
        {labels.unwritten}
      </span>
    </li>
  );
}
