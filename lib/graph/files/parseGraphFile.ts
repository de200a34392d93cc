import type { NamedGraph } from '../graph';
import { parseEdgeList } from './edgeList';
import { GraphFileError } from './graphFileError';
import { parseGraphJson } from './graphJson';
import { parseGraphml } from './graphml';

/** Files beyond this are not read: a page would hang on them. */
export const MAX_FILE_BYTES = 64 * 1024 * 1024;
/** Graphs beyond this are not laid out: they need more memory than a page may expect. */
const MAX_NODES = 1_000_000;

/**
 * Reads a graph from a file's text, whatever of the three forms it has: JSON begins with a brace,
 * GraphML with an angle bracket, and everything else is taken for a list of edges.
 * @throws GraphFileError with the line that cannot be read
 */
export function parseGraphFile(text: string): NamedGraph {
  const start = text.trimStart()[0];
  const parse =
    start === '{' || start === '[' ? parseGraphJson : start === '<' ? parseGraphml : parseEdgeList;
  const graph = parse(text);
  if (graph.names.length > MAX_NODES) {
    throw new GraphFileError(1, `at most ${MAX_NODES.toLocaleString('en-GB')} nodes can be shown.`);
  }
  return graph;
}
