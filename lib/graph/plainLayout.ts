/*
 * The engine's algorithm in plain JavaScript, as well as it can be written there: typed arrays, no
 * allocation in a step, doubles for arithmetic and floats for storage. It is what WebAssembly has to
 * be compared with: the race on the page and the benchmark run it, nothing else does. Read
 * wasm/engine for what each part is for; the parts have the same names here.
 */
import { createMortonOrder } from './plain/mortonOrder';
import { createSprings } from './plain/springs';
import { createTree } from './plain/tree';
import { createWalk } from './plain/walk';

const STEPS_PER_SORT = 8;
const MAX_SLACK = 1.6;

export interface PlainLayoutOptions {
  theta: number;
  repulsion: number;
  restLength: number;
  velocityRetention: number;
  /** Whether a group's list is made by the engine's queue: the same list, a little later here. */
  withQueue?: boolean;
}

export interface PlainLayout {
  /** x y z a node. */
  places: Float32Array;
  velocities: Float32Array;
  repel(alpha: number): void;
  step(alpha: number): void;
}

/** A free layout of the graph in 3D, starting at `start` (x y z a node). */
export function plainLayout(
  nodeCount: number,
  edges: Uint32Array,
  start: ArrayLike<number>,
  options: PlainLayoutOptions,
): PlainLayout {
  const n = nodeCount;
  const places = Float32Array.from(start);
  const velocities = new Float32Array(n * 3);
  const bodies = new Float32Array(n * 3);
  const forces = new Float32Array(n * 3);
  const { keys, order, sort } = createMortonOrder(n);
  const tree = createTree(keys, bodies);
  const walk = createWalk(tree, bodies, forces, options.theta, options.withQueue);
  const applySprings = createSprings(n, edges, options.restLength);
  let stepsSinceSort = STEPS_PER_SORT;
  let sizeAtSort = 0;

  function gatherBodies(): void {
    for (let i = 0; i < n; i++) {
      const node = order[i]! * 3;
      bodies[i * 3] = places[node]!;
      bodies[i * 3 + 1] = places[node + 1]!;
      bodies[i * 3 + 2] = places[node + 2]!;
    }
  }

  function repel(alpha: number): void {
    if (!n) return;
    let sortNow = ++stepsSinceSort >= STEPS_PER_SORT;
    if (!sortNow) {
      gatherBodies();
      sortNow = tree.measure() > sizeAtSort * MAX_SLACK;
    }
    if (sortNow) {
      sort(places);
      gatherBodies();
      tree.cutCells();
      [stepsSinceSort, sizeAtSort] = [0, tree.measure()];
    }
    walk();
    const push = options.repulsion * alpha;
    for (let i = 0; i < n; i++) {
      const node = order[i]! * 3;
      velocities[node] = velocities[node]! + push * forces[i * 3]!;
      velocities[node + 1] = velocities[node + 1]! + push * forces[i * 3 + 1]!;
      velocities[node + 2] = velocities[node + 2]! + push * forces[i * 3 + 2]!;
    }
  }

  return {
    places,
    velocities,
    repel,
    step(alpha) {
      applySprings(places, velocities, alpha);
      repel(alpha);
      for (let i = 0; i < n * 3; i++) {
        const velocity = velocities[i]! * options.velocityRetention;
        velocities[i] = velocity;
        places[i] = places[i]! + velocity;
      }
    },
  };
}
