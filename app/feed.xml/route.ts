import { site } from '@/content/site';
import { readArticles } from '@/lib/content/articles';
import { atomFeed } from '@/lib/content/feed';
import { labels } from '@/lib/content/labels';
import { articlePath } from '@/lib/content/pages';
import { absoluteUrl } from '@/lib/env';

export const dynamic = 'force-static';

export function GET(): Response {
  const xml = atomFeed({
    title: `${site.name}: ${labels.articles}`,
    subtitle: site.description,
    author: site.name,
    locale: site.locale,
    homeUrl: absoluteUrl('/'),
    feedUrl: absoluteUrl('/feed.xml'),
    entries: readArticles().map(({ slug, title, summary, text, date, updated }) => ({
      title,
      summary,
      blocks: text.split('\n\n'),
      date,
      updated,
      url: absoluteUrl(articlePath(slug)),
    })),
  });
  return new Response(xml, { headers: { 'content-type': 'application/atom+xml; charset=utf-8' } });
}
