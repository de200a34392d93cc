import { seededRandom } from '@/lib/math/random';
import type { NamedGraph } from './graph';

/**
 * A synthetic graph that grows as Barabási and Albert (1999) describe: each new node is joined to
 * `links` others, the likelier to each the more edges it has. The first `links` + 1 nodes are all
 * joined to each other.
 */
export function attachmentGraph(nodeCount: number, links = 2, seed = 1): NamedGraph {
  const random = seededRandom(seed);
  const ends: number[] = [];
  for (let node = 1; node < nodeCount; node++) {
    const others = new Set<number>();
    if (node <= links) for (let other = 0; other < node; other++) others.add(other);
    while (others.size < Math.min(links, node)) {
      others.add(ends[Math.floor(random() * ends.length)] ?? 0);
    }
    others.forEach((other) => ends.push(other, node));
  }
  return {
    names: Array.from({ length: nodeCount }, (_, node) => `node ${node + 1}`),
    edges: Uint32Array.from(ends),
    colourIndices: Uint8Array.from({ length: nodeCount }, (_, node) => (node < 24 ? 1 : 0)),
  };
}

/** Places for n nodes in a ball of 10 * n^(1/3) units, x y z each: a start for any layout. */
export function ballOfPlaces(nodeCount: number, seed = 7): Float32Array {
  const random = seededRandom(seed);
  const radius = 10 * Math.cbrt(nodeCount);
  const places = new Float32Array(nodeCount * 3);
  for (let node = 0; node < nodeCount; node++) {
    let point: number[];
    do point = [random() * 2 - 1, random() * 2 - 1, random() * 2 - 1];
    while (Math.hypot(...point) > 1);
    places.set(
      point.map((c) => c * radius),
      node * 3,
    );
  }
  return places;
}
