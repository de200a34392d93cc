import { type NamedGraph, neighboursOf } from '@/lib/graph/graph';
import styles from './Graphophile.module.css';

interface NodeWordsProps {
  /** Null until it has come: the words keep their place from the first paint. */
  graph: NamedGraph | null;
  /** The node pointed at or chosen; -1 for none. */
  node: number;
  /** Whether a pointer is only passing over it: then it is for the eyes alone. */
  passing: boolean;
}

const NEIGHBOURS_NAMED = 8;

/** Which node is meant, and what it is joined to. Keeps its line when there is none. */
export function NodeWords({ graph, node, passing }: NodeWordsProps) {
  const name = graph?.names[node];
  return (
    <div className={styles.node}>
      <p role="status" aria-live={passing ? 'off' : 'polite'}>
        {graph && name !== undefined && (
          <>
            <strong className={styles.name}>{name}</strong> {joinedWords(graph, node)}
          </>
        )}
      </p>
      {/* Outside of what is spoken: it comes back with another graph, and nobody has asked for it. */}
      {name === undefined && <p>Point at a node, or tap it, to see its name.</p>}
    </div>
  );
}

function joinedWords(graph: NamedGraph, node: number): string {
  const neighbours = neighboursOf(graph, node);
  if (neighbours.length === 0) return 'is joined to nothing.';
  const named = neighbours.slice(0, NEIGHBOURS_NAMED).map((other) => graph.names[other]);
  const more = neighbours.length - named.length;
  return `is joined to ${named.join(', ')}${more > 0 ? ` and ${more} more.` : '.'}`;
}
