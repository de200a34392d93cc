import type { NamedGraph } from './graph';

/** What the build writes to public/graph/dependencies.json. */
interface DependencyFile {
  nodes: { name: string; group: number }[];
  edges: [number, number][];
}

function isDependencyFile(value: unknown): value is DependencyFile {
  const file = value as Partial<DependencyFile> | null;
  return Array.isArray(file?.nodes) && Array.isArray(file.edges);
}

/** This site's own packages. Those that it names itself, and it, are in the second ink. */
export function readDependencies(value: unknown): NamedGraph {
  if (!isDependencyFile(value)) {
    throw new Error('The file of this site’s packages is not what it should be. Build it anew.');
  }
  return {
    names: value.nodes.map(({ name }) => name),
    edges: Uint32Array.from(value.edges.flat()),
    colourIndices: Uint8Array.from(value.nodes, ({ group }) => (group > 0 ? 1 : 0)),
  };
}
