import { dependencyGraph } from '@/scripts/graph/dependencyGraph';

const lock = {
  packages: {
    '': { dependencies: { next: '1' }, devDependencies: { jest: '1' } },
    'node_modules/next': { dependencies: { postcss: '1' }, peerDependencies: { react: '1' } },
    'node_modules/react': {},
    'node_modules/postcss': {},
    'node_modules/next/node_modules/postcss': { dependencies: { nanoid: '1' } },
    'node_modules/nanoid': {},
    'node_modules/jest': { dev: true },
    'node_modules/alone': {},
  },
};

describe('this site’s dependency graph', () => {
  const { nodes, edges } = dependencyGraph(lock);
  const named = edges.map(([a, b]) => `${nodes[a]?.name} > ${nodes[b]?.name}`);

  test('joins each package to what it needs, peers too', () => {
    expect(named).toEqual([
      'this site > next',
      'next > postcss',
      'next > react',
      'postcss > nanoid',
    ]);
  });

  test('looks for a package as Node does: in its own folder first, then above', () => {
    const [, nested] = edges[1] ?? [];
    expect(edges.find(([from]) => from === nested)).toBeDefined();
  });

  test('leaves out tools for development and what nothing is joined to', () => {
    expect(nodes.map(({ name }) => name)).not.toEqual(expect.arrayContaining(['jest']));
    expect(nodes.map(({ name }) => name)).not.toEqual(expect.arrayContaining(['alone']));
  });

  test('groups what the site names itself apart from the rest', () => {
    expect(nodes.find(({ name }) => name === 'next')?.group).toBe(1);
    expect(nodes.find(({ name }) => name === 'react')?.group).toBe(0);
    expect(nodes.find(({ name }) => name === 'this site')?.group).toBe(2);
  });

  test('is refused where the file is no lock file', () => {
    expect(() => dependencyGraph({ lockfileVersion: 1 })).toThrow();
  });
});
