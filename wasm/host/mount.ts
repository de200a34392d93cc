import { connectInPage, connectToWorker, type Connection } from './connection';
import type { Colour, FromStage, Inks, Renderer, Report, StageGraph, ToStage } from './protocol';

export interface MountOptions {
  /** Where the frames a second are written, once a second. */
  fps?: HTMLElement;
  /** Colours; the canvas's own CSS colours where they are missing. */
  inks?: Inks;
  /** Whether the layout steps and the graph turns. True where it is missing. */
  moving?: boolean;
  renderer?: Renderer | 'auto';
  /** Whether the wheel zooms. Otherwise it does so with Ctrl only, and scrolls the page. */
  wheel?: () => boolean;
  onMessage?: (message: FromStage) => void;
  onReport?: (report: Report) => void;
}

/** What a page can do with a graph that is mounted. */
export interface Handle {
  load(graph: StageGraph): void;
  setMoving(moving: boolean): void;
  setInks(inks: Inks): void;
  turn(right: number, down: number): void;
  zoom(factor: number): void;
  step(): void;
  reset(): void;
  /** Marks a node and its neighbours; -1 marks none. */
  focus(node: number): void;
  /** Gives everything back. */
  stop(): void;
}

const RADIANS_A_PIXEL = 0.007;
const KEY_RADIANS = 0.12;
const KEY_ZOOM = 1.2;
const NOBODY = -1;

/** Starts a stage for the canvas and wires pointer, keys, size and visibility to it. */
export function mount(found: HTMLCanvasElement, script: string, options: MountOptions): Handle {
  let canvas = found;
  let connection: Connection | null = null;
  let ready = false;
  let retried = false;
  let stopped = false;
  let moving = options.moving ?? true;
  let onScreen = true;
  let picking = false;
  let latest: Partial<Record<ToStage['kind'], ToStage>> = {};
  const leave = new AbortController();

  function send(message: ToStage): void {
    // What a second stage would have to know, should the first one fail to start.
    if (!ready) latest[message.kind] = message;
    connection?.send(message);
  }
  const sendRun = () => send({ kind: 'run', moving, seen: onScreen && !document.hidden });

  function receive(message: FromStage): void {
    if (stopped) return;
    if (message.kind === 'failed' && !retried && !ready) return retryInPage();
    if (message.kind === 'ready') {
      ready = true;
      latest = {};
    }
    if (message.kind === 'picked') picking = false;
    if (message.kind === 'report') {
      if (options.fps) options.fps.textContent = `${message.report.fps} fps`;
      options.onReport?.(message.report);
    }
    options.onMessage?.(message);
  }

  /** A canvas that was given to a worker cannot be taken back: a copy takes its place. */
  function retryInPage(): void {
    retried = true;
    connection?.close();
    connection = null;
    const copy = canvas.cloneNode() as HTMLCanvasElement;
    canvas.replaceWith(copy);
    canvas = copy;
    wire();
    connection = connectInPage(connectionOptions());
    Object.values(latest).forEach((message) => connection?.send(message));
  }

  const connectionOptions = () => ({
    ...{ canvas, script, receive },
    renderer: options.renderer ?? 'auto',
  });

  function measure(): void {
    const { clientWidth: width, clientHeight: height } = canvas;
    if (width && height) send({ kind: 'resize', width, height, ratio: devicePixelRatio || 1 });
  }

  function wire(): void {
    const { signal } = leave;
    const on = <K extends keyof HTMLElementEventMap>(
      kind: K,
      listener: (event: HTMLElementEventMap[K]) => void,
      passive = true,
    ) => canvas.addEventListener(kind, listener, { signal, passive });

    let held: { x: number; y: number } | null = null;
    on('pointerdown', (event) => {
      held = { x: event.clientX, y: event.clientY };
      canvas.setPointerCapture(event.pointerId);
    });
    on('pointerup', () => (held = null));
    on('pointercancel', () => (held = null));
    on('pointerleave', () => receive({ kind: 'picked', node: NOBODY }));
    on('pointermove', (event) => {
      const { clientX: x, clientY: y } = event;
      if (held) {
        const right = (x - held.x) * RADIANS_A_PIXEL;
        send({ kind: 'turn', right, down: (y - held.y) * RADIANS_A_PIXEL });
        held = { x, y };
      } else if (!picking) {
        picking = true;
        const box = canvas.getBoundingClientRect();
        send({ kind: 'pick', x: x - box.left, y: y - box.top });
      }
    });
    on(
      'wheel',
      (event) => {
        if (!event.ctrlKey && !options.wheel?.()) return;
        event.preventDefault();
        send({ kind: 'zoom', factor: Math.exp(-event.deltaY * 0.0015) });
      },
      false,
    );
    on(
      'keydown',
      (event) => {
        const message = messageForKey(event.key);
        if (!message || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        send(message);
      },
      false,
    );
    const size = new ResizeObserver(measure);
    size.observe(canvas);
    const sight = new IntersectionObserver(([entry]) => {
      onScreen = entry?.isIntersecting ?? true;
      sendRun();
    });
    sight.observe(canvas);
    signal.addEventListener('abort', () => {
      size.disconnect();
      sight.disconnect();
    });
  }

  wire();
  document.addEventListener('visibilitychange', sendRun, { signal: leave.signal });
  connection = connectToWorker(connectionOptions());
  if (!connection) retryInPage();
  send({ kind: 'inks', inks: options.inks ?? inksOf(canvas) });
  measure();
  sendRun();

  return {
    load: (graph) => send({ kind: 'load', graph }),
    setMoving(next) {
      moving = next;
      sendRun();
    },
    setInks: (inks) => send({ kind: 'inks', inks }),
    turn: (right, down) => send({ kind: 'turn', right, down }),
    zoom: (factor) => send({ kind: 'zoom', factor }),
    step: () => send({ kind: 'step' }),
    reset: () => send({ kind: 'reset' }),
    focus: (node) => send({ kind: 'focus', node }),
    stop() {
      stopped = true;
      leave.abort();
      connection?.close();
      connection = null;
    },
  };
}

function messageForKey(key: string): ToStage | undefined {
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

function inksOf(canvas: HTMLCanvasElement): Inks {
  const style = getComputedStyle(canvas);
  const ink = colourOf(style.color, [20, 22, 29]);
  const accent = colourOf(style.accentColor, ink);
  return {
    ground: colourOf(style.backgroundColor, [255, 255, 255]),
    edge: ink,
    nodes: [ink, accent, ink, ink],
  };
}

function colourOf(css: string, otherwise: Colour): Colour {
  const [red, green, blue, alpha = 1] = (css.match(/[\d.]+/g) ?? []).map(Number);
  const opaque = red !== undefined && green !== undefined && blue !== undefined && alpha > 0;
  return opaque ? [red, green, blue] : otherwise;
}
