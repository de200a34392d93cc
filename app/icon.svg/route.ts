import { site } from '@/content/site';
import { markIcon } from '@/lib/mark';

export const dynamic = 'force-static';

export function GET(): Response {
  return new Response(markIcon(site.palette), { headers: { 'content-type': 'image/svg+xml' } });
}
