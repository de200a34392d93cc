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
  if (name === undefined) {
    return <p className={styles.node}>Point at a node, or tap it, to see its name.</p>;
  }
  return (
    <p className={styles.node}>
      <strong className={styles.name}>{name}</strong> {joinedWords(graph, node)}
    </p>
  );
}

/** What a node is joined to: the end of a sentence that begins with its name. */
export function joinedWords(graph: NamedGraph, node: number): string {
  const neighbours = neighboursOf(graph, node);
  if (neighbours.length === 0) return 'is joined to nothing.';
  const named = neighbours.slice(0, NEIGHBOURS_NAMED).map((other) => graph.names[other]);
  const more = neighbours.length - named.length;
  return `is joined to ${named.join(', ')}${more > 0 ? ` and ${more} more.` : '.'}`;
}
