'use client';

import type { ChangeEvent } from 'react';
import styles from './Laboratory.module.css';

/** Offers a text as a file to keep. */
export function DownloadButton({
  label,
  fileName,
  text,
}: {
  label: string;
  fileName: string;
  text: () => string;
}) {
  function download() {
    const address = URL.createObjectURL(new Blob([text()], { type: 'application/json' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = fileName;
    link.click();
    URL.revokeObjectURL(address);
  }
  return (
    <button type="button" className={styles.button} onClick={download}>
      {label}
    </button>
  );
}

/** Reads a file that the visitor chooses; it goes nowhere but into this page. */
export function LoadButton({ label, onText }: { label: string; onText: (text: string) => void }) {
  async function read(event: ChangeEvent<HTMLInputElement>) {
    const input = event.currentTarget;
    const text = await input.files?.[0]?.text();
    // So that the same file can be chosen again after it was mended.
    input.value = '';
    if (text !== undefined) onText(text);
  }
  return (
    <label className={styles.button}>
      {label}
      <input
        type="file"
        accept=".json,application/json"
        className="visually-hidden"
        onChange={read}
      />
    </label>
  );
}
