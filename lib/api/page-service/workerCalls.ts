import type { WorkerReply, WorkerRequest } from './messages';

/** Why a worker gave no result: a code for programs, a sentence for people. */
export class RefusedError extends Error {
  override name = 'RefusedError';
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/**
 * Calls of one worker, which is started at the first of them and kept. A worker that breaks down
 * fails the calls under way; the next call starts another.
 *
 * @param start makes the worker; Next finds its file only where `new URL` is written out
 */
export function workerCalls<Body, Result>(start: () => Worker) {
  type Call = { resolve: (result: Result) => void; reject: (reason: unknown) => void };
  const calls = new Map<number, Call>();
  let worker: Worker | null = null;
  let lastId = 0;

  function breakDown(): void {
    worker?.terminate();
    worker = null;
    for (const { reject } of calls.values()) reject(new Error('The worker broke down.'));
    calls.clear();
  }

  function settle({ data }: MessageEvent<WorkerReply<Result>>): void {
    const call = calls.get(data.id);
    calls.delete(data.id);
    if (data.kind === 'done') call?.resolve(data.result);
    else call?.reject(new RefusedError(data.code, data.message));
  }

  /** Starts the worker, so that what it needs is there before it is asked. */
  function prepare(): Worker {
    if (worker) return worker;
    worker = start();
    worker.onmessage = settle;
    // A promise that nobody waits for is rejected where loading fails: told as an error too.
    worker.onerror = (event) => {
      event.preventDefault();
      breakDown();
    };
    return worker;
  }

  return {
    prepare,
    /**
     * @throws RefusedError where the worker refuses, Error where it breaks down, and the signal's
     * reason where it is aborted
     */
    call(body: Body, signal: AbortSignal | null): Promise<Result> {
      return new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason as Error);
        const id = (lastId += 1);
        signal?.addEventListener('abort', () => {
          calls.delete(id);
          reject(signal.reason as Error);
        });
        calls.set(id, { resolve, reject });
        prepare().postMessage({ id, body } satisfies WorkerRequest<Body>);
      });
    },
  };
}
