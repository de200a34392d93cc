import { site } from '@/content/site';
import type { Article } from './articles';
import { absoluteUrl } from '../env';
import { articlePath, cardUrl } from './pages';
import {
  blogPostingData,
  breadcrumbData,
  personData,
  webSiteData,
  type Owner,
  type StructuredData,
} from './structuredData';

/*
 * Structured data of this very site: what lib/structured-data.ts builds, from content/.
 */

function owner(): Owner {
  const { network, code, feed } = site.links;
  return {
    name: site.name,
    jobTitle: site.jobTitle,
    url: absoluteUrl('/'),
    profiles: [network, code, feed].filter(Boolean),
  };
}

/** The home page's: the owner and the site. */
export function homeData(): StructuredData[] {
  return [personData(owner()), webSiteData(owner(), site.description, site.locale)];
}

/** An article's: the posting, and the way to it. */
export function articleData(
  article: Pick<Article, 'slug' | 'title' | 'summary' | 'date' | 'words'>,
): StructuredData[] {
  const { slug, title, summary, date, words } = article;
  const url = absoluteUrl(articlePath(slug));
  return [
    blogPostingData(
      { title, summary, date, words, url, image: cardUrl(slug), locale: site.locale },
      owner(),
    ),
    breadcrumbData([
      { name: site.name, url: absoluteUrl('/') },
      { name: 'Disruptive Ideas', url: absoluteUrl('/disrupt/') },
      { name: title, url },
    ]),
  ];
}
