import type { CanvasSize } from '@/lib/canvas-host/observe';
import type { Forces, GraphData, PainterKind, Palette } from '@/lib/graph/hostApi';

/** What a renderer is opened with. */
export interface GraphSetup {
  /** Where the engine's files lie, with a slash at the end. */
  base: string;
  renderer: PainterKind | 'auto';
}

/** What the page tells the renderer, wherever that runs. */
export type GraphInput =
  | { kind: 'load'; graph: GraphData }
  | { kind: 'size'; size: CanvasSize }
  | { kind: 'palette'; palette: Palette }
  /** Whether the layout steps and the graph turns; whether anybody can see it. */
  | { kind: 'motion'; moving: boolean; visible: boolean }
  /** By so many radians, to the right and down. */
  | { kind: 'turn'; right: number; down: number }
  | { kind: 'zoom'; factor: number }
  | { kind: 'step' }
  | { kind: 'reset' }
  /** Marks a node and its neighbours; NO_NODE marks none. */
  | { kind: 'focus'; node: number }
  | { kind: 'forces'; forces: Forces }
  /** Asks which node is drawn nearest to a place on the canvas, in CSS pixels. */
  | { kind: 'pick'; x: number; y: number; tapped: boolean };
