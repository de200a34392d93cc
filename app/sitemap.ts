import type { MetadataRoute } from 'next';
import { site } from '@/content/site';
import { readArticles } from '@/lib/content/articles';
import { articlePath, FIXED_PAGES } from '@/lib/content/pages';
import { absoluteUrl } from '@/lib/env';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  const articles = readArticles();
  // No page's text changes without one of these dates, and none of them with every build.
  const newest = [site.privacy.updatedIso, ...articles.map(({ date, updated = date }) => updated)]
    .sort()
    .at(-1);
  return [
    ...FIXED_PAGES.map(({ path }) => ({
      url: absoluteUrl(path),
      ...(newest ? { lastModified: newest } : {}),
    })),
    ...articles.map(({ slug, date, updated = date }) => ({
      url: absoluteUrl(articlePath(slug)),
      lastModified: updated,
    })),
  ];
}
