import { site } from '@/content/site';
import { NavLink } from './NavLink';
import styles from './Footer.module.css';
import navLink from './NavLink.module.css';

const PROFILES = [
  { name: 'Network', title: 'professional network profile', href: site.links.network },
  { name: 'Code', title: 'code-hosting profile', href: site.links.code },
  { name: 'Feed', title: 'social feed', href: site.links.feed },
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
          <NavLink href="/disrupt">Ideas</NavLink>
        </span>
        <span className={styles.phone}>
          <NavLink href="/contact">Contact</NavLink>
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
