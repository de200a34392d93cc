'use client';

import { useMemo, useRef, useState } from 'react';
import { useEarlyInput } from '@/components/site/useEarlyInput';
import { useHydrated } from '@/components/site/useHydrated';
import { MAX_VALUES } from '@/lib/paillier/encryptedPayload';
import { type NumberRow, parseTable } from '@/lib/paillier/plainNumbers';
import styles from './Laboratory.module.css';

type NumberTableProps = {
  rows: readonly NumberRow[];
  faultIndex: number | null;
  onChange: (rows: NumberRow[]) => void;
};

/** The numbers, each with a name that is never sent: typed row by row, or pasted at once. */
export function NumberTable({ rows, faultIndex, onChange }: NumberTableProps) {
  const [pasted, setPasted] = useState('');
  const hydrated = useHydrated();
  const table = useRef<HTMLTableElement>(null);
  useEarlyInput(table, (changed) => {
    const value = (name: string) => changed.find((field) => field.name === name)?.value;
    onChange(
      rows.map((row, index) => ({
        label: value(`label-${index}`) ?? row.label,
        text: value(`number-${index}`) ?? row.text,
      })),
    );
  });
  const column = useRef<HTMLTextAreaElement>(null);
  useEarlyInput(column, ([field]) => setPasted(field?.value ?? ''));
  const found = useMemo(() => parseTable(pasted), [pasted]);

  const change = (index: number, part: Partial<NumberRow>) =>
    onChange(rows.map((row, at) => (at === index ? { ...row, ...part } : row)));

  return (
    <>
      <table ref={table} className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Number</th>
            <th>
              <span className="visually-hidden">Remove</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // Rows have no identity beyond their place.
            <tr key={index}>
              <td>
                <input
                  className={styles.input}
                  name={`label-${index}`}
                  autoComplete="off"
                  aria-label={`Name in row ${index + 1}`}
                  value={row.label}
                  onChange={(event) => change(index, { label: event.target.value })}
                />
              </td>
              <td>
                <input
                  className={styles.input}
                  data-numeric
                  inputMode="text"
                  name={`number-${index}`}
                  autoComplete="off"
                  aria-label={`Number in row ${index + 1}`}
                  aria-invalid={index === faultIndex || undefined}
                  value={row.text}
                  onChange={(event) => change(index, { text: event.target.value })}
                />
              </td>
              <td>
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={`Remove row ${index + 1}`}
                  disabled={!hydrated || rows.length === 1}
                  onClick={() => onChange(rows.filter((_, at) => at !== index))}
                >
                  ×
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <button
        type="button"
        className={styles.button}
        disabled={!hydrated || rows.length >= MAX_VALUES}
        onClick={() => onChange([...rows, { label: '', text: '' }])}
      >
        Add a row
      </button>
      <details className={styles.details}>
        <summary>Paste a column or CSV</summary>
        <label className={styles.field}>
          One number a line, or a table with a column of numbers
          <textarea
            ref={column}
            className={styles.input}
            rows={4}
            value={pasted}
            onChange={(event) => setPasted(event.target.value)}
          />
        </label>
        <button
          type="button"
          className={styles.button}
          disabled={found.length === 0 || found.length > MAX_VALUES}
          onClick={() => onChange(found)}
        >
          Put into the table
        </button>
        <p className={styles.hint} role="status">
          {found.length > MAX_VALUES
            ? `These are ${found.length} lines; the server adds at most ${MAX_VALUES}.`
            : found.length > 0
              ? `${found.length} ${found.length === 1 ? 'line' : 'lines'}; they replace the table above.`
              : ''}
        </p>
      </details>
    </>
  );
}
