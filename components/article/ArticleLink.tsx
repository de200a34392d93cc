import type { Route } from 'next';
import type { ComponentProps } from 'react';
import { PageLink } from '@/components/site/PageLink';
import { assetPath } from '@/lib/assetPath';
import styles from './ArticleLink.module.css';

/** A name that is broken at its hyphens can hardly be read: "CVE-2023-33241". */
const LONGEST_UNBROKEN_NAME = 24;

/** A link in an article's text: to another page of the site, to a file of it, or elsewhere. */
export function ArticleLink({ href = '', children, ...rest }: ComponentProps<'a'>) {
  const isName =
    typeof children === 'string' &&
    children.length <= LONGEST_UNBROKEN_NAME &&
    !children.includes(' ');
  const className = isName ? styles.unbroken : undefined;
  if (!href.startsWith('/')) {
    return (
      <a {...rest} href={href} className={className}>
        {children}
      </a>
    );
  }
  if (/\.\w+$/.test(href)) {
    return (
      <a {...rest} href={assetPath(href as `/${string}`)} className={className}>
        {children}
      </a>
    );
  }
  return (
    <PageLink href={href as Route} className={className}>
      {children}
    </PageLink>
  );
}
