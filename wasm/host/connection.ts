import type { FromStage, Renderer, ToStage } from './protocol';
import { createStage } from './stage';

/** A way to a stage, wherever it runs. */
export interface Connection {
  send(message: ToStage, transfer?: Transferable[]): void;
  close(): void;
}

export interface ConnectionOptions {
  canvas: HTMLCanvasElement;
  /** This very script's address: in a worker it is the stage. */
  script: string;
  renderer: Renderer | 'auto';
  receive: (message: FromStage) => void;
}

/**
 * A stage in a worker that draws on the canvas from there.
 * @returns null where workers cannot be given a canvas
 */
export function connectToWorker(options: ConnectionOptions): Connection | null {
  const { canvas, script, renderer, receive } = options;
  if (typeof Worker === 'undefined' || !('transferControlToOffscreen' in canvas)) return null;
  const worker = new Worker(script);
  worker.onmessage = (event: MessageEvent<FromStage>) => receive(event.data);
  worker.onerror = (event) => {
    event.preventDefault();
    receive({ kind: 'failed', reason: 'The worker that draws the graph did not start.' });
  };
  const offscreen = canvas.transferControlToOffscreen();
  const start: ToStage = { kind: 'start', canvas: offscreen, base: folderOf(script), renderer };
  worker.postMessage(start, [offscreen]);
  return {
    send: (message, transfer = []) => worker.postMessage(message, transfer),
    close() {
      // A word before the end: the graphics context is given back at once, not when it is found.
      worker.postMessage({ kind: 'stop' } satisfies ToStage);
      setTimeout(() => worker.terminate(), 100);
    },
  };
}

/** A stage in the page itself. */
export function connectInPage(options: ConnectionOptions): Connection {
  const { canvas, script, renderer, receive } = options;
  const send = createStage(receive);
  send({ kind: 'start', canvas, base: folderOf(script), renderer });
  return { send, close: () => send({ kind: 'stop' }) };
}

const folderOf = (file: string) => new URL('.', file).href;
