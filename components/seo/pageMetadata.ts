import type { Metadata } from 'next';
import { site } from '@/content/site';
import {
  CARD_SIZE_PX,
  type CardPictureName,
  cardUrl,
  describeCard,
  FIXED_PAGES,
} from '@/lib/content/pages';
import { absoluteUrl } from '@/lib/env';

interface PageFacts {
  title: string;
  description: string;
  /** The page's address on the site, such as /contact/. */
  path: string;
  /** Its card picture: a fixed page's or an article's slug. */
  card: string;
  /** What an article's card shows beside the title. */
  picture?: CardPictureName;
  /** What the tab and search engines say instead of the title. */
  searchTitle?: string;
  /** When an article was published (ISO date); absent on other pages. */
  published?: string;
  /** When an article was last changed (ISO date). */
  modified?: string;
}

/** Whose site it is and what they do, as a search engine's first line says it. */
function homeTitle(): string {
  return `${site.name} · ${site.jobTitle}`;
}

/**
 * What a page's head tells search engines and networks. Complete on every page, because Next
 * replaces a layout's openGraph and alternates instead of merging into them. Addresses are
 * absolute: those that Next makes from relative ones forget the base path.
 */
export function pageMetadata({
  title,
  searchTitle = title,
  description,
  path,
  card,
  picture,
  published,
  modified = published,
}: PageFacts): Metadata {
  const url = absoluteUrl(path);
  // The home page bears the site's name and what its owner does, without the layout's template.
  const isHome = path === '/';
  const alt = describeCard(FIXED_PAGES.find((page) => page.card === card) ?? { title, picture });
  const shared = {
    title: isHome ? homeTitle() : title,
    description,
    url,
    siteName: site.name,
    locale: site.locale.replace('-', '_'),
    images: [{ url: cardUrl(card), ...CARD_SIZE_PX, alt }],
  };
  return {
    title: isHome ? { absolute: homeTitle() } : searchTitle,
    description,
    alternates: {
      canonical: url,
      types: { 'application/atom+xml': absoluteUrl('/feed.xml') },
    },
    openGraph: published
      ? { ...shared, type: 'article', publishedTime: published, modifiedTime: modified }
      : { ...shared, type: 'website' },
    twitter: { card: 'summary_large_image' },
  };
}
