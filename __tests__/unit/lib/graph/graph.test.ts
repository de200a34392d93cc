import { readDependencies } from '@/lib/graph/dependencies';
import { degreesOf, hubsOf, neighboursOf } from '@/lib/graph/graph';
import { icosphere } from '@/lib/graph/icosphere';

const graph = {
  names: ['a', 'b', 'c', 'd'],
  edges: Uint32Array.of(0, 1, 0, 2, 1, 2, 0, 0, 1, 0),
};

test('a loop counts twice in a degree, and parallel edges each', () => {
  expect([...degreesOf(graph)]).toEqual([5, 3, 2, 0]);
});

test('hubs are the nodes with the most edges, most first', () => {
  expect(hubsOf(graph, 2)).toEqual([
    { node: 0, name: 'a', degree: 5 },
    { node: 1, name: 'b', degree: 3 },
  ]);
});

test('neighbours are named once each, without the node itself', () => {
  expect(neighboursOf(graph, 0)).toEqual([1, 2]);
  expect(neighboursOf(graph, 3)).toEqual([]);
});

describe('the icosphere', () => {
  test('of five cuts has 10,242 nodes and 30,720 edges', () => {
    const { names, edges } = icosphere(5);
    expect(names).toHaveLength(10_242);
    expect(edges).toHaveLength(2 * 30_720);
  });

  test('has six edges at every node, and five at its twelve corners', () => {
    const degrees = degreesOf(icosphere(3));
    expect([...degrees.subarray(0, 12)]).toEqual(Array(12).fill(5));
    expect(degrees.subarray(12).every((degree) => degree === 6)).toBe(true);
  });

  test('starts near its sphere, and in the same places for the same seed', () => {
    const { places, sphereRadius, names } = icosphere(2, 9);
    expect(icosphere(2, 9).places).toEqual(places);
    expect(icosphere(2, 8).places).not.toEqual(places);
    for (let node = 0; node < names.length; node++) {
      const far = Math.hypot(...places!.subarray(node * 3, node * 3 + 3));
      expect(Math.abs(far - sphereRadius!)).toBeLessThan(60 * Math.sqrt(3));
    }
  });
});

test('the dependency file becomes a graph with names and the second ink for what the site names', () => {
  const read = readDependencies({
    nodes: [
      { name: 'this site', group: 2 },
      { name: 'next', group: 1 },
      { name: 'postcss', group: 0 },
    ],
    edges: [
      [0, 1],
      [1, 2],
    ],
  });
  expect(read.names).toEqual(['this site', 'next', 'postcss']);
  expect([...read.edges]).toEqual([0, 1, 1, 2]);
  expect([...read.colourIndices!]).toEqual([1, 1, 0]);
});

test('a file that is no dependency graph is refused with a sentence', () => {
  expect(() => readDependencies({ nodes: 3 })).toThrow(/Build it anew/);
});
