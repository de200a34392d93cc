import { JsonLd } from '@/components/seo/JsonLd';
import { pageMetadata } from '@/components/seo/pageMetadata';
import { ContactCard } from '@/components/share/ContactCard';
import { PortraitPage } from '@/components/site/PortraitPage';
import { site } from '@/content/site';
import { contactData } from '@/lib/content/structuredData';
import styles from './contact.module.css';

const DESCRIPTION = `Write to ${site.name}, ${site.jobTitle.toLowerCase()}: the mail address, profiles elsewhere, and a contact card to scan or to save.`;

export const metadata = pageMetadata({
  title: 'Contact',
  description: DESCRIPTION,
  path: '/contact/',
  card: 'contact',
});

export default function ContactPage() {
  return (
    <PortraitPage pose="contact">
      <JsonLd data={contactData(DESCRIPTION)} />
      <section className={styles.contact}>
        <h1 className={styles.title}>Contact</h1>
        <ContactCard />
      </section>
    </PortraitPage>
  );
}
