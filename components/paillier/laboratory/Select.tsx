'use client';

import { useRef } from 'react';
import { useEarlyInput } from '@/components/site/useEarlyInput';
import styles from './controls.module.css';

type SelectProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChoose: (value: Value) => void;
  isDisabled?: boolean;
};

/** A choice of one, with its name above it. */
export function Select<Value extends string>({
  label,
  value,
  options,
  onChoose,
  isDisabled = false,
}: SelectProps<Value>) {
  const select = useRef<HTMLSelectElement>(null);
  useEarlyInput(select, ([field]) => onChoose(field?.value as Value));
  return (
    <label className={styles.field}>
      {label}
      <span className={styles.select}>
        <select
          ref={select}
          className={styles.input}
          disabled={isDisabled}
          value={value}
          onChange={(event) => onChoose(event.target.value as Value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </span>
    </label>
  );
}
