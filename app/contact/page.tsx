import { JsonLd } from '@/components/seo/JsonLd';
import { pageMetadata } from '@/components/seo/pageMetadata';
import { ContactCard } from '@/components/share/ContactCard';
import { PortraitPage } from '@/components/site/PortraitPage';
import { site } from '@/content/site';
import { labels } from '@/lib/content/labels';
import { contactData } from '@/lib/content/structuredData';
import styles from './contact.module.css';

const DESCRIPTION = `Write to ${site.name}, ${site.jobTitle.toLowerCase()}: the mail address, profiles elsewhere, and a contact card to scan or to save.`;

export const metadata = pageMetadata({
  title: labels.contact,
  description: DESCRIPTION,
  path: '/contact/',
  card: 'contact',
});

export default function ContactPage() {
  return (
    <PortraitPage pose="contact">
      <JsonLd data={contactData(DESCRIPTION)} />
      <section className={styles.contact}>
        <h1 className={styles.title}>{labels.contact}</h1>
        <ContactCard />
      </section>
    </PortraitPage>
  );
}
