'use client';

import { useSyncExternalStore } from 'react';

/** What some browsers tell of the line: https://wicg.github.io/netinfo/ and its saveData. */
interface Line {
  saveData?: boolean;
  effectiveType?: string;
}

const never = () => () => undefined;

function isDataSaved(): boolean {
  const { connection } = navigator as Navigator & { connection?: Line };
  return Boolean(connection?.saveData) || /2g$/.test(connection?.effectiveType ?? '');
}

/**
 * Whether a visitor wants few bytes, or has a line that carries few; null until the page is
 * hydrated, so that nothing large is fetched before it is known.
 */
export function useDataSaving(): boolean | null {
  return useSyncExternalStore<boolean | null>(never, isDataSaved, () => null);
}
