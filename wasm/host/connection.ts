import type { FromStage, Renderer, ToStage } from './protocol';
import type { createStage } from './stage';

/** A way to a stage, wherever it runs. */
export interface Connection {
  send(message: ToStage, transfer?: Transferable[]): void;
  close(): void;
}

interface Page {
  graphophileStage?: typeof createStage;
}

export interface ConnectionOptions {
  canvas: HTMLCanvasElement;
  base: string;
  renderer: Renderer | 'auto';
  receive: (message: FromStage) => void;
}

/**
 * A stage in a worker that draws on the canvas from there.
 * @returns null where workers cannot be given a canvas
 */
export function connectToWorker(options: ConnectionOptions): Connection | null {
  const { canvas, base, renderer, receive } = options;
  if (typeof Worker === 'undefined' || !('transferControlToOffscreen' in canvas)) return null;
  const worker = new Worker(`${base}graphophile.worker.js`);
  worker.onmessage = (event: MessageEvent<FromStage>) => receive(event.data);
  worker.onerror = (event) => {
    event.preventDefault();
    receive({ kind: 'failed', reason: 'The worker that draws the graph did not start.' });
  };
  const offscreen = canvas.transferControlToOffscreen();
  worker.postMessage({ kind: 'start', canvas: offscreen, base, renderer } satisfies ToStage, [
    offscreen,
  ]);
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
export async function connectInPage(options: ConnectionOptions): Promise<Connection> {
  const { canvas, base, renderer, receive } = options;
  await loadScript(`${base}graphophile.worker.js`);
  const create = (globalThis as Page).graphophileStage;
  if (!create) throw new Error('The script that draws the graph did not load.');
  const send = create(receive);
  send({ kind: 'start', canvas, base, renderer });
  return { send, close: () => send({ kind: 'stop' }) };
}

function loadScript(source: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = source;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error('The script that draws the graph did not load.'));
    document.head.append(script);
  });
}
