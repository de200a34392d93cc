import { type FormEvent, useId, useState } from 'react';
import { findNode, type Hub, type NamedGraph } from '@/lib/graph/graph';
import styles from './Graphophile.module.css';

interface NodeSearchProps {
  graph: NamedGraph;
  hubs: Hub[];
  onFind: (node: number) => void;
}

/** Finds a node by its name, or by what its name begins with or holds. Suggests the hubs. */
export function NodeSearch({ graph, hubs, onFind }: NodeSearchProps) {
  const [wanted, setWanted] = useState('');
  const [missing, setMissing] = useState('');
  const inputId = useId();
  const listId = useId();

  function search(event: FormEvent): void {
    event.preventDefault();
    const node = findNode(graph, wanted);
    setMissing(node < 0 ? `No node’s name holds “${wanted}”.` : '');
    if (node >= 0) onFind(node);
  }

  return (
    <form className={styles.search} role="search" onSubmit={search}>
      <label htmlFor={inputId}>Find a node</label>
      <input
        id={inputId}
        list={listId}
        className={styles.field}
        value={wanted}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setWanted(event.target.value)}
      />
      <datalist id={listId}>
        {hubs.map(({ node, name }) => (
          <option key={node} value={name} />
        ))}
      </datalist>
      <button type="submit" className={styles.button}>
        Find
      </button>
      <span role="status" className={styles.missing}>
        {missing}
      </span>
    </form>
  );
}
