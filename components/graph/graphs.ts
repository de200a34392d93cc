import { assetPath } from '@/lib/env';
import { readDependencies } from '@/lib/graph/dependencies';
import type { NamedGraph } from '@/lib/graph/graph';
import { icosphere } from '@/lib/graph/icosphere';

export const VIEWS = ['simple', 'complex'] as const;
export type View = (typeof VIEWS)[number];

export const VIEW_LABELS: Record<View, string> = { simple: 'Simple', complex: 'Complex' };

export const VIEW_DESCRIPTIONS: Record<View, string> = {
  simple: 'The packages that this site is made of, and which needs which.',
  complex: 'An icosahedron cut five times, finding its way back to a sphere.',
};

/** Five cuts: 10,242 nodes and 30,720 edges. */
const ICOSPHERE_CUTS = 5;

/** The graph of a view. Rejects with a sentence where it cannot be had. */
export async function graphOf(view: View, signal: AbortSignal): Promise<NamedGraph> {
  if (view === 'complex') return icosphere(ICOSPHERE_CUTS);
  const response = await fetch(assetPath('/graph/dependencies.json'), { signal });
  if (!response.ok) throw new Error('This site’s own graph could not be fetched. Try again later.');
  return readDependencies(await response.json());
}
