import type { NamedGraph } from '@/lib/graph/graph';

/*
 * What public/graph/graphophile.js offers, as far as the page uses it; its source is wasm/host. The
 * script stands alone, so its types are stated here and not imported.
 */
export type Colour = readonly [number, number, number];

export interface Inks {
  ground: Colour;
  edge: Colour;
  nodes: readonly [Colour, Colour, Colour, Colour];
}

export interface Report {
  fps: number;
  stepMs: number;
  frameMs: number;
  nodes: number;
  edges: number;
  forceError: number;
  settled: boolean;
}

export type HostMessage =
  | { kind: 'ready'; renderer: 'webgl' | 'engine'; simd: boolean }
  | { kind: 'loaded'; nodes: number; edges: number }
  | { kind: 'refused'; code: 'too-large' | 'no-such-node' | 'bad-weight'; index: number }
  | { kind: 'report'; report: Report }
  | { kind: 'picked'; node: number }
  | { kind: 'failed'; reason: string };

export interface Handle {
  load(graph: {
    nodeCount: number;
    edges: Uint32Array;
    weights?: Float32Array | undefined;
    places?: Float32Array | undefined;
    inks?: Uint8Array | undefined;
    sphereRadius?: number | undefined;
  }): void;
  setMoving(moving: boolean): void;
  setInks(inks: Inks): void;
  turn(right: number, down: number): void;
  zoom(factor: number): void;
  step(): void;
  reset(): void;
  focus(node: number): void;
  stop(): void;
}

export interface Host {
  mount(
    canvas: HTMLCanvasElement,
    options: {
      fps?: HTMLElement;
      inks?: Inks;
      moving?: boolean;
      renderer?: 'webgl' | 'engine' | 'auto';
      wheel?: () => boolean;
      onMessage?: (message: HostMessage) => void;
    },
  ): Handle;
}

declare global {
  interface Window {
    graphophile?: Host;
  }
}

export function loadInto(handle: Handle, graph: NamedGraph): void {
  const { names, edges, weights, places, inks, sphereRadius } = graph;
  handle.load({ nodeCount: names.length, edges, weights, places, inks, sphereRadius });
}
