import { type NamedGraph, neighboursOf } from '@/lib/graph/graph';
import styles from './Graphophile.module.css';

interface NodeWordsProps {
  graph: NamedGraph;
  /** The node pointed at; -1 for none. */
  node: number;
}

const NEIGHBOURS_NAMED = 8;

/** Which node is pointed at, and what it is joined to. Keeps its line when there is none. */
export function NodeWords({ graph, node }: NodeWordsProps) {
  const name = graph.names[node];
  if (name === undefined) return <p className={styles.node}>Point at a node to see its name.</p>;
  const neighbours = neighboursOf(graph, node);
  const named = neighbours.slice(0, NEIGHBOURS_NAMED).map((other) => graph.names[other]);
  const more = neighbours.length - named.length;
  return (
    <p className={styles.node}>
      <strong className={styles.name}>{name}</strong>
      {neighbours.length === 0 ? ' is joined to nothing.' : ` is joined to ${named.join(', ')}`}
      {neighbours.length > 0 && (more > 0 ? ` and ${more} more.` : '.')}
    </p>
  );
}
