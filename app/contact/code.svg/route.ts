import { contactCodeText } from '@/lib/content/contact';
import { absoluteUrl } from '@/lib/env';
import { qrSvg } from '@/lib/qr';

export const dynamic = 'force-static';

/** The contact card's code as a picture; where the owner has no card, nothing shows it. */
export function GET(): Response {
  return new Response(qrSvg(contactCodeText() ?? absoluteUrl('/contact/')), {
    headers: { 'content-type': 'image/svg+xml' },
  });
}
