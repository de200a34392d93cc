import { CONTACT_CODE_FILE, contactCodeText } from '@/lib/content/contact';
import { qrSvg } from '@/lib/qr';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** None where the owner has no card. */
export function generateStaticParams(): { image: string }[] {
  return contactCodeText() === null ? [] : [{ image: CONTACT_CODE_FILE }];
}

/** The contact card's code as a picture. */
export function GET(): Response {
  return new Response(qrSvg(contactCodeText() ?? ''), {
    headers: { 'content-type': 'image/svg+xml' },
  });
}
