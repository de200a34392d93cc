import { site } from '@/content/site';
import { assetPath } from '../assetPath';
import { absoluteUrl } from '../env';
import { vCard } from '../vcard';

/** The picture that holds the contact card's code: app/contact/code.svg makes it. */
export const CONTACT_CODE_PATH = assetPath('/contact/code.svg');

function contact(organisation: string) {
  const { name, jobTitle, links } = site;
  return { name, jobTitle, organisation, email: links.email };
}

/** The owner's contact as a vCard with all their addresses, or null where they have no card. */
export function contactFileText(): string | null {
  const { card, links } = site;
  if (!card) return null;
  return vCard({
    ...contact(card.organisation),
    urls: [absoluteUrl('/'), links.network, links.code],
  });
}

/**
 * The same for a QR code, or null where they have no card. It says less than the file, so that the
 * code's modules are large enough for any camera.
 */
export function contactCodeText(): string | null {
  const { card } = site;
  return card && vCard({ ...contact(card.organisation), urls: [absoluteUrl('/')] });
}
