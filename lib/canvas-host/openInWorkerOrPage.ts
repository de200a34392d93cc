/** What draws on a canvas, wherever it runs. */
export type CanvasRenderer<Input> = {
  send(input: Input): void;
  /** Ends drawing and gives back all that it holds. */
  dispose(): void;
};

export type CanvasRendererOptions<Setup, Input, Event> = {
  canvas: HTMLCanvasElement | OffscreenCanvas;
  setup: Setup;
  /** The last input of each kind from before the renderer was opened. */
  inputs: readonly Input[];
  onEvent: (event: Event) => void;
};

type ToWorker<Setup, Input> =
  | { kind: 'open'; canvas: OffscreenCanvas; setup: Setup; inputs: Input[] }
  | { kind: 'input'; input: Input }
  | { kind: 'dispose' };

/** Nothing can be drawn here: on the page there may be a way. */
type Unavailable = { kind: 'unavailable'; reason?: string };

type HostOptions<Setup, Input, Event> = {
  setup: Setup;
  /** Puts a new canvas in its place; called again where the first one was given away in vain. */
  newCanvas: () => HTMLCanvasElement;
  /** May throw where there are no workers. */
  startWorker: () => Worker;
  openOnPage: (
    options: CanvasRendererOptions<Setup, Input, Event>,
  ) => CanvasRenderer<Input> | Promise<CanvasRenderer<Input>>;
  /** Kinds of input that mean a moment only: a renderer that opens later is not told them. */
  momentary: readonly string[];
  /** "ready" says that this renderer will do: from then on no other one is opened. */
  onEvent: (event: Event | Unavailable) => void;
  /** When to begin; at once where it is left out. */
  schedule?: (open: () => void) => void;
};

/** A worker gives its graphics context back at once when it is told to, before it is ended. */
const DISPOSAL_MS = 100;

/**
 * Draws on a canvas in a worker or, where that cannot be, on the page with a new canvas: one that
 * was handed over cannot be had back. The second renderer is told the last input of each kind.
 * "unavailable" reaches `onEvent` only when there is no way in either.
 */
export function openInWorkerOrPage<
  Setup,
  Input extends { kind: string },
  Event extends { kind: string },
>(options: HostOptions<Setup, Input, Event>): CanvasRenderer<Input> {
  // Taken out of the options, so that the browser's own functions may be given: they want no `this`.
  const { setup, newCanvas, startWorker, openOnPage, momentary, onEvent, schedule } = options;
  const latest = new Map<string, Input>();
  let renderer: CanvasRenderer<Input> | null = null;
  /** From here on there is no second renderer that would have to be told. */
  let ready = false;
  let disposed = false;

  function receive(event: Event | Unavailable) {
    if (disposed) return;
    if (event.kind === 'ready') {
      ready = true;
      latest.clear();
    }
    onEvent(event);
  }

  async function openPage() {
    try {
      const opened = await openOnPage({
        canvas: newCanvas(),
        setup,
        inputs: [...latest.values()],
        onEvent: receive,
      });
      if (disposed) opened.dispose();
      else renderer = opened;
    } catch (error) {
      receive(unavailable(error));
    }
  }

  function open() {
    if (disposed) return;
    let inWorker = true;
    renderer = openWorker(newCanvas(), [...latest.values()], (event) => {
      if (!inWorker) return;
      if (event.kind !== 'unavailable' || ready || disposed) return receive(event);
      inWorker = false;
      renderer?.dispose();
      renderer = null;
      void openPage();
    });
    if (!renderer) void openPage();
  }

  function openWorker(
    canvas: HTMLCanvasElement,
    inputs: Input[],
    onMessage: (event: Event | Unavailable) => void,
  ): CanvasRenderer<Input> | null {
    if (!('transferControlToOffscreen' in canvas)) return null;
    let worker: Worker;
    try {
      worker = startWorker();
    } catch {
      return null;
    }
    const post = (message: ToWorker<Setup, Input>, transfer: Transferable[] = []) =>
      worker.postMessage(message, transfer);
    worker.addEventListener('message', ({ data }: MessageEvent<Event>) => onMessage(data));
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      onMessage(unavailable('The worker that draws did not start.'));
    });
    const offscreen = canvas.transferControlToOffscreen();
    post({ kind: 'open', canvas: offscreen, setup, inputs }, [offscreen]);
    return {
      send: (input) => post({ kind: 'input', input }),
      dispose() {
        post({ kind: 'dispose' });
        setTimeout(() => worker.terminate(), DISPOSAL_MS);
      },
    };
  }

  if (schedule) schedule(open);
  else open();

  return {
    send(input) {
      if (!ready && !momentary.includes(input.kind)) {
        // Taken out first, so that they stand in the order in which they came.
        latest.delete(input.kind);
        latest.set(input.kind, input);
      }
      renderer?.send(input);
    },
    dispose() {
      disposed = true;
      renderer?.dispose();
      renderer = null;
    },
  };
}

type WorkerScope<Setup, Input, Event> = {
  postMessage(event: Event): void;
  addEventListener(
    type: 'message',
    listener: (message: { data: ToWorker<Setup, Input> }) => void,
  ): void;
};

/** The worker's side: makes the renderer when the page asks for it and passes on what it says. */
export function serveCanvas<Setup, Input, Event>(
  scope: WorkerScope<Setup, Input, Event>,
  create: (options: CanvasRendererOptions<Setup, Input, Event>) => CanvasRenderer<Input>,
): void {
  let renderer: CanvasRenderer<Input> | null = null;
  scope.addEventListener('message', ({ data }) => {
    if (data.kind === 'input') renderer?.send(data.input);
    else if (data.kind === 'dispose') renderer?.dispose();
    else renderer = create({ ...data, onEvent: (event) => scope.postMessage(event) });
  });
}

/** What to say where there is no way to draw. */
export function unavailable(error: unknown): Unavailable {
  return { kind: 'unavailable', reason: error instanceof Error ? error.message : String(error) };
}
