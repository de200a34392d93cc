'use client';

import { useSyncExternalStore } from 'react';

const STORAGE_KEY = 'motion';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the visitor, or their system's reduced-motion setting, has stopped all that moves. */
export function isMotionPaused(): boolean {
  return document.documentElement.dataset.motion === 'paused';
}

/** Stops or starts all that moves, and remembers it. */
export function setMotionPaused(paused: boolean): void {
  document.documentElement.dataset.motion = paused ? 'paused' : 'playing';
  try {
    localStorage.setItem(STORAGE_KEY, paused ? 'paused' : 'playing');
  } catch {
    // Storage is refused: the choice holds until the page closes.
  }
  listeners.forEach((listener) => listener());
}

/** Whether motion is paused; false until the page is hydrated. */
export function useMotionPaused(): boolean {
  return useSyncExternalStore(subscribe, isMotionPaused, () => false);
}
