import { createRequire } from 'node:module';
import { forceLink, forceManyBody, forceSimulation, type Place } from 'd3-force-3d';
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

export function plainContestant(task: Task, theta: number): Contestant {
  const { graph, places } = task;
  const layout = plainLayout(graph.names.length, graph.edges, places, {
    ...{
      theta,
      repulsion: REPULSION,
      restLength: REST_LENGTH,
      velocityRetention: VELOCITY_RETENTION,
    },
  });
  return {
    name: 'Plain JavaScript, without the queue',
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

interface NgraphLayout {
  setNodePosition(id: number, x: number, y: number, z: number): void;
  step(): void;
}

export function ngraphContestant({ graph, places }: Task): Contestant {
  const require = createRequire(import.meta.url);
  const createGraph: () => {
    addNode(id: number): void;
    addLink(a: number, b: number): void;
  } = require('ngraph.graph');
  const createLayout: (
    graph: unknown,
    settings: object,
  ) => NgraphLayout = require('ngraph.forcelayout');
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

export async function forceAtlasContestant({ graph, places }: Task): Promise<Contestant> {
  const require = createRequire(import.meta.url);
  const { UndirectedGraph } = await import('graphology');
  const helpers = require('graphology-layout-forceatlas2/helpers');
  const iterate: (
    settings: object,
    nodes: Float32Array,
    edges: Float32Array,
  ) => void = require('graphology-layout-forceatlas2/iterate');
  const defaults: object = require('graphology-layout-forceatlas2/defaults');
  const copy = new UndirectedGraph();
  placesAsObjects(places).forEach(({ x, y }, node) => copy.addNode(node, { x, y }));
  edgePairs(graph).forEach(([a, b]) => copy.mergeEdge(a, b));
  const matrices: { nodes: Float32Array; edges: Float32Array } = helpers.graphToByteArrays(
    copy,
    () => 1,
  );
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
