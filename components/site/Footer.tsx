import { site } from '@/content/site';
import { labels } from '@/lib/content/labels';
import { NavLink } from './NavLink';
import styles from './Footer.module.css';
import navLink from './NavLink.module.css';

const PROFILES = [
  { name: labels.network, title: 'professional network profile', href: site.links.network },
  { name: labels.code, title: 'code-hosting profile', href: site.links.code },
  { name: labels.feed, title: 'social feed', href: site.links.feed },
] as const;

/**
 * The foot of every page: the profiles that the owner has, the privacy notice and the statement on
 * accessibility; on phones the pages too.
 */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <nav aria-label="Elsewhere and privacy" className={styles.links}>
        <span className={styles.phone}>
          <NavLink href="/disrupt">{labels.articlesShort}</NavLink>
        </span>
        <span className={styles.phone}>
          <NavLink href="/contact">{labels.contact}</NavLink>
        </span>
        {PROFILES.filter(({ href }) => href).map(({ name, title, href }) => (
          <a key={name} href={href} className={navLink.link} rel="me noopener">
            {name}
            <span className="visually-hidden">, {title}</span>
          </a>
        ))}
        <NavLink href="/privacy">Privacy</NavLink>
        <NavLink href="/accessibility">Accessibility</NavLink>
      </nav>
    </footer>
  );
}
