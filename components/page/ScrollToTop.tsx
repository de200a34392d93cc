'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Every navigation begins at the top of the page, Back and Forward included (SPEC section 2).
 * The browser's own restoring is switched off; a link to a heading still goes to that heading.
 */
export function ScrollToTop() {
  const path = usePathname();
  const firstPath = useRef(path);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const afterBackForwardCache = (event: PageTransitionEvent) => {
      if (event.persisted) window.scrollTo(0, 0);
    };
    window.addEventListener('pageshow', afterBackForwardCache);
    return () => window.removeEventListener('pageshow', afterBackForwardCache);
  }, []);

  useLayoutEffect(() => {
    const arrivedByLink = firstPath.current !== path;
    firstPath.current = path;
    if (arrivedByLink && !location.hash) window.scrollTo(0, 0);
  }, [path]);

  return null;
}
