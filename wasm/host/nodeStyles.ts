import type { GraphData } from '@/lib/graph/hostApi';

/** Radii in eighths of a pixel: of a node without edges, and of the largest. */
const MIN_RADIUS = 9;
const MAX_RADIUS = 60;
/** Graphs of more nodes than this are drawn with smaller discs, so that they stay apart. */
const ROOMY_NODES = 1500;

/** Writes each node's ink and radius: hubs are larger, by the square root of their edges. */
export function writeNodeStyles(nodeStyles: Uint8Array, graph: GraphData): void {
  const degrees = new Uint32Array(graph.nodeCount);
  graph.edges.forEach((node) => (degrees[node] = (degrees[node] ?? 0) + 1));
  const shrink = Math.min(1, Math.sqrt(ROOMY_NODES / Math.max(graph.nodeCount, 1)));
  for (let node = 0; node < graph.nodeCount; node++) {
    const grown = MIN_RADIUS + 7 * Math.sqrt(degrees[node] ?? 0) * shrink;
    const radius = graph.radii?.[node] ?? Math.max(Math.min(grown, MAX_RADIUS) * shrink, 4);
    nodeStyles[node * 4] = graph.colourIndices?.[node] ?? 0;
    nodeStyles[node * 4 + 1] = radius;
  }
}

/** Marks a node and its neighbours, and nothing else; -1 marks nothing. */
export function markFocus(nodeStyles: Uint8Array, edges: Uint32Array, focus: number): void {
  for (let at = 2; at < nodeStyles.length; at += 4) nodeStyles[at] = 0;
  if (focus < 0) return;
  for (let i = 0; i < edges.length; i += 2) {
    const [a = 0, b = 0] = [edges[i], edges[i + 1]];
    if (a === focus) nodeStyles[b * 4 + 2] = 2;
    if (b === focus) nodeStyles[a * 4 + 2] = 2;
  }
  nodeStyles[focus * 4 + 2] = 1;
}

/** How opaque an edge is: the more there are for the canvas, the fainter each. */
export function edgeOpacityFor(edgeCount: number, width: number, height: number): number {
  const room = Math.sqrt(width * height) * 1.6;
  return 0.62 * Math.min(1, room / Math.max(edgeCount, 1)) ** 0.35;
}
