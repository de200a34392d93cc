/** A graph as the stage takes it: typed arrays, so that it can be handed to a worker as it is. */
export interface StageGraph {
  nodeCount: number;
  /** Pairs of node indices. */
  edges: Uint32Array;
  /** A weight an edge; 1 each where it is missing. */
  weights?: Float32Array | undefined;
  /** Where the nodes start, x y z each; scattered where it is missing. */
  places?: Float32Array | undefined;
  /** Which of four inks a node is drawn in; the first where it is missing. */
  inks?: Uint8Array | undefined;
  /** Radii in eighths of a pixel; by the number of edges where they are missing. */
  radii?: Uint8Array | undefined;
  /** Holds the nodes on a sphere of that radius, in units; 0 leaves them free. */
  sphereRadius?: number | undefined;
  /** The same seed gives the same layout. */
  seed?: number | undefined;
}

/** Colours, each [red, green, blue] from 0 to 255. */
export type Colour = readonly [number, number, number];
export interface Inks {
  ground: Colour;
  edge: Colour;
  nodes: readonly [Colour, Colour, Colour, Colour];
}

/** What draws: the graphics card through WebGL2, or the engine's own rasteriser. */
export type Renderer = 'webgl' | 'engine';

export type ToStage =
  | {
      kind: 'start';
      canvas: OffscreenCanvas | HTMLCanvasElement;
      /** Where the engine's files lie, with a slash at the end. */
      base: string;
      renderer: Renderer | 'auto';
    }
  | { kind: 'load'; graph: StageGraph }
  /** In CSS pixels, and device pixels for each. */
  | { kind: 'resize'; width: number; height: number; ratio: number }
  | { kind: 'inks'; inks: Inks }
  /** Whether the layout steps and the graph turns; whether anybody can see it. */
  | { kind: 'run'; moving: boolean; seen: boolean }
  /** By so many radians, to the right and down. */
  | { kind: 'turn'; right: number; down: number }
  | { kind: 'zoom'; factor: number }
  | { kind: 'step' }
  | { kind: 'reset' }
  /** Marks a node and its neighbours; -1 marks none. */
  | { kind: 'focus'; node: number }
  /** Asks which node is drawn nearest to a place on the canvas, in CSS pixels. */
  | { kind: 'pick'; x: number; y: number }
  | { kind: 'stop' };

/** How it runs, once a second. Times in milliseconds, medians of that second. */
export interface Report {
  /** Frames that were presented in this second. */
  fps: number;
  stepMs: number;
  frameMs: number;
  nodes: number;
  edges: number;
  /** The share by which the forces were wrong when last measured. */
  forceError: number;
  /** Whether the layout has come to rest. */
  settled: boolean;
}

export type FromStage =
  | { kind: 'ready'; renderer: Renderer; simd: boolean }
  | { kind: 'loaded'; nodes: number; edges: number }
  | { kind: 'refused'; code: LoadRefusal; index: number }
  | { kind: 'report'; report: Report }
  /** `node` is -1 where none is near. */
  | { kind: 'picked'; node: number }
  | { kind: 'failed'; reason: string };

export type LoadRefusal = 'too-large' | 'no-such-node' | 'bad-weight';
