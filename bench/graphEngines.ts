import { forceLink, forceManyBody, forceSimulation, type Place } from 'd3-force-3d';
import { UndirectedGraph } from 'graphology';
import defaults from 'graphology-layout-forceatlas2/defaults.js';
import helpers from 'graphology-layout-forceatlas2/helpers.js';
import iterate from 'graphology-layout-forceatlas2/iterate.js';
import createLayout from 'ngraph.forcelayout';
import createGraph from 'ngraph.graph';
import {
  ALLOWED_ERROR,
  MAX_THETA,
  REPULSION,
  REST_LENGTH,
  VELOCITY_RETENTION,
} from '@/lib/graph/engine';
import type { NamedGraph } from '@/lib/graph/graph';
import { plainLayout } from '@/lib/graph/plainLayout';
import { loadWasmLayout } from '@/lib/graph/race/wasmLayout';

/* Those who are measured, as each is called in Node and in a browser. */

/** Something that moves a layout on by one step. */
export interface Contestant {
  name: string;
  /** What it was told, as it would be written in code. */
  settings: string;
  step: () => void;
}

export interface Task {
  graph: NamedGraph;
  /** Where all of them start: a layout that has already found its shape. */
  places: Float32Array;
}

const ALPHA = 0.1;
const THETA = 0.9;

export function wasmContestant(name: string, wasm: Uint8Array, task: Task): Contestant {
  const { engine } = loadWasmLayout(wasm, task.graph, task.places);
  return {
    name,
    settings: `force error kept to ${ALLOWED_ERROR * 100} %, theta at most ${MAX_THETA}, 3D`,
    step: () => engine.step(ALPHA),
  };
}

/** With the queue it is the engine's algorithm, line for line; without it, it is faster. */
export function plainContestant(task: Task, theta: number, withQueue: boolean): Contestant {
  const { graph, places } = task;
  const layout = plainLayout(graph.names.length, graph.edges, places, {
    ...{ theta, withQueue },
    repulsion: REPULSION,
    restLength: REST_LENGTH,
    velocityRetention: VELOCITY_RETENTION,
  });
  return {
    name: `Plain JavaScript, ${withQueue ? 'with' : 'without'} the queue`,
    settings: `theta as the engine found it (${theta.toFixed(2)}), typed arrays, 3D`,
    step: () => layout.step(ALPHA),
  };
}

export function d3Contestant({ graph, places }: Task): Contestant {
  const nodes = placesAsObjects(places);
  const links = edgePairs(graph).map(([source, target]) => ({ source, target }));
  const simulation = forceSimulation(nodes, 3)
    .stop()
    .alphaDecay(0)
    .alpha(ALPHA)
    .force('link', forceLink(links))
    .force('charge', forceManyBody().theta(THETA));
  return {
    name: 'd3-force-3d',
    settings: `forceLink(), forceManyBody().theta(${THETA}), alpha ${ALPHA}, 3 dimensions`,
    step: () => void simulation.tick(),
  };
}

export function ngraphContestant({ graph, places }: Task): Contestant {
  const copy = createGraph();
  graph.names.forEach((_, node) => copy.addNode(node));
  edgePairs(graph).forEach(([a, b]) => copy.addLink(a, b));
  const layout = createLayout(copy, { dimensions: 3, theta: THETA });
  placesAsObjects(places).forEach(({ x, y, z }, node) => layout.setNodePosition(node, x, y, z));
  return {
    name: 'ngraph.forcelayout',
    settings: `{ dimensions: 3, theta: ${THETA} }`,
    step: () => layout.step(),
  };
}

export function forceAtlasContestant({ graph, places }: Task): Contestant {
  const copy = new UndirectedGraph();
  placesAsObjects(places).forEach(({ x, y }, node) => copy.addNode(node, { x, y }));
  edgePairs(graph).forEach(([a, b]) => copy.mergeEdge(a, b));
  const matrices = helpers.graphToByteArrays(copy, () => 1);
  const settings = { ...defaults, barnesHutOptimize: true, barnesHutTheta: THETA };
  return {
    name: 'graphology ForceAtlas2',
    settings: `{ barnesHutOptimize: true, barnesHutTheta: ${THETA} }, 2 dimensions`,
    step: () => iterate(settings, matrices.nodes, matrices.edges),
  };
}

/** The repulsion of d3's many-body force alone, as it is shipped, for unit strength. */
export function d3Forces(places: Float32Array): Float64Array {
  const nodes: Place[] = placesAsObjects(places).map((place, index) => ({
    ...{ ...place, index },
    ...{ vx: 0, vy: 0, vz: 0 },
  }));
  const force = forceManyBody().strength(-1).theta(THETA);
  force.initialize(nodes, () => 0.5, 3);
  force(1);
  return Float64Array.from(nodes.flatMap(({ vx = 0, vy = 0, vz = 0 }) => [vx, vy, vz]));
}

function placesAsObjects(places: Float32Array): Place[] {
  return Array.from({ length: places.length / 3 }, (_, i) => ({
    x: places[i * 3] ?? 0,
    y: places[i * 3 + 1] ?? 0,
    z: places[i * 3 + 2] ?? 0,
  }));
}

function edgePairs({ edges }: NamedGraph): [number, number][] {
  return Array.from({ length: edges.length >> 1 }, (_, i) => [
    edges[i * 2] ?? 0,
    edges[i * 2 + 1] ?? 0,
  ]);
}
