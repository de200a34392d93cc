import type { NamedGraph } from '../graph';
import { GraphBuilder } from './graphBuilder';
import { GraphFileError } from './graphFileError';

const NAME_KEYS = /^(label|name|title)$/i;
const WEIGHT_KEYS = /^(weight|value)$/i;

/**
 * Reads the nodes and edges of a GraphML file; labels and weights from the keys of those names.
 * Nested graphs count as one; hyperedges and ports are not read. It is read by the page's own
 * DOMParser, which workers do not have.
 * http://graphml.graphdrawing.org/specification.html
 * @throws GraphFileError with the line that cannot be read
 */
export function parseGraphml(text: string): NamedGraph {
  const document = new DOMParser().parseFromString(text.trim(), 'text/xml');
  const [fault] = elements(document, 'parsererror');
  if (fault) {
    throw new GraphFileError(lineOfFault(text, fault), 'this is not XML that can be read.');
  }
  const lastLine = text.split('\n').length;
  if (elements(document, 'graph').length === 0) {
    throw new GraphFileError(lastLine, 'no <graph> was found up to here.');
  }

  const keys = new Map(
    elements(document, 'key').map((key) => [key.getAttribute('id'), key.getAttribute('attr.name')]),
  );
  /** What the <data> of an element says under a key of such a name. */
  const dataOf = (element: Element, names: RegExp): string | undefined =>
    [...element.children]
      .filter(({ localName }) => localName === 'data')
      .filter((data) => {
        const key = data.getAttribute('key') ?? '';
        return names.test(keys.get(key) || key);
      })
      .map(({ textContent }) => textContent.trim())
      .findLast(Boolean);

  const graph = new GraphBuilder();
  for (const node of elements(document, 'node')) {
    const line = () => lineOfElement(text, node);
    const id = node.getAttribute('id');
    if (id === null) throw new GraphFileError(line(), 'this node has no id.');
    graph.newNode(id, dataOf(node, NAME_KEYS) ?? id, line);
  }
  for (const edge of elements(document, 'edge')) {
    const line = () => lineOfElement(text, edge);
    const [source, target] = [edge.getAttribute('source'), edge.getAttribute('target')];
    if (source === null || target === null) {
      throw new GraphFileError(line(), 'this edge needs a source and a target.');
    }
    const weight = Number(dataOf(edge, WEIGHT_KEYS) ?? 1);
    graph.edge(graph.known(source, line), graph.known(target, line), weight, line);
  }
  return graph.finish(lastLine);
}

function elements(document: Document, name: string): Element[] {
  return [...document.getElementsByTagNameNS('*', name)];
}

/** Browsers say where they stopped in words of their own: "line 3", "Line Number 3", "3:14". */
function lineOfFault(text: string, { textContent }: Element): number {
  const [, named, first] = /line(?: number)?:? (\d+)|^(\d+):\d+/i.exec(textContent) ?? [];
  return lineAt(text, text.length - text.trimStart().length) - 1 + Number(named ?? first ?? 1);
}

/**
 * The line of an element, which the DOM does not know: where the tag of its number stands in the
 * text, past comments and quoted text.
 */
function lineOfElement(text: string, element: Element): number {
  const { tagName, ownerDocument } = element;
  const number = [...ownerDocument.getElementsByTagName(tagName)].indexOf(element);
  const tags = [
    ...text.matchAll(/<!--[^]*?-->|<!\[CDATA\[[^]*?\]\]>|<(?<tag>[^\s<>/!?]+)(?=[\s/>])/g),
  ].filter(({ groups }) => groups?.tag === tagName);
  return lineAt(text, tags[number]?.index ?? 0);
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
