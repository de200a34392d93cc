import { performTask, type Task } from '@/lib/paillier/tasks';

/** What the worker posts back. */
export type WorkerReport =
  | { kind: 'progress'; done: number; total: number }
  | { kind: 'done'; result: unknown }
  | { kind: 'failed'; message: string };

function report(message: WorkerReport): void {
  self.postMessage(message);
}

self.addEventListener('message', (event: MessageEvent<Task>) => {
  performTask(event.data, (done, total) => report({ kind: 'progress', done, total })).then(
    (result) => report({ kind: 'done', result }),
    (error: unknown) =>
      report({ kind: 'failed', message: error instanceof Error ? error.message : String(error) }),
  );
});
