'use client';

import type { Route } from 'next';
import { useParams, usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { PageLink } from './PageLink';
import styles from './NavLink.module.css';

type NavLinkProps = {
  href: Route;
  children: ReactNode;
  /** True for the list of articles: whoever reads one of them is still "here". */
  holdsArticles?: boolean;
};

/** A link of the bar or the footer. The page one is on carries a point and `aria-current`. */
export function NavLink({ href, children, holdsArticles = false }: NavLinkProps) {
  const path = usePathname().replace(/\/$/, '');
  // The one parameter of app/[article].
  const isInArticle = useParams().article !== undefined;
  const here = path === href || (holdsArticles && isInArticle);
  return (
    <PageLink
      href={href}
      className={styles.link}
      aria-current={path === href ? 'page' : here ? 'true' : undefined}
    >
      {children}
    </PageLink>
  );
}
