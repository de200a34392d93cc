import type { Metadata } from 'next';
import { PortraitPage } from '@/components/page/PortraitPage';
import { site } from '@/content/site';
import styles from './contact.module.css';

export const metadata: Metadata = {
  title: 'Contact',
  description: `How to reach ${site.name}.`,
  alternates: { canonical: '/contact/' },
};

export default function ContactPage() {
  return (
    <PortraitPage pose="contact">
      <section className={styles.contact}>
        <h1 className={styles.title}>Contact</h1>
      </section>
    </PortraitPage>
  );
}
