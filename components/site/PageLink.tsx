import Link from 'next/link';
import type { ComponentProps } from 'react';

/**
 * Every link to a page of ours. Prefetching is off in one place: on a plain static host Next asks
 * for segment files that may not be there, and the pages are small enough to come at a click.
 */
export function PageLink(props: ComponentProps<typeof Link>) {
  return <Link {...props} prefetch={false} />;
}
