import { markIcon } from '@/lib/mark';

export const dynamic = 'force-static';

export function GET(): Response {
  return new Response(markIcon(), { headers: { 'content-type': 'image/svg+xml' } });
}
