import { attachmentGraph, ballOfPlaces } from '@/lib/graph/attachment';
import { plainLayout } from '@/lib/graph/plainLayout';
import { measureCost } from '@/lib/graph/race/cost';
import { runRace, type Standing } from '@/lib/graph/race/race';
import { loadWasmLayout } from '@/lib/graph/race/wasmLayout';
import { bruteForce, FREE, relativeError } from '../../wasm/arrangements';
import { COMPILE_MS, compiledEngine } from '../../wasm/engineUnderTest';

const OPTIONS = { theta: 1.2, repulsion: 1, restLength: 30, velocityRetention: 0.6 };

test('the algorithm in plain JavaScript finds the forces that brute force finds', () => {
  const places = FREE.random!(2000);
  const layout = plainLayout(2000, new Uint32Array(), places, OPTIONS);
  layout.repel(1);
  expect(relativeError(bruteForce(places), layout.velocities)).toBeLessThan(0.025);
});

test(
  'a step in plain JavaScript is the step that the engine takes without SIMD',
  () => {
    const graph = attachmentGraph(60);
    const start = ballOfPlaces(60);
    const plain = plainLayout(60, graph.edges, start, { ...OPTIONS, repulsion: 30 });
    const { engine, positions } = loadWasmLayout(compiledEngine(false), graph, start);
    for (let i = 0; i < 5; i++) {
      plain.step(0.5);
      engine.step(0.5);
    }
    const places = positions.filter((_, i) => i % 4 < 3);
    expect(relativeError(places, plain.places)).toBeLessThan(1e-4);
  },
  COMPILE_MS,
);

test('with the queue, plain JavaScript goes exactly the same way', () => {
  const { edges } = attachmentGraph(700);
  const [branches, queue] = [false, true].map((withQueue) => {
    const layout = plainLayout(700, edges, ballOfPlaces(700), { ...OPTIONS, withQueue });
    for (let step = 0; step < 5; step++) layout.step(0.5);
    return layout.places;
  });
  expect(queue).toEqual(branches);
});

test('a graph grown by attachment has two edges a new node and no loops', () => {
  const { edges, names } = attachmentGraph(500);
  expect(names).toHaveLength(500);
  expect(edges.length / 2).toBe(1 + 2 * 498);
  for (let i = 0; i < edges.length; i += 2) expect(edges[i]).not.toBe(edges[i + 1]);
});

test(
  'the race gives every runner a turn in every round and reports as it goes',
  async () => {
    const standings: Standing[] = [];
    let clock = 0;
    await runRace({
      ...{ nodeCount: 50, rounds: 3, turnMs: 1 },
      wasm: compiledEngine(true).buffer,
      loadD3: () => import('d3-force-3d'),
      now: () => (clock += 2),
      onStanding: (standing) => standings.push(structuredClone(standing)),
    });
    expect(standings.map(({ round }) => round)).toEqual([1, 2, 3]);
    expect(Object.values(standings[2]!.msPerStep)).toEqual([2, 2, 2]);
  },
  COMPILE_MS,
);

test(
  'the cost of a step is measured beside that of all pairs',
  () => {
    let clock = 0;
    const cost = measureCost(300, compiledEngine(true), () => (clock += 50));
    // A turn is one step here, and a reading of the clock later.
    expect(cost).toMatchObject({ nodes: 300, engineMs: 50, allPairsMs: (50 * 300) / 2 });
    expect(cost.enginePairs).toBeGreaterThan(300);
    expect(cost.enginePairs).toBeLessThanOrEqual(300 * 300);
  },
  COMPILE_MS,
);
