import { Fragment } from 'react';
import { Mark } from '@/components/site/Mark';
import { site } from '@/content/site';
import { CONTACT_CODE_PATH, contactFileText } from '@/lib/content/contact';
import { labels } from '@/lib/content/labels';
import { vCardDataUrl } from '@/lib/vcard';
import styles from './ContactCard.module.css';

/** The code's side where the page has room; the style sheet decides. */
const SHOWN_SIDE_PX = 160;

/** The owner's card: how to reach them, and the same as a code and as a file to keep. */
export function ContactCard() {
  const { name, jobTitle, links, card } = site;
  const file = contactFileText();
  if (!card || file === null) return null;

  const profiles = [
    { term: labels.network, href: links.network, action: 'Open profile' },
    { term: labels.code, href: links.code, action: 'Open repositories' },
  ].filter(({ href }) => href);
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
          <img
            className={styles.code}
            src={CONTACT_CODE_PATH}
            alt={`QR code of ${name}’s contact card`}
            width={SHOWN_SIDE_PX}
            height={SHOWN_SIDE_PX}
          />
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
