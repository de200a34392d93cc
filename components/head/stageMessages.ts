import type { Mood } from '@/lib/mood';

export type Pose = 'home' | 'contact';

/** A pointer event as the orbit controls need it; it can cross to a worker. */
export type RelayedPointer = {
  type: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel';
  pointerId: number;
  pointerType: string;
  button: number;
  clientX: number;
  clientY: number;
  pageX: number;
  pageY: number;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
};

/** Where a visitor's attention is, in widths of the head's box from its middle: x right, y up. */
export type Attention = {
  x: number;
  y: number;
  /** Pointers and fingers also dent the cloud; the focus of the keyboard does not. */
  touches: boolean;
};

export type StageSize = { width: number; height: number; pixelRatio: number };

/** What the page tells the stage, wherever that runs. */
export type StageInput =
  | { kind: 'size'; size: StageSize }
  | { kind: 'look'; ink: boolean; pose: Pose; turned: boolean }
  /** Paused: one still picture. Unseen: off the screen or in a hidden tab. */
  | { kind: 'motion'; paused: boolean; seen: boolean }
  /** `sinceMs` inside is on the stage's own clock. */
  | { kind: 'mood'; mood: Mood }
  | { kind: 'attention'; attention: Attention | null }
  | { kind: 'pointer'; pointer: RelayedPointer };

/** What the stage tells the page. */
export type StageReport =
  | { kind: 'ready' }
  | { kind: 'model-failed'; error: unknown }
  /** No WebGL here: another stage may have it. */
  | { kind: 'unavailable' }
  | { kind: 'context-lost' }
  | { kind: 'context-restored' };

/** What the page sends to open a stage in a worker. */
export type OpenStage = {
  kind: 'open';
  canvas: OffscreenCanvas;
  modelUrl: string;
  seed: number;
  inputs: StageInput[];
  /** performance.timeOrigin of the page: times of the mood are counted from it. */
  timeOrigin: number;
};

export type Stage = {
  tell(input: StageInput): void;
  close(): void;
};
