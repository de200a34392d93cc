import type { NamedGraph } from '../graph';
import { GraphBuilder } from './graphBuilder';
import { GraphFileError } from './graphFileError';

const COMMENT = /^\s*(#|%|\/\/)/;

/** What the columns of edges are called where a first line names them. */
const HEADER = [
  /^"?(source|src|from|start)"?$/i,
  /^"?(target|dst|dest|destination|to|end)"?$/i,
  /^"?(weight|value)"?$/i,
];

const isHeader = (fields: readonly string[]) =>
  fields.length > 1 && fields.every((field, column) => HEADER[column]?.test(field));

/**
 * Reads a list of edges: a line each, two names and perhaps a weight, apart by white space, commas
 * or semicolons. A line of one name is a node without edges. Lines that begin with #, % or // are
 * comments, and a first line that names the columns, such as "source,target", is no edge.
 * @throws GraphFileError with the line that cannot be read
 */
export function parseEdgeList(text: string): NamedGraph {
  const graph = new GraphBuilder();
  const lines = text.split(/\r\n|\r|\n/);
  let first = true;
  lines.forEach((content, at) => {
    const line = at + 1;
    if (COMMENT.test(content) || content.trim() === '') return;
    const fields = content.trim().split(/\s*[,;]\s*|\s+/);
    if (first && isHeader(fields)) {
      first = false;
      return;
    }
    first = false;
    const [from, to, weight] = fields;
    if (fields.length > 3 || !from) {
      throw new GraphFileError(line, 'two names and perhaps a weight were expected.');
    }
    if (to === undefined) graph.node(from);
    else graph.edge(graph.node(from), graph.node(to), weight === undefined ? 1 : +weight, line);
  });
  return graph.finish(lines.length);
}
