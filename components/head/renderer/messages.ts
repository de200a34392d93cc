import type { CanvasSize } from '@/lib/canvas-host/observe';
import type { ConversationStatus } from '@/lib/conversationStatus';

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

/** Where the head looks, in widths of its box from the box's middle: x right, y up. */
export type PointerTarget = {
  x: number;
  y: number;
  /** Pointers and fingers also dent the cloud; the focus of the keyboard does not. */
  dents: boolean;
};

/** What a renderer is opened with. */
export type HeadSetup = {
  modelUrl: string;
  seed: number;
  /** performance.timeOrigin of the page: times of the status are counted from it. */
  timeOrigin: number;
};

/** What the page tells the renderer, wherever that runs. */
export type HeadInput =
  | { kind: 'size'; size: CanvasSize }
  | { kind: 'appearance'; lightTheme: boolean; pose: Pose; turned: boolean }
  /** Paused: one still picture. Not visible: off the screen or in a hidden tab. */
  | { kind: 'motion'; paused: boolean; visible: boolean }
  /** `sinceMs` inside is on the page's clock. */
  | { kind: 'status'; status: ConversationStatus }
  | { kind: 'pointerTarget'; pointerTarget: PointerTarget | null }
  | { kind: 'pointer'; pointer: RelayedPointer };

/** What the renderer tells the page. */
export type HeadEvent =
  | { kind: 'ready' }
  | { kind: 'model-failed'; error: unknown }
  /** No WebGL here: another renderer may have it. */
  | { kind: 'unavailable'; reason?: string }
  | { kind: 'context-lost' }
  | { kind: 'context-restored' };
