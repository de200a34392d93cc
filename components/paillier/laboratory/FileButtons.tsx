'use client';

import { useRef } from 'react';
import { useEarlyInput } from '@/components/site/useEarlyInput';
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
  const input = useRef<HTMLInputElement>(null);
  async function read() {
    const text = await input.current?.files?.[0]?.text();
    // So that the same file can be chosen again after it was mended.
    if (input.current) input.current.value = '';
    if (text !== undefined) onText(text);
  }
  useEarlyInput(input, () => void read());
  return (
    <label className={styles.button}>
      {label}
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        className="visually-hidden"
        onChange={() => void read()}
      />
    </label>
  );
}
