'use client';

import type { Route } from 'next';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { PageLink } from './PageLink';
import styles from './NavLink.module.css';

type NavLinkProps = {
  href: Route;
  children: ReactNode;
  /** Pages below which this link is still "you are here", such as the articles under their list. */
  also?: readonly string[];
};

/** A link of the bar or the footer. The page one is on carries a point and `aria-current`. */
export function NavLink({ href, children, also = [] }: NavLinkProps) {
  const path = usePathname().replace(/\/$/, '');
  const here = path === href || also.some((other) => path === other);
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
