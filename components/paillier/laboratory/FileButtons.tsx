'use client';

import { useRef } from 'react';
import { useEarlyInput } from '@/components/site/useEarlyInput';
import { Button } from './Button';
import styles from './controls.module.css';

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
  return <Button onPress={download}>{label}</Button>;
}

/**
 * Reads a file that the visitor chooses or drops here; it goes nowhere but into this page. The
 * field lies over the words, so that the browser itself takes what is dropped on them.
 */
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
        className={styles.file}
        onChange={() => void read()}
      />
    </label>
  );
}
