import { assetPath } from '@/lib/assetPath';
import { attachmentGraph } from '@/lib/graph/attachment';
import { readDependencies } from '@/lib/graph/dependencies';
import type { NamedGraph } from '@/lib/graph/graph';
import { icosphere } from '@/lib/graph/icosphere';

export const VIEWS = ['simple', 'complex'] as const;
export type View = (typeof VIEWS)[number];

/** What is on the canvas: one of the two views, the stress test, or a visitor's own graph. */
export type Source =
  { kind: View } | { kind: 'stress' } | { kind: 'own'; graph: NamedGraph; name: string };

export const VIEW_LABELS: Record<View, string> = { simple: 'Simple', complex: 'Complex' };

/** Five cuts: 10,242 nodes and 30,720 edges. */
const ICOSPHERE_CUTS = 5;
const STRESS_NODES = 100_000;

export function describe(source: Source): string {
  if (source.kind === 'own') {
    return `Your own graph, ${source.name}. It stays in this browser.`;
  }
  if (source.kind === 'simple') {
    return 'The packages that this site is made of, and which needs which.';
  }
  if (source.kind === 'complex') {
    return 'An icosahedron cut five times, finding its way back to a sphere.';
  }
  return 'A synthetic graph, grown by preferential attachment.';
}

/** The graph of a source. Rejects with a sentence where it cannot be had. */
export async function graphOf(source: Source, signal: AbortSignal): Promise<NamedGraph> {
  if (source.kind === 'own') return source.graph;
  if (source.kind === 'complex') return icosphere(ICOSPHERE_CUTS);
  if (source.kind === 'stress') return attachmentGraph(STRESS_NODES);
  const response = await fetch(assetPath('/graph/dependencies.json'), { signal });
  if (!response.ok) throw new Error('This site’s own graph could not be fetched. Try again later.');
  return readDependencies(await response.json());
}

const sizesOf = ({ names, edges }: NamedGraph) => ({
  nodes: names.length.toLocaleString('en-GB'),
  edges: (edges.length / 2).toLocaleString('en-GB'),
});

/** How large a graph is, below it. */
export function sizeWords(graph: NamedGraph): string {
  const { nodes, edges } = sizesOf(graph);
  return `${nodes} nodes, ${edges} edges.`;
}

/** The same for those who do not see that another graph has come. */
export function loadedWords(graph: NamedGraph): string {
  const { nodes, edges } = sizesOf(graph);
  return `The new graph has ${nodes} nodes and ${edges} edges.`;
}
