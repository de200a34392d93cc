import { Share } from '@/components/share/Share';
import { site } from '@/content/site';
import { labels } from '@/lib/content/labels';
import { Mark } from './Mark';
import { NavLink } from './NavLink';
import { PageLink } from './PageLink';
import { PauseMotion } from './PauseMotion';
import { ThemeSwitch } from './ThemeSwitch';
import styles from './Bar.module.css';

/** The top of every page. Phones have no room for the two links: there they stand in the footer. */
export function Bar() {
  return (
    <header className={styles.bar}>
      <PageLink href="/" className={styles.home}>
        <Mark className={styles.mark} />
        {site.name}
      </PageLink>
      <nav aria-label="Pages" className={styles.pages}>
        <NavLink href="/disrupt" holdsArticles>
          {labels.articles}
        </NavLink>
        <NavLink href="/contact">{labels.contact}</NavLink>
      </nav>
      <div className={styles.tools}>
        <Share />
        <PauseMotion />
        <ThemeSwitch atFirst={site.theme ?? 'system'} />
      </div>
    </header>
  );
}
