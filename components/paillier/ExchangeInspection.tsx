'use client';

import { useDeferredValue, useMemo } from 'react';
import { describeContent, FileTextError, readFileText } from '@/lib/paillier/files';
import styles from './ExchangeForm.module.css';

interface Finding {
  ok: boolean;
  sentence: string;
}

function inspect(text: string): Finding | null {
  if (text.trim() === '') return null;
  try {
    return { ok: true, sentence: describeContent(readFileText(text)) };
  } catch (error) {
    if (!(error instanceof FileTextError)) throw error;
    return { ok: false, sentence: error.located };
  }
}

/** Says what a pasted text holds, or its first fault and where; it is read here and nowhere else. */
export function ExchangeInspection({ text, id }: { text: string; id: string }) {
  const settled = useDeferredValue(text);
  const finding = useMemo(() => inspect(settled), [settled]);
  return (
    <p id={id} className={styles.finding} data-ok={finding?.ok} role="status">
      {finding?.sentence}
    </p>
  );
}
