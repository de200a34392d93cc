import { seededRandom } from '@/lib/math/random';
import type { NamedGraph } from './graph';

/** The length of an edge at rest, in the layout's units; the engine's host says the same. */
const REST_LENGTH = 30;
/** How far the start is from the solution, in edges. */
const SHAKE_EDGES = 2;

const GOLDEN = (1 + Math.sqrt(5)) / 2;
const CORNERS = [
  ...[-1, GOLDEN, 0, 1, GOLDEN, 0, -1, -GOLDEN, 0, 1, -GOLDEN, 0],
  ...[0, -1, GOLDEN, 0, 1, GOLDEN, 0, -1, -GOLDEN, 0, 1, -GOLDEN],
  ...[GOLDEN, 0, -1, GOLDEN, 0, 1, -GOLDEN, 0, -1, -GOLDEN, 0, 1],
];
const FACES = [
  ...[0, 11, 5, 0, 5, 1, 0, 1, 7, 0, 7, 10, 0, 10, 11],
  ...[1, 5, 9, 5, 11, 4, 11, 10, 2, 10, 7, 6, 7, 1, 8],
  ...[3, 9, 4, 3, 4, 2, 3, 2, 6, 3, 6, 8, 3, 8, 9],
  ...[4, 9, 5, 2, 4, 11, 6, 2, 10, 8, 6, 7, 9, 8, 1],
];

/**
 * An icosahedron whose faces have been cut in four `cuts` times: 10 * 4^cuts + 2 nodes of six edges
 * (five at its twelve corners), 30 * 4^cuts edges. Five cuts give 10,242 and 30,720. The nodes
 * start shaken out of place, so that there is something to lay out.
 */
export function icosphere(cuts: number, seed = 1): NamedGraph {
  const { points, faces } = cutIcosahedron(cuts);
  const nodeCount = points.length / 3;
  const sphereRadius = REST_LENGTH * Math.sqrt((nodeCount * Math.sqrt(3)) / 2 / (4 * Math.PI));
  return {
    names: Array.from({ length: nodeCount }, (_, node) => `node ${node + 1}`),
    edges: edgesOf(faces, nodeCount),
    colourIndices: Uint8Array.from({ length: nodeCount }, (_, node) => (node < 12 ? 1 : 0)),
    places: shaken(points, sphereRadius, seed),
    sphereRadius,
  };
}

/** The corners and triangles of the same, before its points are put on a sphere: three numbers each. */
export function cutIcosahedron(cuts: number): { points: number[]; faces: number[] } {
  const points = [...CORNERS];
  let faces = [...FACES];
  for (let cut = 0; cut < cuts; cut++) faces = cutFaces(points, faces);
  return { points, faces };
}

function cutFaces(points: number[], faces: number[]): number[] {
  const middles = new Map<string, number>();
  const middle = (a: number, b: number): number => {
    const key = a < b ? `${a} ${b}` : `${b} ${a}`;
    const known = middles.get(key);
    if (known !== undefined) return known;
    const made = points.length / 3;
    for (let axis = 0; axis < 3; axis++) {
      points.push(((points[a * 3 + axis] ?? 0) + (points[b * 3 + axis] ?? 0)) / 2);
    }
    middles.set(key, made);
    return made;
  };
  const cut: number[] = [];
  for (let i = 0; i < faces.length; i += 3) {
    const [a = 0, b = 0, c = 0] = faces.slice(i, i + 3);
    const [ab, bc, ca] = [middle(a, b), middle(b, c), middle(c, a)];
    cut.push(a, ab, ca, b, bc, ab, c, ca, bc, ab, bc, ca);
  }
  return cut;
}

function edgesOf(faces: number[], nodeCount: number): Uint32Array {
  const keys = new Set<number>();
  for (let i = 0; i < faces.length; i += 3) {
    const corners = faces.slice(i, i + 3);
    corners.forEach((a, at) => {
      const b = corners[(at + 1) % 3] ?? 0;
      keys.add(Math.min(a, b) * nodeCount + Math.max(a, b));
    });
  }
  return Uint32Array.from(
    [...keys].flatMap((key) => [Math.floor(key / nodeCount), key % nodeCount]),
  );
}

function shaken(points: number[], radius: number, seed: number): Float32Array {
  const random = seededRandom(seed);
  const places = new Float32Array(points.length);
  for (let at = 0; at < points.length; at += 3) {
    const [x = 0, y = 0, z = 0] = points.slice(at, at + 3);
    const scale = radius / Math.hypot(x, y, z);
    [x, y, z].forEach((coordinate, axis) => {
      places[at + axis] = coordinate * scale + (random() * 2 - 1) * SHAKE_EDGES * REST_LENGTH;
    });
  }
  return places;
}
