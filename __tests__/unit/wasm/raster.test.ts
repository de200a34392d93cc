import { COMPILE_MS, compiledEngine, EngineUnderTest } from './engineUnderTest';

const WIDTH = 60;
const HEIGHT = 40;
const GROUND = 0xff000000;
const RED = 0xff0000ff;
const GREEN = 0xff00ff00;

describe('the rasteriser', () => {
  let engine: EngineUnderTest;
  beforeAll(() => void compiledEngine(true), COMPILE_MS);
  beforeEach(() => {
    engine = new EngineUnderTest(compiledEngine(true));
  });

  /** Looks along z from 100 units away, 1 pixel a unit at the origin, edges green, nodes red. */
  function drawn(
    places: number[],
    edges: number[][],
    focus = -1,
  ): (x: number, y: number) => number {
    engine.load({ nodeCount: places.length / 3, edges, places });
    const { exports } = engine;
    const nodeStyles = new Uint8Array(
      exports.memory.buffer,
      exports.nodeStyles(),
      engine.nodeCount * 4,
    );
    for (let node = 0; node < engine.nodeCount; node++) nodeStyles[node * 4 + 1] = 16;
    if (focus >= 0) nodeStyles[focus * 4 + 2] = 1;
    const view = new Float32Array(exports.memory.buffer, exports.view(), 32);
    view.set([1, 0, 0, 0, 1, 0, 0, 0, 1, 100, 100, 30, 0.8, 1]);
    const words = new Uint32Array(exports.memory.buffer, exports.view(), 32);
    words.set([GROUND, GREEN, RED, 0xffff0000, RED, RED, focus >= 0 ? 1 : 0], 14);
    expect(exports.resize(WIDTH, HEIGHT)).toBe(1);
    exports.draw();
    const pixels = new Uint32Array(exports.memory.buffer, exports.pixels(), WIDTH * HEIGHT);
    return (x, y) => pixels[y * WIDTH + x] ?? 0;
  }

  const red = (pixel: number) => pixel & 255;
  const green = (pixel: number) => (pixel >> 8) & 255;
  const blue = (pixel: number) => (pixel >> 16) & 255;

  test('paints a node where it is projected, right of the middle for x and above it for y', () => {
    const at = drawn([10, 5, 0], []);
    expect(red(at(40, 15))).toBeGreaterThan(100);
    expect(at(20, 15)).toBe(GROUND);
    expect(at(40, 25)).toBe(GROUND);
  });

  test('draws an edge between its ends and nowhere else', () => {
    const at = drawn([-20, 0, 0, 20, 0, 0], [[0, 1]]);
    expect(green(at(30, 20)) + green(at(30, 19))).toBeGreaterThan(40);
    expect(at(30, 10)).toBe(GROUND);
    expect(at(5, 20)).toBe(GROUND);
  });

  test('draws what is farther fainter', () => {
    const near = drawn([0, 0, -25], []);
    const before = red(near(30, 20));
    const far = drawn([0, 0, 25], []);
    expect(red(far(30, 20))).toBeLessThan(before);
  });

  test('draws the edges of the node in focus in the second ink', () => {
    const edges = [
      [0, 1],
      [2, 3],
    ];
    const places = [-20, 10, 0, 20, 10, 0, -20, -10, 0, 20, -10, 0];
    const at = drawn(places, edges, 0);
    expect(blue(at(30, 10)) + blue(at(30, 9))).toBeGreaterThan(60);
    expect(blue(at(30, 30)) + blue(at(30, 29))).toBe(0);
  });

  test('survives nodes behind the eye, far outside the picture and in the corners', () => {
    const at = drawn(
      [0, 0, -200, 1e7, 1e7, 0, -30, 20, 0, 29.9, -19.9, 0],
      [
        [0, 1],
        [1, 2],
        [2, 3],
        [0, 3],
      ],
    );
    expect(red(at(0, 0))).toBeGreaterThan(0);
  });

  test('refuses a picture larger than it may be', () => {
    expect(engine.exports.resize(4096, 4096)).toBe(0);
    expect(engine.exports.resize(0, 10)).toBe(0);
  });
});
