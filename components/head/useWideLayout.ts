'use client';

import { useSyncExternalStore } from 'react';

/** From here on the pages stand head and text side by side. */
const WIDE = '(min-width: 960px)';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the text stands beside the head; false until the page is alive. */
export function useWideLayout(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE).matches,
    () => false,
  );
}
