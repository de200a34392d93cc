import { ALPHA_DECAY } from '@/lib/graph/engine';
import { seededRandom } from '@/lib/math/random';
import { FREE, radiusFor, relativeError } from './arrangements';
import { COMPILE_MS, compiledEngine, EngineUnderTest, type TestGraph } from './engineUnderTest';

/** Steps until a layout that starts at random has swung into its shape. */
const SWING_STEPS = 6;

const BUILDS = [
  ['with SIMD', true],
  ['without SIMD', false],
] as const;

/** A graph in which each new node joins two that are already there. */
function attachment(nodeCount: number, seed = 1): number[][] {
  const random = seededRandom(seed);
  const edges: number[][] = [];
  const ends = [0];
  for (let node = 1; node < nodeCount; node++) {
    for (let link = 0; link < 2; link++) {
      const other = ends[Math.floor(random() * ends.length)] ?? 0;
      edges.push([other, node]);
      ends.push(other, node);
    }
  }
  return edges;
}

/** What the forces are the slope of: ln of every distance, and the stretched springs. */
function energyOf(places: Float64Array, edges: number[][]): number {
  const squared = (a: number, b: number) => {
    const x = (places[a * 3] ?? 0) - (places[b * 3] ?? 0);
    const y = (places[a * 3 + 1] ?? 0) - (places[b * 3 + 1] ?? 0);
    const z = (places[a * 3 + 2] ?? 0) - (places[b * 3 + 2] ?? 0);
    return x * x + y * y + z * z;
  };
  let energy = 0;
  for (let i = 0; i < places.length / 3; i++) {
    for (let j = 0; j < i; j++) energy -= 30 * 0.5 * Math.log(squared(i, j) + 1);
  }
  const degrees = new Map<number, number>();
  edges.flat().forEach((node) => degrees.set(node, (degrees.get(node) ?? 0) + 1));
  for (const [a = 0, b = 0] of edges) {
    const [da, db] = [degrees.get(a) ?? 1, degrees.get(b) ?? 1];
    const stiffness = 1 / Math.min(da, db) / (1 / da + 1 / db);
    energy += 0.5 * stiffness * (Math.sqrt(squared(a, b)) - 30) ** 2;
  }
  return energy;
}

describe.each(BUILDS)('a layout by the engine %s', (_, simd) => {
  let wasm: Uint8Array<ArrayBuffer>;
  beforeAll(() => {
    wasm = compiledEngine(simd);
  }, COMPILE_MS);

  function started(graph: TestGraph, sphere = 0, allowedError = 0.02): EngineUnderTest {
    const engine = new EngineUnderTest(wasm);
    expect(engine.load(graph)).toBe(0);
    if (!graph.places) engine.exports.scatter(1, 10 * Math.cbrt(graph.nodeCount));
    engine.exports.configure(3.5, allowedError, 30, 30, 0.6, sphere ? 0 : 0.02, sphere);
    return engine;
  }

  test('lowers its energy in every step, from the first swing to its rest', () => {
    const edges = attachment(400);
    const engine = started({ nodeCount: 400, edges });
    const energies = [energyOf(engine.places(), edges)];
    for (let step = 0, alpha = 1; step < 300; step++, alpha -= alpha * ALPHA_DECAY) {
      engine.exports.step(alpha);
      energies.push(energyOf(engine.places(), edges));
    }
    // At first all springs pull at once and the nodes swing past; from then on no step is lost.
    const afterSwing = energies.slice(SWING_STEPS);
    expect(afterSwing[0]).toBeLessThan(energies[0] ?? 0);
    afterSwing.forEach((energy, step) => {
      if (step > 0) expect(energy).toBeLessThan(afterSwing[step - 1] ?? 0);
    });
  });

  test('costs no step many times another, while the nodes leave the order they were sorted in', () => {
    const engine = started({ nodeCount: 20_000, edges: attachment(20_000) }, 0, 0);
    const pairs: number[] = [];
    for (let step = 0, alpha = 1; step < 24; step++, alpha -= alpha * ALPHA_DECAY) {
      engine.exports.step(alpha);
      pairs.push(engine.exports.interactionCount());
    }
    expect(Math.max(...pairs) / Math.min(...pairs)).toBeLessThan(4);
  });

  test.each(Object.keys(FREE))('never makes a number that is none, from %s nodes', (name) => {
    const nodeCount = 700;
    const engine = started({
      nodeCount,
      edges: attachment(nodeCount),
      places: FREE[name]!(nodeCount),
    });
    engine.run(40);
    expect(engine.places().every(Number.isFinite)).toBe(true);
    expect(engine.velocities().every(Number.isFinite)).toBe(true);
  });

  test('mends places that are not numbers, and goes on', () => {
    const engine = started({ nodeCount: 40, edges: attachment(40) });
    engine.positions().set([NaN, Infinity, -Infinity], 8);
    engine.run(10);
    expect(engine.places().every(Number.isFinite)).toBe(true);
  });

  test.each([0, 1, 2])('works for %d nodes', (nodeCount) => {
    const engine = started({ nodeCount, edges: nodeCount === 2 ? [[0, 1]] : [] });
    engine.run(300);
    const places = engine.places();
    expect(places.every(Number.isFinite)).toBe(true);
    if (nodeCount === 2) {
      const apart = Math.hypot(...[0, 1, 2].map((k) => (places[k] ?? 0) - (places[k + 3] ?? 0)));
      expect(apart).toBeGreaterThan(30);
      expect(apart).toBeLessThan(60);
    }
  });

  test('takes loops, parallel edges and parts that nothing joins', () => {
    const edges = [
      [0, 0],
      [1, 2],
      [1, 2],
      [2, 1],
      [3, 4, 0],
      [5, 6, 2.5],
    ];
    const engine = started({ nodeCount: 8, edges });
    engine.run(300);
    const places = engine.places();
    expect(places.every(Number.isFinite)).toBe(true);
    expect(Math.max(...places.map(Math.abs))).toBeLessThan(1000);
  });

  test('holds every node on its sphere', () => {
    const nodeCount = 500;
    const radius = radiusFor(nodeCount);
    const engine = started({ nodeCount, edges: attachment(nodeCount) }, radius);
    engine.run(60);
    const places = engine.places();
    for (let node = 0; node < nodeCount; node++) {
      const from = Math.hypot(...places.subarray(node * 3, node * 3 + 3));
      expect(from / radius).toBeCloseTo(1, 4);
    }
  });

  test('is the same, bit for bit, for the same graph and seed, and another for another seed', () => {
    const run = (seed: number) => {
      const engine = new EngineUnderTest(wasm);
      engine.load({ nodeCount: 900, edges: attachment(900) });
      engine.exports.scatter(seed, 100);
      engine.exports.configure(3.5, 0.02, 30, 30, 0.6, 0.02, 0);
      engine.run(60);
      return engine.places();
    };
    const first = run(5);
    expect(run(5)).toEqual(first);
    expect(run(6)).not.toEqual(first);
  });

  test('is the same after other graphs, larger and smaller, were loaded before', () => {
    const edges = attachment(300);
    const lay = (engine: EngineUnderTest) => {
      engine.exports.scatter(1, 70);
      engine.exports.configure(3.5, 0.02, 30, 30, 0.6, 0.02, 0);
      engine.run(30);
      return engine.places();
    };
    const fresh = new EngineUnderTest(wasm);
    fresh.load({ nodeCount: 300, edges });
    const used = new EngineUnderTest(wasm);
    for (const nodeCount of [10, 5000, 5]) {
      used.load({ nodeCount, edges: attachment(nodeCount) });
      lay(used);
    }
    used.load({ nodeCount: 300, edges });
    expect(lay(used)).toEqual(lay(fresh));
  });

  test('grows its memory at most once a load, and not at all for a smaller graph', () => {
    const engine = new EngineUnderTest(wasm);
    engine.load({ nodeCount: 5000, edges: attachment(5000) });
    const { buffer } = engine.exports.memory;
    engine.exports.configure(3.5, 0.02, 30, 30, 0.6, 0.02, 0);
    engine.exports.scatter(1, 100);
    engine.run(10);
    engine.load({ nodeCount: 100, edges: attachment(100) });
    engine.run(10);
    expect(engine.exports.memory.buffer).toBe(buffer);
  });

  test('keeps theta to the error that was asked for, and says what it measured', () => {
    const engine = started({ nodeCount: 3000, places: FREE.collinear!(3000) });
    engine.exports.step(0.1);
    expect(engine.exports.currentTheta()).toBeLessThan(1.5);
    expect(engine.exports.forceError()).toBeGreaterThan(0);
    expect(engine.exports.forceError()).toBeLessThanOrEqual(0.0201);
  });
});

test(
  'both builds of the engine find the same forces, to a thousandth, and the same theta',
  () => {
    const [simd, scalar] = [true, false].map((vectors) => {
      const engine = new EngineUnderTest(compiledEngine(vectors));
      engine.load({ nodeCount: 2000, places: FREE.clustered!(2000) });
      engine.exports.configure(3.5, 0.02, 1, 30, 0.6, 0, 0);
      engine.exports.repel(1);
      return { theta: engine.exports.currentTheta(), forces: engine.velocities() };
    });
    expect(scalar?.theta).toBeCloseTo(simd!.theta, 3);
    expect(relativeError(simd!.forces, scalar!.forces)).toBeLessThan(0.001);
  },
  COMPILE_MS,
);
