'use client';

import { usePathname } from 'next/navigation';
import { useLayoutEffect, useRef } from 'react';

/**
 * Every navigation begins at the top of the page, Back and Forward included (docs/specification.md, Pages); a
 * link to a heading still goes to that heading. That the browser restores no place of its own is
 * seen to by components/site/boot.js.
 */
export function ScrollToTop() {
  const path = usePathname();
  const firstPath = useRef(path);

  useLayoutEffect(() => {
    const arrivedByLink = firstPath.current !== path;
    firstPath.current = path;
    if (arrivedByLink && !location.hash) window.scrollTo(0, 0);
  }, [path]);

  return null;
}
