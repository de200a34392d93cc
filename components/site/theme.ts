'use client';

import { useSyncExternalStore } from 'react';

export const THEME_CHOICES = ['dark', 'system', 'light'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];
export type Theme = 'dark' | 'light';

const STORAGE_KEY = 'theme';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const system = matchMedia('(prefers-color-scheme: light)');
  const follow = () => {
    if (currentThemeChoice() === 'system') showTheme('system');
  };
  system.addEventListener('change', follow);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', follow);
  };
}

// components/site/boot.js has already decided both, so the document is the store.
/** What the visitor chose last; dark where nothing was chosen. */
export function currentThemeChoice(): ThemeChoice {
  const choice = document.documentElement.dataset.themeChoice;
  return THEME_CHOICES.find((known) => known === choice) ?? 'dark';
}

function currentTheme(): Theme {
  return document.documentElement.dataset.theme === 'light' ? 'light' : 'dark';
}

function showTheme(choice: ThemeChoice): void {
  const light =
    choice === 'light' ||
    (choice === 'system' && matchMedia('(prefers-color-scheme: light)').matches);
  document.documentElement.dataset.theme = light ? 'light' : 'dark';
  document.documentElement.dataset.themeChoice = choice;
  listeners.forEach((listener) => listener());
}

/** Shows and remembers the visitor's choice. */
export function chooseTheme(choice: ThemeChoice): void {
  showTheme(choice);
  try {
    localStorage.setItem(STORAGE_KEY, choice);
  } catch {
    // Storage is refused: the choice holds until the page closes.
  }
}

/** What the visitor chose; dark until the page is hydrated. */
export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(subscribe, currentThemeChoice, () => 'dark' as const);
}

/** The theme on screen, with "system" resolved. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme, () => 'dark' as const);
}
