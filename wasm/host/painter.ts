import type { Palette } from '@/lib/graph/hostApi';
import type { Rotation } from './camera';

export type AnyCanvas = OffscreenCanvas | HTMLCanvasElement;

/** What a picture needs to be drawn. Lengths in device pixels and units of the layout. */
export interface Scene {
  places: Float32Array<ArrayBuffer>;
  nodeStyles: Uint8Array<ArrayBuffer>;
  nodeCount: number;
  /** Pairs of node indices. */
  edges: Uint32Array;
  turn: Rotation;
  distance: number;
  focal: number;
  radius: number;
  edgeOpacity: number;
  nodeScale: number;
  width: number;
  height: number;
  palette: Palette;
  /** The node in focus, or -1. */
  focus: number;
}

export interface Painter {
  /** The most device pixels that it draws at an acceptable rate. */
  maxPixels: number;
  /** Whether the frame before is still being drawn. */
  busy(): boolean;
  /** A graph was loaded. */
  renew?(scene: Scene): void;
  /** Looks or the focus changed. */
  mark?(scene: Scene): void;
  paint(scene: Scene): void;
  dispose?(): void;
}
