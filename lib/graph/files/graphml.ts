import type { NamedGraph } from '../graph';
import { GraphBuilder } from './graphBuilder';
import { GraphFileError } from './graphFileError';

/** Comments, CDATA, declarations, then tags, whose attributes may hold a ">". */
const TOKEN =
  /<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<[?!][^>]*>|<(\/?)([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>/g;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const NAME_KEYS = /^(label|name|title)$/i;
const WEIGHT_KEYS = /^(weight|value)$/i;

interface PendingEdge {
  source: string;
  target: string;
  weight: number;
  line: number;
}

/**
 * Reads the nodes and edges of a GraphML file; labels and weights from the keys of those names.
 * Nested graphs count as one; hyperedges and ports are not read.
 * @throws GraphFileError with the line that cannot be read
 */
export function parseGraphml(text: string): NamedGraph {
  const graph = new GraphBuilder();
  const keys = new Map<string, string>();
  const edges: PendingEdge[] = [];
  const lineAt = lineCounter(text);
  let seenGraph = false;
  let node = '';
  let edge: PendingEdge | undefined;
  let data = '';
  let textFrom = 0;
  let end = 0;

  for (const match of text.matchAll(TOKEN)) {
    const between = text.slice(end, match.index);
    if (between.includes('<')) {
      throw new GraphFileError(lineAt(end + between.indexOf('<')), 'this tag cannot be read.');
    }
    end = match.index + match[0].length;
    const [, , closing, tag = '', written = '', empty] = match;
    const line = lineAt(match.index);
    const name = tag.replace(/^.*:/, '');
    if (closing) {
      if (name === 'data') {
        const value = decode(text.slice(textFrom, match.index)).trim();
        if (edge && WEIGHT_KEYS.test(data)) edge.weight = Number(value);
        else if (!edge && node && NAME_KEYS.test(data) && value) graph.rename(node, value);
        data = '';
      }
      if (name === 'edge') edge = undefined;
      if (name === 'node') node = '';
      continue;
    }
    const attributes = attributesOf(written);
    if (name === 'graph') seenGraph = true;
    if (name === 'key') {
      keys.set(attributes.get('id') ?? '', attributes.get('attr.name') ?? '');
    }
    if (name === 'node') {
      const id = attributes.get('id');
      if (id === undefined) throw new GraphFileError(line, 'this node has no id.');
      graph.newNode(id, id, line);
      node = empty ? '' : id;
    }
    if (name === 'edge') {
      const [source, target] = [attributes.get('source'), attributes.get('target')];
      if (source === undefined || target === undefined) {
        throw new GraphFileError(line, 'this edge needs a source and a target.');
      }
      const made = { source, target, weight: 1, line };
      edges.push(made);
      edge = empty ? undefined : made;
    }
    if (name === 'data' && !empty) {
      const key = attributes.get('key') ?? '';
      data = keys.get(key) || key;
      textFrom = end;
    }
  }
  if (!seenGraph) throw new GraphFileError(lineAt(text.length), 'no <graph> was found up to here.');
  for (const { source, target, weight, line } of edges) {
    graph.edge(graph.known(source, line), graph.known(target, line), weight, line);
  }
  return graph.finish(lineAt(text.length));
}

function attributesOf(written: string): Map<string, string> {
  return new Map(
    [...written.matchAll(ATTRIBUTE)].map(([, name = '', double, single]) => [
      name,
      decode(double ?? single ?? ''),
    ]),
  );
}

function decode(text: string): string {
  return text.replace(/<!\[CDATA\[([\s\S]*?)\]\]>|&(#x?[\da-f]+|\w+);/gi, (all, cdata, entity) => {
    if (typeof cdata === 'string') return cdata;
    const code = String(entity);
    if (!code.startsWith('#')) return ENTITIES[code] ?? all;
    const point = Number(code.replace(/^#x/i, '0x').replace(/^#/, ''));
    return point <= 0x10ffff ? String.fromCodePoint(point) : all;
  });
}

/** Which line an offset is on. Offsets must be asked for in rising order, or from the start. */
function lineCounter(text: string): (offset: number) => number {
  let line = 1;
  let counted = 0;
  return (offset) => {
    if (offset < counted) [line, counted] = [1, 0];
    for (; counted < offset; counted++) if (text.charCodeAt(counted) === 10) line++;
    return line;
  };
}
