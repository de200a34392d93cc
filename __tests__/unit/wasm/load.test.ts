import { COMPILE_MS, compiledEngine, EngineUnderTest } from './engineUnderTest';

const TOO_LARGE = 1;
const NO_SUCH_NODE = 2;
const BAD_WEIGHT = 3;

describe('loading a graph into the engine', () => {
  let engine: EngineUnderTest;
  beforeAll(() => void compiledEngine(true), COMPILE_MS);
  beforeEach(() => {
    engine = new EngineUnderTest(compiledEngine(true));
    engine.load({ nodeCount: 3, edges: [[0, 1]], places: [1, 2, 3, 4, 5, 6, 7, 8, 9] });
  });

  function expectOldGraph(): void {
    expect([...engine.places()]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    engine.exports.configure(3.5, 0.02, 30, 30, 0.6, 0.02, 0);
    engine.run(5);
    expect(engine.places().every(Number.isFinite)).toBe(true);
    expect([...engine.places()]).not.toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  }

  test('an edge to a node that does not exist is refused with its index, and the old graph stays', () => {
    expect(
      engine.load({
        nodeCount: 4,
        edges: [
          [0, 1],
          [1, 2],
          [2, 4],
        ],
      }),
    ).toBe(NO_SUCH_NODE);
    expect(engine.exports.errorIndex()).toBe(2);
    expectOldGraph();
  });

  test.each([NaN, Infinity, -Infinity, -1])(
    'a weight of %d is refused with its index, and the old graph stays',
    (weight) => {
      expect(
        engine.load({
          nodeCount: 4,
          edges: [
            [0, 1],
            [1, 2, weight],
          ],
        }),
      ).toBe(BAD_WEIGHT);
      expect(engine.exports.errorIndex()).toBe(1);
      expectOldGraph();
    },
  );

  test.each([100_000_000, 0xffffffff])(
    '%d nodes, too many for memory, are refused with their number, and the old graph stays',
    (nodeCount) => {
      expect(engine.load({ nodeCount })).toBe(TOO_LARGE);
      expect(engine.exports.errorIndex() >>> 0).toBe(nodeCount);
      expectOldGraph();
    },
  );

  test('edges of many nodes and weights pull as they should: the heavier one is shorter', () => {
    engine.load({
      nodeCount: 3,
      edges: [
        [0, 1, 9],
        [1, 2, 1],
      ],
    });
    engine.exports.scatter(1, 20);
    engine.exports.configure(3.5, 0.02, 30, 30, 0.6, 0, 0);
    engine.run(300);
    const places = engine.places();
    const apart = (a: number, b: number) =>
      Math.hypot(...[0, 1, 2].map((k) => (places[a * 3 + k] ?? 0) - (places[b * 3 + k] ?? 0)));
    expect(apart(0, 1)).toBeLessThan(apart(1, 2) + 1);
  });

  test('the engine imports nothing and weighs at most 12 KB with its rasteriser', () => {
    const wasm = compiledEngine(true);
    expect(WebAssembly.Module.imports(new WebAssembly.Module(wasm))).toEqual([]);
    expect(wasm.byteLength).toBeLessThanOrEqual(12 * 1024);
  });
});
