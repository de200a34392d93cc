'use client';

import { useRef } from 'react';
import {
  chooseTheme,
  currentThemeChoice,
  THEME_CHOICES,
  type ThemeChoice,
  useThemeChoice,
} from './theme';
import { useEarlyInput } from './useEarlyInput';
import styles from './ThemeSwitch.module.css';

const NAMES: Record<ThemeChoice, string> = { dark: 'Dark', system: 'As my system', light: 'Light' };

type ThemeSwitchProps = {
  /** What is chosen for a visitor who has not chosen yet. */
  atFirst: ThemeChoice;
};

/** Dark, system or light: a full disc, half a disc and a ring. */
export function ThemeSwitch({ atFirst }: ThemeSwitchProps) {
  const choice = useThemeChoice(atFirst);
  const group = useRef<HTMLFieldSetElement>(null);
  useEarlyInput(group, (changed) => {
    const chosen = changed.find((field) => field instanceof HTMLInputElement && field.checked);
    const name = THEME_CHOICES.find((known) => known === chosen?.value);
    if (name && name !== currentThemeChoice()) chooseTheme(name);
  });
  return (
    <fieldset ref={group} className={styles.group}>
      <legend className="visually-hidden">Theme</legend>
      {THEME_CHOICES.map((name) => (
        <label key={name} className={styles.cell} title={NAMES[name]}>
          <input
            type="radio"
            name="theme"
            value={name}
            checked={choice === name}
            onChange={() => chooseTheme(name)}
            className={styles.input}
          />
          <svg viewBox="0 0 14 14" className={styles.icon} aria-hidden="true" focusable="false">
            <circle cx="7" cy="7" r="5.5" className={name === 'dark' ? styles.full : styles.ring} />
            {name === 'system' && <path d="M7 1.5a5.5 5.5 0 0 0 0 11z" className={styles.full} />}
          </svg>
          <span className="visually-hidden">{NAMES[name]}</span>
        </label>
      ))}
    </fieldset>
  );
}
