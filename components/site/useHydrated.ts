'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether React has hydrated the page, so that its controls work. False in the static HTML: a
 * button that needs scripts is `disabled={!useHydrated()}`, so that no press can be lost.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
