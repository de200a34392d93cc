import { type DragEvent, type ReactNode, useId, useState } from 'react';
import type { NamedGraph } from '@/lib/graph/graph';
import { MAX_FILE_BYTES, parseGraphFile } from '@/lib/graph/files/parseGraphFile';
import styles from './Graphophile.module.css';

interface OwnGraphProps {
  onGraph: (graph: NamedGraph, fileName: string) => void;
}

/** Opens a graph of the visitor's own: chosen, or dropped here. Nothing is sent anywhere. */
export function OwnGraph({ onGraph }: OwnGraphProps): ReactNode {
  const [problem, setProblem] = useState('');
  const inputId = useId();

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

  function drop(event: DragEvent): void {
    event.preventDefault();
    void open(event.dataTransfer.files[0]);
  }

  return (
    <div className={styles.drop} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <label htmlFor={inputId}>Your own graph</label>
      <input
        id={inputId}
        type="file"
        className={styles.file}
        accept=".txt,.csv,.tsv,.edges,.graphml,.xml,.json"
        onChange={(event) => {
          void open(event.target.files?.[0]);
          // The same file, mended, can then be opened again.
          event.target.value = '';
        }}
      />
      <p className={styles.hint}>
        Choose it or drop it here: a list of edges, GraphML, or the JSON of d3 or graphology. It
        never leaves this browser.
      </p>
      {problem && (
        <p role="alert" className={styles.trouble}>
          {problem}
        </p>
      )}
    </div>
  );
}
