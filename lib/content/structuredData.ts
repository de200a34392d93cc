/*
 * What search engines are told beside the text, as JSON-LD: https://schema.org, and the forms that
 * https://developers.google.com/search/docs/appearance/structured-data describes.
 */

/** A JSON-LD object, ready for `<JsonLd>`. */
export type StructuredData = { '@context': 'https://schema.org'; '@type': string } & Record<
  string,
  unknown
>;

/** Whose site it is. */
export interface Owner {
  name: string;
  jobTitle: string;
  /** Absolute address of the site's home. */
  url: string;
  /** Absolute addresses of the owner's profiles elsewhere. */
  profiles: readonly string[];
}

/** What a posting says about itself; addresses are absolute, the date is ISO (2023-12-29). */
export interface Posting {
  title: string;
  summary: string;
  date: string;
  words: number;
  url: string;
  image: string;
  locale: string;
}

/** One step of the way to a page, from home. */
export interface Crumb {
  name: string;
  /** Absolute address. */
  url: string;
}

const CONTEXT = 'https://schema.org';

/** The owner's identity is one node, named by the home page, wherever it is mentioned. */
function personId(home: string): string {
  return `${home}#person`;
}

/** The owner. */
export function personData({ name, jobTitle, url, profiles }: Owner): StructuredData {
  return {
    '@context': CONTEXT,
    '@type': 'Person',
    '@id': personId(url),
    name,
    jobTitle,
    url,
    sameAs: [...profiles],
  };
}

/** The site as a whole. */
export function webSiteData(owner: Owner, description: string, locale: string): StructuredData {
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    name: owner.name,
    url: owner.url,
    description,
    inLanguage: locale,
    publisher: { '@id': personId(owner.url) },
  };
}

/** An article. */
export function blogPostingData(posting: Posting, owner: Owner): StructuredData {
  return {
    '@context': CONTEXT,
    '@type': 'BlogPosting',
    headline: posting.title,
    description: posting.summary,
    datePublished: posting.date,
    wordCount: posting.words,
    inLanguage: posting.locale,
    url: posting.url,
    mainEntityOfPage: posting.url,
    image: [posting.image],
    author: { '@type': 'Person', '@id': personId(owner.url), name: owner.name, url: owner.url },
  };
}

/** The way from home to a page; the page itself comes last. */
export function breadcrumbData(crumbs: readonly Crumb[]): StructuredData {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}

/** JSON that is safe inside a script element: no text in it can end the element or open another. */
export function jsonForScript(data: readonly StructuredData[]): string {
  return JSON.stringify(data).replace(/</g, '\\u003c');
}
