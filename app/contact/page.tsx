import { pageMetadata } from '@/components/seo/pageMetadata';
import { ContactCard } from '@/components/share/ContactCard';
import { PortraitPage } from '@/components/site/PortraitPage';
import { site } from '@/content/site';
import styles from './contact.module.css';

export const metadata = pageMetadata({
  title: 'Contact',
  description: `How to reach ${site.name}.`,
  path: '/contact/',
  card: 'contact',
});

export default function ContactPage() {
  return (
    <PortraitPage pose="contact">
      <section className={styles.contact}>
        <h1 className={styles.title}>Contact</h1>
        <ContactCard />
      </section>
    </PortraitPage>
  );
}
