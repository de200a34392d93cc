/*
 * What public/graph/graphophile.js (source: wasm/host) and a page say to each other. The script and
 * the site's own components are both written against these types.
 */

/** A graph as it is laid out: typed arrays, so that it can be handed to a worker as it is. */
export interface GraphData {
  nodeCount: number;
  /** Pairs of node indices. */
  edges: Uint32Array;
  /** A weight an edge; 1 each where it is missing. */
  weights?: Float32Array | undefined;
  /** Where the nodes start, x y z each; scattered where it is missing. */
  places?: Float32Array | undefined;
  /** Which of the palette's four colours a node is drawn in; the first where it is missing. */
  colourIndices?: Uint8Array | undefined;
  /** Radii in eighths of a pixel; by the number of edges where they are missing. */
  radii?: Uint8Array | undefined;
  /** Holds the nodes on a sphere of that radius, in units; 0 leaves them free. */
  sphereRadius?: number | undefined;
  /** The same seed gives the same layout. */
  seed?: number | undefined;
}

/** [red, green, blue] from 0 to 255. */
export type Colour = readonly [number, number, number];

export interface Palette {
  ground: Colour;
  edge: Colour;
  nodes: readonly [Colour, Colour, Colour, Colour];
}

/** What draws: the graphics card through WebGL2, or the engine's own rasteriser. */
export type PainterKind = 'webgl' | 'engine';

/** How it runs, once a second. Times in milliseconds, medians of that second. */
export interface Report {
  /** Frames that were presented in this second. */
  fps: number;
  stepMs: number;
  frameMs: number;
  nodes: number;
  edges: number;
  /** The fraction by which the forces were wrong when last measured. */
  forceError: number;
  /** Whether the layout has come to rest. */
  settled: boolean;
}

/** What a visitor may change of a layout; what is missing is as the host has it. */
export interface Forces {
  repulsion?: number;
  /** The length that an edge would like to have, in units. */
  linkLength?: number;
  /** The fraction by which the forces may be wrong. */
  allowedError?: number;
}

export type LoadRefusal = 'too-large' | 'no-such-node' | 'bad-weight';

/** No node: nothing is pointed at, or near the pointer. */
export const NO_NODE = -1;

export type HostEvent =
  | { kind: 'ready'; renderer: PainterKind; simd: boolean }
  | { kind: 'loaded'; nodes: number; edges: number }
  /** The graph before it stays. `index` is that of the first edge at fault. */
  | { kind: 'refused'; code: LoadRefusal; index: number }
  | { kind: 'report'; report: Report }
  /** `node` is NO_NODE where none is near; `tapped` where it was pressed, and not only pointed at. */
  | { kind: 'picked'; node: number; tapped: boolean }
  /** No way to draw, in a worker or on the page. */
  | { kind: 'unavailable'; reason?: string };

export interface MountOptions {
  /** Where the frames a second are written, once a second. */
  fps?: HTMLElement;
  /** Colours; the canvas's own CSS colours where they are missing. */
  palette?: Palette;
  /** Whether the layout steps and the graph turns. True where it is missing. */
  moving?: boolean;
  renderer?: PainterKind | 'auto';
  /** Whether the wheel zooms. Otherwise it does so with Ctrl only, and scrolls the page. */
  wheelZooms?: () => boolean;
  onEvent?: (event: HostEvent) => void;
}

/** What a page can do with a graph that is mounted. */
export interface MountedGraph {
  load(graph: GraphData): void;
  setMoving(moving: boolean): void;
  setPalette(palette: Palette): void;
  /** By so many radians, to the right and down. */
  turn(right: number, down: number): void;
  zoom(factor: number): void;
  setForces(forces: Forces): void;
  step(): void;
  reset(): void;
  /** Marks a node and its neighbours; NO_NODE marks none. */
  focus(node: number): void;
  dispose(): void;
}

/** The script's global, `graphophile`. */
export interface Graphophile {
  mount(canvas: HTMLCanvasElement, options?: MountOptions): MountedGraph;
}
