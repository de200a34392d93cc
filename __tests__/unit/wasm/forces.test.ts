import { bruteForce, FREE, ON_SPHERE, radiusFor, relativeError } from './arrangements';
import { COMPILE_MS, compiledEngine, EngineUnderTest } from './engineUnderTest';

const NODES = 2000;
const BUILDS = [
  ['with SIMD', true],
  ['without SIMD', false],
] as const;

describe.each(BUILDS)('the forces of the engine %s, beside brute force in float64', (_, simd) => {
  let wasm: Uint8Array<ArrayBuffer>;
  beforeAll(() => {
    wasm = compiledEngine(simd);
  }, COMPILE_MS);

  function forcesOn(places: Float64Array, sphere: number, allowedError: number): Float64Array {
    const engine = new EngineUnderTest(wasm);
    const nodeCount = places.length / 3;
    engine.load({ nodeCount, places });
    engine.exports.configure(3.5, allowedError, 1, 30, 0.6, 0, sphere);
    engine.exports.repel(1);
    const velocities = engine.velocities();
    return Float64Array.from(
      { length: places.length },
      (_, i) => velocities[Math.floor(i / 3) * 4 + (i % 3)] ?? 0,
    );
  }

  test.each(Object.keys(FREE))(
    'are wrong by at most 2.5 % where nodes are free and %s',
    (name) => {
      const places = FREE[name]!(NODES);
      expect(relativeError(bruteForce(places), forcesOn(places, 0, 0.02))).toBeLessThan(0.025);
    },
    60_000,
  );

  test.each(Object.keys(ON_SPHERE))(
    'are wrong by at most 3 %% where nodes are on the sphere and %s',
    (name) => {
      const places = ON_SPHERE[name]!(NODES);
      const found = forcesOn(places, radiusFor(NODES), 0.025);
      expect(relativeError(bruteForce(places), found)).toBeLessThan(0.03);
    },
    60_000,
  );

  test('are next to nothing where all nodes are in one place', () => {
    const forces = forcesOn(new Float64Array(500 * 3).fill(12.5), 0, 0.02);
    expect(Math.max(...forces.map(Math.abs))).toBeLessThan(0.001);
  });

  test('are exact to single precision for a group that fits into one list', () => {
    const places = FREE.random!(60);
    expect(relativeError(bruteForce(places), forcesOn(places, 0, 0.02))).toBeLessThan(1e-5);
  });

  test('grow no faster than n log n: the pairs evaluated for 16 times the nodes', () => {
    const pairs = [2000, 32_000].map((nodeCount) => {
      const engine = new EngineUnderTest(wasm);
      engine.load({ nodeCount });
      engine.exports.scatter(1, 10 * Math.cbrt(nodeCount));
      engine.exports.configure(1.5, 0, 1, 30, 0.6, 0, 0);
      engine.exports.repel(1);
      return engine.exports.interactionCount();
    });
    const [few = 1, many = 1] = pairs;
    const nLogN = (32_000 * Math.log(32_000)) / (2000 * Math.log(2000));
    expect(many / few).toBeLessThan(nLogN);
  });
});
