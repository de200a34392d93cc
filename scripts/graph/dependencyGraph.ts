import { z } from 'zod';

const dependencies = z.record(z.string(), z.string()).optional();
const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      dev: z.boolean().optional(),
      dependencies,
      optionalDependencies: dependencies,
      peerDependencies: dependencies,
      devDependencies: dependencies,
    }),
  ),
});

/** What public/graph/dependencies.json holds. */
export interface DependencyGraph {
  /** A node a package. `group` 0: the site runs on it; 1: the site names it itself; 2: this site. */
  nodes: { name: string; group: number }[];
  /** Pairs of indices into `nodes`: the first needs the second. */
  edges: [number, number][];
}

/**
 * The graph of what this site is made of: the packages that it needs to be built and served, and
 * which needs which, read from npm's lock file (version 3). Tools for development are left out.
 * @throws ZodError where the file is not a lock file of that version
 */
export function dependencyGraph(lock: unknown): DependencyGraph {
  const { packages } = lockFile.parse(lock);
  const kept = Object.keys(packages).filter((path) => !packages[path]?.dev);
  const indexOf = new Map(kept.map((path, index) => [path, index]));
  const named = new Set(Object.keys(packages['']?.dependencies ?? {}));

  const edges: [number, number][] = [];
  kept.forEach((path, from) => {
    const entry = packages[path];
    const needs = new Set([
      ...Object.keys(entry?.dependencies ?? {}),
      ...Object.keys(entry?.optionalDependencies ?? {}),
      ...Object.keys(entry?.peerDependencies ?? {}),
    ]);
    for (const name of needs) {
      const to = resolve(path, name, indexOf);
      if (to !== undefined && to !== from) edges.push([from, to]);
    }
  });
  return connected({
    nodes: kept.map((path) => ({
      name: path === '' ? 'this site' : packageName(path),
      group: path === '' ? 2 : named.has(packageName(path)) ? 1 : 0,
    })),
    edges,
  });
}

/** As Node looks for a package: in its own node_modules, then in each folder above. */
function resolve(from: string, name: string, indexOf: Map<string, number>): number | undefined {
  let folder = from;
  for (;;) {
    const found = indexOf.get(`${folder ? `${folder}/` : ''}node_modules/${name}`);
    if (found !== undefined) return found;
    if (!folder) return undefined;
    const up = folder.lastIndexOf('/node_modules/');
    folder = up < 0 ? '' : folder.slice(0, up);
  }
}

function packageName(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/** Optional binaries for other systems are listed with nothing that needs them here: left out. */
function connected({ nodes, edges }: DependencyGraph): DependencyGraph {
  const touched = new Set(edges.flat());
  const renamed = new Map<number, number>();
  const rest = nodes.filter((_, index) => {
    if (touched.has(index)) renamed.set(index, renamed.size);
    return touched.has(index);
  });
  return {
    nodes: rest,
    edges: edges.map(([from, to]) => [renamed.get(from) ?? 0, renamed.get(to) ?? 0]),
  };
}
