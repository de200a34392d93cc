import type { ReactNode } from 'react';
import { PageLink } from '@/components/site/PageLink';
import { site } from '@/content/site';
import { ArticleDate } from './ArticleDate';
import { Contents, FoldedContents } from './Contents';
import styles from './ArticlePage.module.css';

type ArticlePageProps = {
  article: {
    title: string;
    date: string;
    updated?: string | undefined;
    summary: string;
    minutes: number;
    headings: readonly { id: string; text: string }[];
  };
  children: ReactNode;
};

/** An article: its contents at the left, a column to read, and room at the right for captions. */
export function ArticlePage({ article, children }: ArticlePageProps) {
  return (
    <main id="main" className={styles.page}>
      <Contents headings={article.headings} />
      <article className={styles.article}>
        <header className={styles.header}>
          <p className={styles.meta}>
            <span>
              By{' '}
              <PageLink href="/contact" rel="author">
                {site.name}
              </PageLink>
            </span>{' '}
            <ArticleDate date={article.date} />{' '}
            {article.updated && (
              <span>
                updated <ArticleDate date={article.updated} />
              </span>
            )}{' '}
            <span>{article.minutes} min</span>
          </p>
          <h1 className={styles.title}>{article.title}</h1>
          <p className={styles.summary}>{article.summary}</p>
          <FoldedContents headings={article.headings} />
        </header>
        <div className={styles.body}>{children}</div>
      </article>
    </main>
  );
}
