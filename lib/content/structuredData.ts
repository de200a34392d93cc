import type {
  BlogPosting,
  BreadcrumbList,
  CollectionPage,
  Person,
  ProfilePage,
  WebPage,
  WebSite,
} from 'schema-dts';
import { site } from '@/content/site';
import { absoluteUrl } from '../env';
import type { Article } from './articles';
import { labels } from './labels';
import { articlePath, cardUrl } from './pages';

/*
 * What search engines are told beside the text, as JSON-LD: https://schema.org, in the forms that
 * https://developers.google.com/search/docs/appearance/structured-data describes.
 */

const CONTEXT = 'https://schema.org';

/** One thing with its context; schema-dts also has mere names of things, which say too little here. */
type InContext<T> = Exclude<T, string> & { '@context': typeof CONTEXT };

/** A JSON-LD object, ready for `<JsonLd>`. */
export type StructuredData = InContext<
  Person | WebSite | ProfilePage | CollectionPage | WebPage | BlogPosting | BreadcrumbList
>;

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
      image: absoluteUrl('/still/head-dark.webp'),
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

/** The contact page's: whose profile it is, and the way to it from home. */
export function contactData(
  description: string,
): [InContext<ProfilePage>, InContext<BreadcrumbList>] {
  const { name, jobTitle, links, locale } = site;
  const url = absoluteUrl('/contact/');
  return [
    {
      '@context': CONTEXT,
      '@type': 'ProfilePage',
      name: 'Contact',
      description,
      url,
      inLanguage: locale,
      mainEntity: {
        '@type': 'Person',
        '@id': ownerId(),
        name,
        jobTitle,
        email: links.email,
        url: absoluteUrl('/'),
        sameAs: [links.network, links.code, links.feed].filter(Boolean),
      },
    },
    wayTo({ name: 'Contact', item: url }),
  ];
}

interface PageFacts {
  type: 'CollectionPage' | 'WebPage';
  title: string;
  description: string;
  /** Its address on the site, such as /privacy/. */
  path: string;
  /** When its text was last changed (ISO date), where the page says so. */
  modified?: string;
  /** The articles that it lists. */
  parts?: readonly Pick<Article, 'slug' | 'title'>[];
}

/** Any other page's that is no article: what it is, and the way to it from home. */
export function pageData({
  type,
  title,
  description,
  path,
  modified,
  parts = [],
}: PageFacts): [InContext<WebPage | CollectionPage>, InContext<BreadcrumbList>] {
  const url = absoluteUrl(path);
  return [
    {
      '@context': CONTEXT,
      '@type': type,
      name: title,
      description,
      url,
      inLanguage: site.locale,
      ...(modified ? { dateModified: modified } : {}),
      ...(parts.length > 0
        ? {
            hasPart: parts.map((part) => ({
              '@type': 'BlogPosting' as const,
              headline: part.title,
              url: absoluteUrl(articlePath(part.slug)),
            })),
          }
        : {}),
    },
    wayTo({ name: title, item: url }),
  ];
}

/** The way to a page from home, step by step. */
function wayTo(...steps: { name: string; item: string }[]): InContext<BreadcrumbList> {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: site.name, item: absoluteUrl('/') }, ...steps].map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...step,
    })),
  };
}

/** An article's: the posting, and the way to it from home. */
export function articleData(
  article: Pick<Article, 'slug' | 'title' | 'summary' | 'date' | 'updated' | 'words'>,
): [InContext<BlogPosting>, InContext<BreadcrumbList>] {
  const { slug, title, summary, date, updated = date, words } = article;
  const url = absoluteUrl(articlePath(slug));
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
    wayTo({ name: labels.articles, item: absoluteUrl('/disrupt/') }, { name: title, item: url }),
  ];
}

/** JSON that is safe inside a script element: no text in it can end the element or open another. */
export function jsonForScript(data: readonly StructuredData[]): string {
  return JSON.stringify(data).replace(/</g, '\\u003c');
}
