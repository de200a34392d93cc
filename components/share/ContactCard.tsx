import { Fragment } from 'react';
import { Mark } from '@/components/site/Mark';
import { site } from '@/content/site';
import { absoluteUrl } from '@/lib/env';
import { vCard, vCardDataUrl } from '@/lib/vcard';
import { ContactCode } from './ContactCode';
import styles from './ContactCard.module.css';

/** The owner's card: how to reach them, and the same as a code and as a file to keep. */
export function ContactCard() {
  const { name, jobTitle, links, card } = site;
  if (!card) return null;

  const profiles = [
    { term: 'Network', href: links.network, action: 'Open profile' },
    { term: 'Code', href: links.code, action: 'Open repositories' },
  ].filter(({ href }) => href);
  const home = absoluteUrl('/');
  const contact = { name, jobTitle, organisation: card.organisation, email: links.email };
  const file = vCard({ ...contact, urls: [home, links.network, links.code] });
  // The code says less than the file, so that its modules are large enough for any camera.
  const code = vCard({ ...contact, urls: [home] });

  return (
    <>
      <div className={styles.card}>
        <div className={styles.person}>
          <div>
            <p className={styles.name}>{name}</p>
            <p className={styles.job}>
              {jobTitle}
              {card.organisation && `, ${card.organisation}`}
            </p>
          </div>
          <Mark className={styles.mark} />
        </div>
        <div className={styles.reach}>
          <dl className={styles.ways}>
            <dt>Mail</dt>
            <dd>
              <a href={`mailto:${links.email}`}>{links.email}</a>
            </dd>
            {profiles.map(({ term, href, action }) => (
              <Fragment key={term}>
                <dt>{term}</dt>
                <dd>
                  <a href={href} rel="me noopener">
                    {action}
                  </a>
                </dd>
              </Fragment>
            ))}
            <dt>Replies</dt>
            <dd>{card.replies}</dd>
          </dl>
          <ContactCode card={code} name={name} />
        </div>
      </div>
      <div className={styles.actions}>
        <a className={styles.write} href={`mailto:${links.email}`}>
          Write to me
        </a>
        <a className={styles.save} href={vCardDataUrl(file)} download={`${name}.vcf`}>
          Save contact
        </a>
      </div>
    </>
  );
}
