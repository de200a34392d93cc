/** A graph with names, as it is shown on the page. */
export interface NamedGraph {
  /** A name a node. */
  names: string[];
  /** Pairs of node indices. */
  edges: Uint32Array;
  /** A weight an edge, where the graph has any. */
  weights?: Float32Array;
  /** 1 for nodes in the second ink, 0 for the others. */
  colourIndices?: Uint8Array;
  /** Where the nodes start, x y z each. */
  places?: Float32Array;
  /** The radius of the sphere that holds the nodes, in the layout's units; missing for none. */
  sphereRadius?: number;
}

export interface Hub {
  node: number;
  name: string;
  /** How many edges end at it; a loop counts twice. */
  degree: number;
}

/** How many edges end at each node. */
export function degreesOf({ names, edges }: NamedGraph): Uint32Array {
  const degrees = new Uint32Array(names.length);
  for (const node of edges) degrees[node] = (degrees[node] ?? 0) + 1;
  return degrees;
}

/** The nodes with the most edges, most first; among equals the one named first. */
export function hubsOf(graph: NamedGraph, count: number): Hub[] {
  const degrees = degreesOf(graph);
  return Array.from(degrees, (degree, node) => ({ node, name: graph.names[node] ?? '', degree }))
    .sort((a, b) => b.degree - a.degree || a.node - b.node)
    .slice(0, count);
}

/** The nodes that an edge joins to this one, each once, without itself. */
export function neighboursOf({ edges }: NamedGraph, node: number): number[] {
  const found = new Set<number>();
  for (let i = 0; i < edges.length; i += 2) {
    const [a = 0, b = 0] = [edges[i], edges[i + 1]];
    if (a === node) found.add(b);
    if (b === node) found.add(a);
  }
  found.delete(node);
  return [...found];
}

/**
 * The node of that name; else the first whose name begins with it, else the first whose name holds
 * it, whatever the case. -1 where there is none.
 */
export function findNode({ names }: NamedGraph, wanted: string): number {
  const sought = wanted.trim().toLowerCase();
  if (!sought) return -1;
  const matches = [
    (name: string) => name === sought,
    (name: string) => name.startsWith(sought),
    (name: string) => name.includes(sought),
  ];
  for (const match of matches) {
    const found = names.findIndex((name) => match(name.toLowerCase()));
    if (found >= 0) return found;
  }
  return -1;
}
