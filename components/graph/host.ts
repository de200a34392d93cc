import type { NamedGraph } from '@/lib/graph/graph';
import type { Graphophile, MountedGraph } from '@/lib/graph/hostApi';

declare global {
  interface Window {
    /** Once public/graph/graphophile.js has run. */
    graphophile?: Graphophile;
  }
}

export function loadInto(mounted: MountedGraph, graph: NamedGraph): void {
  const { names, edges, weights, places, colourIndices, sphereRadius } = graph;
  mounted.load({ nodeCount: names.length, edges, weights, places, colourIndices, sphereRadius });
}
