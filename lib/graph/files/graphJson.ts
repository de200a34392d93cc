import { type Json, JsonTextError, parsePositionedJson, positionAt } from '@/lib/positionedJson';
import type { NamedGraph } from '../graph';
import { GraphBuilder } from './graphBuilder';
import { GraphFileError } from './graphFileError';

type JsonObject = { [key: string]: Json };

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isName = (value: Json | undefined): value is string | number | bigint =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint';

/**
 * Reads the JSON of d3 (`nodes` with `id`, `links` with `source` and `target`, by id or by index)
 * and of graphology (`nodes` with `key`, `edges`); edges may also be pairs of indices.
 * @throws GraphFileError with the line that cannot be read
 */
export function parseGraphJson(text: string): NamedGraph {
  const { value, lineOf } = parseJson(text);
  if (!isObject(value)) throw new GraphFileError(1, 'an object with nodes and links was expected.');
  const { nodes } = value;
  const links = value.links ?? value.edges;
  if (!Array.isArray(nodes)) throw new GraphFileError(lineOf(value), 'there is no list of nodes.');
  if (!Array.isArray(links)) {
    throw new GraphFileError(lineOf(value), 'there is no list of links or edges.');
  }

  const graph = new GraphBuilder();
  const keys: string[] = [];
  let line = lineOf(nodes);
  for (const node of nodes) {
    line = Math.max(line, lineOf(node));
    const key = isName(node) ? node : isObject(node) ? keyOf(node, keys.length) : undefined;
    if (key === undefined) throw new GraphFileError(line, 'this node is neither object nor name.');
    graph.newNode(String(key), isObject(node) ? nameOf(node, key) : String(key), line);
    keys.push(String(key));
  }

  const named = new Set(keys);
  line = lineOf(links);
  const end = (written: Json | undefined): number => {
    const plain = isObject(written) ? keyOf(written, -1) : written;
    if (!isName(plain)) throw new GraphFileError(line, 'this edge needs a source and a target.');
    // d3 takes a number for an index where nodes have no ids of their own.
    const asIndex = typeof plain === 'number' ? keys[plain] : undefined;
    const key = String(plain);
    return graph.known(named.has(key) ? key : (asIndex ?? key), line);
  };
  for (const link of links) {
    line = Math.max(line, lineOf(link));
    if (Array.isArray(link)) graph.edge(end(link[0]), end(link[1]), weightOf(link[2]), line);
    else if (isObject(link)) {
      const attributes = isObject(link.attributes) ? link.attributes : {};
      const weight = weightOf(link.weight ?? link.value ?? attributes.weight);
      graph.edge(end(link.source), end(link.target), weight, line);
    } else throw new GraphFileError(line, 'this edge is neither an object nor a pair.');
  }
  return graph.finish(line);
}

function parseJson(text: string) {
  try {
    return parsePositionedJson(text);
  } catch (error) {
    if (!(error instanceof JsonTextError)) throw error;
    throw new GraphFileError(positionAt(text, error.offset).line, error.message);
  }
}

function keyOf(node: JsonObject, index: number): string | number | bigint {
  const { id, key } = node;
  return isName(id) ? id : isName(key) ? key : index >= 0 ? index : '';
}

function nameOf(node: JsonObject, key: string | number | bigint): string {
  const attributes = isObject(node.attributes) ? node.attributes : {};
  const name = [node.label, node.name, attributes.label, attributes.name].find(isName);
  return String(name ?? key);
}

function weightOf(written: Json | undefined): number {
  return written === undefined || written === null ? 1 : Number(written);
}
