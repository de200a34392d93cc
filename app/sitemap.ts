import type { MetadataRoute } from 'next';
import { readArticles } from '@/lib/content/articles';
import { articlePath, FIXED_PAGES } from '@/lib/content/pages';
import { absoluteUrl } from '@/lib/env';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  return [
    ...FIXED_PAGES.map(({ path }) => ({ url: absoluteUrl(path) })),
    ...readArticles().map(({ slug, date, updated = date }) => ({
      url: absoluteUrl(articlePath(slug)),
      lastModified: updated,
    })),
  ];
}
