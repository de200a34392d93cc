import type { Route } from 'next';
import { site } from '@/content/site';
import { articlePath } from '@/lib/content/pages';
import { PageLink } from './PageLink';
import styles from './Introduction.module.css';

type IntroductionProps = {
  articles: readonly { slug: string; title: string }[];
};

const LIST = new Intl.ListFormat('en-GB');
/** More would push the field to ask in off a phone. */
const MAX_TITLES = 3;

/** Who this is and what they do, in the owner's words, and the way to what they have written. */
export function Introduction({ articles }: IntroductionProps) {
  const words = site.introduction ?? `${site.name}, ${site.jobTitle.toLowerCase()}.`;
  const titles = articles.slice(0, MAX_TITLES).map(({ slug, title }) => ({
    ...{ title, href: articlePath(slug) },
  }));
  const rest = articles.length - titles.length;
  const links = [...titles, ...(rest > 0 ? [{ title: `${rest} more`, href: '/disrupt' }] : [])];
  let next = 0;
  return (
    <p className={styles.introduction}>
      {words}{' '}
      {LIST.formatToParts(links.map(({ title }) => title)).map(({ type, value }) => {
        const link = type === 'element' ? links[next++] : undefined;
        return link ? (
          <PageLink key={link.href} href={link.href as Route}>
            {value}
          </PageLink>
        ) : (
          value
        );
      })}
      {links.length > 0 && '.'}
    </p>
  );
}
