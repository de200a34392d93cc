import { observeSize, observeVisibility } from '@/lib/canvas-host/observe';
import { type CanvasRenderer, openInWorkerOrPage } from '@/lib/canvas-host/openInWorkerOrPage';
import {
  type Colour,
  type HostEvent,
  type MountedGraph,
  type MountOptions,
  NO_NODE,
  type Palette,
} from '@/lib/graph/hostApi';
import { createGraphRenderer } from './graphRenderer';
import type { GraphInput, GraphSetup } from './messages';
import { type Listen, wirePointers } from './pointers';

const KEY_RADIANS = 0.12;
const KEY_ZOOM = 1.2;

/** Opens a renderer for the canvas and wires pointer, keys, size and visibility to it. */
export function mount(
  found: HTMLCanvasElement,
  script: string,
  options: MountOptions,
): MountedGraph {
  let canvas = found;
  let moving = options.moving ?? true;
  let visible = true;
  let picking = false;
  let unwire: (() => void) | undefined;
  const sendMotion = () => renderer.send({ kind: 'motion', moving, visible });
  const turn = (right: number, down: number) => renderer.send({ kind: 'turn', right, down });
  const zoom = (factor: number) => renderer.send({ kind: 'zoom', factor });
  function point(place: { x: number; y: number }, tapped: boolean): void {
    // Of a pointer that is only passing, the next answer is soon enough.
    if (picking && !tapped) return;
    picking = true;
    renderer.send({ kind: 'pick', ...place, tapped });
  }
  const keys: Record<string, () => void> = {
    ArrowLeft: () => turn(-KEY_RADIANS, 0),
    ArrowRight: () => turn(KEY_RADIANS, 0),
    ArrowUp: () => turn(0, -KEY_RADIANS),
    ArrowDown: () => turn(0, KEY_RADIANS),
    '+': () => zoom(KEY_ZOOM),
    '=': () => zoom(KEY_ZOOM),
    '-': () => zoom(1 / KEY_ZOOM),
  };

  function receive(event: HostEvent): void {
    if (event.kind === 'picked') picking = false;
    if (event.kind === 'report' && options.fps) {
      const { fps } = event.report;
      options.fps.textContent = fps === 0 && !moving ? 'paused' : `${fps} fps`;
    }
    options.onEvent?.(event);
  }

  /** The canvas that was found; a copy takes its place where it was given to a worker in vain. */
  function newCanvas(): HTMLCanvasElement {
    if (unwire) {
      unwire();
      const copy = canvas.cloneNode() as HTMLCanvasElement;
      canvas.replaceWith(copy);
      canvas = copy;
    }
    unwire = wire(canvas);
    return canvas;
  }

  /** Listens to a canvas; gives what stops that. */
  function wire(canvas: HTMLCanvasElement): () => void {
    const wiring = new AbortController();
    const { signal } = wiring;
    const on: Listen = (type, listener) =>
      canvas.addEventListener(type, listener, { signal, passive: false });

    const leave = () => receive({ kind: 'picked', node: NO_NODE, tapped: false });
    wirePointers(canvas, { turn, zoom, point, leave }, on);
    on('wheel', (event) => {
      if (!event.ctrlKey && !options.wheelZooms?.()) return;
      event.preventDefault();
      zoom(Math.exp(-event.deltaY * 0.0015));
    });
    on('keydown', (event) => {
      const press = keys[event.key];
      if (!press || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      press();
    });
    const stops = [
      observeSize(canvas, (size) => renderer.send({ kind: 'size', size })),
      observeVisibility(canvas, (now) => {
        visible = now;
        sendMotion();
      }),
    ];
    return () => {
      wiring.abort();
      stops.forEach((stop) => stop());
    };
  }

  const renderer: CanvasRenderer<GraphInput> = openInWorkerOrPage<
    GraphSetup,
    GraphInput,
    HostEvent
  >({
    setup: { base: new URL('.', script).href, renderer: options.renderer ?? 'auto' },
    newCanvas,
    // In a worker this very script serves the canvas.
    startWorker: () => new Worker(script),
    openOnPage: createGraphRenderer,
    momentary: ['turn', 'zoom', 'step', 'reset', 'pick'],
    onEvent: receive,
    // By then there is a renderer to send to, and the first inputs are known.
    schedule: queueMicrotask,
  });
  renderer.send({ kind: 'palette', palette: options.palette ?? paletteOf(canvas) });
  sendMotion();

  return {
    load: (graph) => renderer.send({ kind: 'load', graph }),
    setMoving(next) {
      moving = next;
      sendMotion();
    },
    setPalette: (palette) => renderer.send({ kind: 'palette', palette }),
    turn,
    zoom,
    setForces: (forces) => renderer.send({ kind: 'forces', forces }),
    step: () => renderer.send({ kind: 'step' }),
    reset: () => renderer.send({ kind: 'reset' }),
    focus: (node) => renderer.send({ kind: 'focus', node }),
    dispose() {
      unwire?.();
      renderer.dispose();
    },
  };
}

function paletteOf(canvas: HTMLCanvasElement): Palette {
  const style = getComputedStyle(canvas);
  const colour = colourOf(style.color, [20, 22, 29]);
  const accent = colourOf(style.accentColor, colour);
  return {
    ground: colourOf(style.backgroundColor, [255, 255, 255]),
    edge: colour,
    nodes: [colour, accent, colour, colour],
  };
}

function colourOf(css: string, otherwise: Colour): Colour {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (css.match(/[\d.]+/g) ?? [0, 0, 0, 0]).map(
    Number,
  );
  return alpha > 0 ? [red, green, blue] : otherwise;
}
