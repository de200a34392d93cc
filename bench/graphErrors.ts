import { loadWasmLayout } from '@/lib/graph/race/wasmLayout';
import { seededRandom } from '@/lib/math/random';
import { d3Forces } from './graphEngines';
import { settledTask } from './graphRounds';

/*
 * How wrong the forces of the engine and of d3 are on the benchmark's graphs.
 */

const ERROR_SAMPLE = 1000;

const rounded = (value: number) => Number(value.toPrecision(3));

/** The errors on a graph of so many nodes, and the theta that the engine found for it. */
export function measureErrors(nodes: number, wasm: Uint8Array) {
  const { graph, places } = settledTask(nodes, wasm);
  const { engine, velocities } = loadWasmLayout(wasm, graph, places, 1);
  engine.repel(1);
  const d3 = d3Forces(places);
  const ours = (at: number) => velocities[Math.floor(at / 3) * 4 + (at % 3)] ?? 0;
  return {
    nodes,
    edges: graph.edges.length >> 1,
    errors: {
      engine: rounded(errorOf(places, ours, 1)),
      theta: rounded(engine.currentTheta()),
      d3: rounded(errorOf(places, (at) => d3[at] ?? 0, 0)),
    },
  };
}

/** The root mean square error on a sample, beside brute force in double precision. */
function errorOf(places: Float32Array, found: (axis: number) => number, softening: number): number {
  const random = seededRandom(3);
  let wrong = 0;
  let whole = 0;
  for (let i = 0; i < ERROR_SAMPLE; i++) {
    const node = Math.floor((random() * places.length) / 3) * 3;
    const exact = [0, 0, 0];
    for (let other = 0; other < places.length; other += 3) {
      const d = [0, 1, 2].map((axis) => (places[node + axis] ?? 0) - (places[other + axis] ?? 0));
      const [x = 0, y = 0, z = 0] = d;
      const squared = x * x + y * y + z * z + softening;
      if (squared > 0)
        d.forEach((along, axis) => (exact[axis] = (exact[axis] ?? 0) + along / squared));
    }
    exact.forEach((force, axis) => {
      wrong += (found(node + axis) - force) ** 2;
      whole += force * force;
    });
  }
  return Math.sqrt(wrong / whole);
}
