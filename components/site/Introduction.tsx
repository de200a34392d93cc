import { site } from '@/content/site';
import { articlePath } from '@/lib/content/pages';
import { PageLink } from './PageLink';
import styles from './Introduction.module.css';

type IntroductionProps = {
  articles: readonly { slug: string; title: string }[];
};

const LIST = new Intl.ListFormat('en-GB');

/** Who this is and what they do, in the owner's words, and the way to what they have written. */
export function Introduction({ articles }: IntroductionProps) {
  const words = site.introduction ?? `${site.name}, ${site.jobTitle.toLowerCase()}.`;
  const titles = LIST.formatToParts(articles.map(({ title }) => title));
  let next = 0;
  return (
    <p className={styles.introduction}>
      {words}{' '}
      {titles.map(({ type, value }) => {
        const article = type === 'element' ? articles[next++] : undefined;
        return article ? (
          <PageLink key={article.slug} href={articlePath(article.slug)}>
            {value}
          </PageLink>
        ) : (
          value
        );
      })}
      {articles.length > 0 && '.'}
    </p>
  );
}
