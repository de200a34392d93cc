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
import { wirePointers } from './pointers';

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
    const leave = new AbortController();
    const { signal } = leave;
    const on = <K extends keyof HTMLElementEventMap>(
      kind: K,
      listener: (event: HTMLElementEventMap[K]) => void,
    ) => canvas.addEventListener(kind, listener, { signal, passive: false });

    wirePointers(
      canvas,
      {
        turn: (right, down) => renderer.send({ kind: 'turn', right, down }),
        zoom: (factor) => renderer.send({ kind: 'zoom', factor }),
        leave: () => receive({ kind: 'picked', node: NO_NODE, tapped: false }),
        point(place, tapped) {
          // Of a pointer that is only passing, the next answer is soon enough.
          if (picking && !tapped) return;
          picking = true;
          renderer.send({ kind: 'pick', ...place, tapped });
        },
      },
      signal,
    );
    on('wheel', (event) => {
      if (!event.ctrlKey && !options.wheelZooms?.()) return;
      event.preventDefault();
      renderer.send({ kind: 'zoom', factor: Math.exp(-event.deltaY * 0.0015) });
    });
    on('keydown', (event) => {
      const input = inputForKey(event.key);
      if (!input || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      renderer.send(input);
    });
    const stops = [
      observeSize(canvas, (size) => renderer.send({ kind: 'size', size })),
      observeVisibility(canvas, (now) => {
        visible = now;
        sendMotion();
      }),
    ];
    return () => {
      leave.abort();
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
    turn: (right, down) => renderer.send({ kind: 'turn', right, down }),
    zoom: (factor) => renderer.send({ kind: 'zoom', factor }),
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

function inputForKey(key: string): GraphInput | undefined {
  const turns: Record<string, [number, number]> = {
    ArrowLeft: [-KEY_RADIANS, 0],
    ArrowRight: [KEY_RADIANS, 0],
    ArrowUp: [0, -KEY_RADIANS],
    ArrowDown: [0, KEY_RADIANS],
  };
  const turn = turns[key];
  if (turn) return { kind: 'turn', right: turn[0], down: turn[1] };
  if (key === '+' || key === '=') return { kind: 'zoom', factor: KEY_ZOOM };
  if (key === '-') return { kind: 'zoom', factor: 1 / KEY_ZOOM };
  return undefined;
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
  const [red, green, blue, alpha = 1] = (css.match(/[\d.]+/g) ?? []).map(Number);
  const opaque = red !== undefined && green !== undefined && blue !== undefined && alpha > 0;
  return opaque ? [red, green, blue] : otherwise;
}
