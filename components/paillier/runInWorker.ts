import type { Progress, Task, TaskResult } from '@/lib/paillier/tasks';
import type { WorkerReport } from './paillier.worker';

/** A task could not be done; the message is one sentence for the visitor. */
class TaskError extends Error {
  override name = 'TaskError';
}

/**
 * Does a task in a worker of its own, so that the page never waits and a task can be stopped at
 * any moment: aborting ends the worker, whatever it was doing.
 *
 * @throws TaskError where the task fails, and the signal's reason where it was aborted
 */
export function runInWorker<T extends Task>(
  task: T,
  signal: AbortSignal,
  onProgress: Progress = () => {},
): Promise<TaskResult<T>> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./paillier.worker.ts', import.meta.url));
    const end = (settle: () => void) => {
      worker.terminate();
      signal.removeEventListener('abort', abort);
      settle();
    };
    const abort = () => end(() => reject(signal.reason as Error));
    worker.onmessage = ({ data }: MessageEvent<WorkerReport>) => {
      if (data.kind === 'progress') onProgress(data.done, data.total);
      else if (data.kind === 'done') end(() => resolve(data.result as TaskResult<T>));
      else end(() => reject(new TaskError(data.message)));
    };
    worker.onerror = (event) => {
      event.preventDefault();
      end(() =>
        reject(
          new TaskError(
            'The browser could not start the calculation; reload the page to try again.',
          ),
        ),
      );
    };
    signal.addEventListener('abort', abort);
    if (signal.aborted) abort();
    else worker.postMessage(task);
  });
}
