'use client';

import { useHydrated } from '@/components/site/useHydrated';
import styles from './Slider.module.css';

type SliderProps = {
  /** What is chosen. */
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  /** The value as the figure writes it. */
  text?: string;
  onChange: (value: number) => void;
};

/** A number of a figure, chosen by dragging or by the arrow keys. It waits for the page's scripts. */
export function Slider({
  label,
  value,
  min,
  max,
  step = 1,
  text = String(value),
  onChange,
}: SliderProps) {
  const hydrated = useHydrated();
  return (
    <label className={styles.slider}>
      <span className={styles.label}>{label}</span>
      <input
        type="range"
        className={styles.range}
        value={value}
        min={min}
        max={max}
        step={step}
        aria-valuetext={text}
        disabled={!hydrated}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      <span className={styles.value} aria-hidden="true">
        {text}
      </span>
    </label>
  );
}
