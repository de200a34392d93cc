'use client';

import { useSyncExternalStore } from 'react';

/** The canvas measures a quarter of the window each way. */
const SHARE = 1 / 4;

function subscribe(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

const quarterWidth = () => window.innerWidth * SHARE;
const quarterHeight = () => window.innerHeight * SHARE;
const unknown = () => undefined;

/** A quarter of the window's width and height in CSS pixels, following the window. */
export function useQuarterWindow(): { width: number; height: number } | undefined {
  const width = useSyncExternalStore<number | undefined>(subscribe, quarterWidth, unknown);
  const height = useSyncExternalStore<number | undefined>(subscribe, quarterHeight, unknown);
  return width === undefined || height === undefined ? undefined : { width, height };
}
