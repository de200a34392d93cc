import { site } from '@/content/site';
import { readArticles } from '@/lib/content/articles';
import { labels } from '@/lib/content/labels';

/** Every page of the site (docs/specification.md, Pages), with the one visible h1 that it must have. */
export const PAGES: readonly { path: string; heading: string }[] = [
  { path: '/', heading: labels.ask },
  { path: '/contact/', heading: labels.contact },
  { path: '/privacy/', heading: 'Privacy notice' },
  { path: '/accessibility/', heading: 'Accessibility' },
  { path: '/disrupt/', heading: labels.articles },
  ...readArticles().map(({ slug, title }) => ({ path: `/${slug}/`, heading: title })),
];

/** What stands in the title of every page. */
export const OWNER = site.name;

/** The first is what a window of 1,280 px has left at a zoom of 400 %. */
export const WIDTHS = [320, 360, 768, 1280] as const;
export const THEMES = ['dark', 'light'] as const;
