import { type ReactNode, useId, useRef, useState } from 'react';
import { useEarlyInput } from '@/components/site/useEarlyInput';
import { useHydrated } from '@/components/site/useHydrated';
import { MAX_FILE_BYTES, parseGraphFile } from '@/lib/graph/files/parseGraphFile';
import type { NamedGraph } from '@/lib/graph/graph';
import shared from './Graphophile.module.css';
import styles from './OwnGraph.module.css';

interface OwnGraphProps {
  /** `name` says where it came from, as the file is called or that it was pasted. */
  onGraph: (graph: NamedGraph, name: string) => void;
}

/** Opens a graph of the visitor's own: chosen, dropped here or pasted. Nothing is sent anywhere. */
export function OwnGraph({ onGraph }: OwnGraphProps): ReactNode {
  const [problem, setProblem] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const pasted = useRef<HTMLTextAreaElement>(null);
  const hydrated = useHydrated();
  const inputId = useId();
  const pastedId = useId();

  async function open(file: File | undefined): Promise<void> {
    if (!file) return;
    setProblem('');
    try {
      if (file.size > MAX_FILE_BYTES) throw new Error('The file is larger than 64 MB.');
      onGraph(parseGraphFile(await file.text()), file.name);
    } catch (error) {
      setProblem(`${file.name}. ${error instanceof Error ? error.message : 'It cannot be read.'}`);
    }
  }

  function openPasted(): void {
    setProblem('');
    try {
      onGraph(parseGraphFile(pasted.current?.value ?? ''), 'as it was pasted');
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'It cannot be read.');
    }
  }

  function openChosen(): void {
    void open(input.current?.files?.[0]);
    // The same file, mended, can then be opened again.
    if (input.current) input.current.value = '';
  }
  useEarlyInput(input, openChosen);

  return (
    <>
      <div className={styles.drop}>
        <label htmlFor={inputId} className={styles.choose}>
          Open a graph of your own
        </label>
        {/* Browsers take files that are dropped on such a field, before the scripts run as well. */}
        <input
          ref={input}
          id={inputId}
          type="file"
          className={styles.file}
          accept=".txt,.csv,.tsv,.edges,.graphml,.xml,.json"
          onChange={openChosen}
        />
        <p className={styles.hint}>
          Choose it or drop it here: a list of edges, GraphML, or the JSON of d3 or graphology. It
          never leaves this browser.
        </p>
      </div>
      <div className={styles.paste}>
        <label htmlFor={pastedId}>Or paste it</label>
        <textarea
          ref={pasted}
          id={pastedId}
          rows={3}
          className={shared.field}
          placeholder={'source,target\nRome,Milan\nMilan,Turin'}
          spellCheck={false}
        />
        <button type="button" className={shared.button} disabled={!hydrated} onClick={openPasted}>
          Draw it
        </button>
      </div>
      {problem && (
        <p role="alert" className={shared.trouble}>
          {problem}
        </p>
      )}
    </>
  );
}
