import { readArticles } from '@/lib/content/articles';
import { siteMapText } from '@/lib/content/plainText';

export const dynamic = 'force-static';

export function GET(): Response {
  return new Response(siteMapText(readArticles()), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}
