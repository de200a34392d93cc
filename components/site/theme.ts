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
  const forced = matchMedia('(forced-colors: active)');
  const follow = () => showTheme(currentThemeChoice());
  system.addEventListener('change', follow);
  forced.addEventListener('change', follow);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', follow);
    forced.removeEventListener('change', follow);
  };
}

// components/site/boot.js has already decided both, so the document is the store.
/** What the visitor chose last; the owner's choice where nothing was chosen. */
export function currentThemeChoice(): ThemeChoice {
  const choice = document.documentElement.dataset.themeChoice;
  return THEME_CHOICES.find((known) => known === choice) ?? 'system';
}

function currentTheme(): Theme {
  return document.documentElement.dataset.theme === 'light' ? 'light' : 'dark';
}

function showTheme(choice: ThemeChoice): void {
  const light =
    choice === 'system' || matchMedia('(forced-colors: active)').matches
      ? matchMedia('(prefers-color-scheme: light)').matches
      : choice === 'light';
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

/** What the visitor chose; until the page is hydrated, `atFirst`: what the page was born with. */
export function useThemeChoice(atFirst: ThemeChoice): ThemeChoice {
  return useSyncExternalStore(subscribe, currentThemeChoice, () => atFirst);
}

/** The theme on screen, with "system" resolved. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme, () => 'dark' as const);
}
