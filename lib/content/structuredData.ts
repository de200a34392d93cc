import type { BlogPosting, BreadcrumbList, Person, WebSite } from 'schema-dts';
import { site } from '@/content/site';
import { absoluteUrl } from '../env';
import type { Article } from './articles';
import { articlePath, cardUrl } from './pages';

/*
 * What search engines are told beside the text, as JSON-LD: https://schema.org, in the forms that
 * https://developers.google.com/search/docs/appearance/structured-data describes.
 */

const CONTEXT = 'https://schema.org';

/** One thing with its context; schema-dts also has mere names of things, which say too little here. */
type InContext<T> = Exclude<T, string> & { '@context': typeof CONTEXT };

/** A JSON-LD object, ready for `<JsonLd>`. */
export type StructuredData = InContext<Person | WebSite | BlogPosting | BreadcrumbList>;

/** The owner's identity is one node, named by the home page, wherever it is mentioned. */
const ownerId = () => `${absoluteUrl('/')}#person`;

/** The home page's: the owner and the site. */
export function homeData(): [InContext<Person>, InContext<WebSite>] {
  const { name, jobTitle, description, locale, links } = site;
  const url = absoluteUrl('/');
  return [
    {
      '@context': CONTEXT,
      '@type': 'Person',
      '@id': ownerId(),
      name,
      jobTitle,
      url,
      sameAs: [links.network, links.code, links.feed].filter(Boolean),
    },
    {
      '@context': CONTEXT,
      '@type': 'WebSite',
      name,
      url,
      description,
      inLanguage: locale,
      publisher: { '@id': ownerId() },
    },
  ];
}

/** An article's: the posting, and the way to it from home. */
export function articleData(
  article: Pick<Article, 'slug' | 'title' | 'summary' | 'date' | 'updated' | 'words'>,
): [InContext<BlogPosting>, InContext<BreadcrumbList>] {
  const { slug, title, summary, date, updated = date, words } = article;
  const url = absoluteUrl(articlePath(slug));
  const way = [
    { name: site.name, item: absoluteUrl('/') },
    { name: 'Disruptive Ideas', item: absoluteUrl('/disrupt/') },
    { name: title, item: url },
  ];
  return [
    {
      '@context': CONTEXT,
      '@type': 'BlogPosting',
      headline: title,
      description: summary,
      datePublished: date,
      dateModified: updated,
      wordCount: words,
      inLanguage: site.locale,
      url,
      mainEntityOfPage: url,
      image: [cardUrl(slug)],
      author: { '@type': 'Person', '@id': ownerId(), name: site.name, url: absoluteUrl('/') },
    },
    {
      '@context': CONTEXT,
      '@type': 'BreadcrumbList',
      itemListElement: way.map((step, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        ...step,
      })),
    },
  ];
}

/** JSON that is safe inside a script element: no text in it can end the element or open another. */
export function jsonForScript(data: readonly StructuredData[]): string {
  return JSON.stringify(data).replace(/</g, '\\u003c');
}
