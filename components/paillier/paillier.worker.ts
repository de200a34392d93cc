import { fetchKernel } from '@/lib/paillier/kernel/fetchKernel';
import { loadModularArithmetic } from '@/lib/paillier/kernel/modularArithmetic';
import { parseTask } from '@/lib/paillier/parseTask';
import { performTask } from '@/lib/paillier/tasks';

/** What the worker posts back. */
export type WorkerReport =
  | { kind: 'progress'; done: number; total: number }
  | { kind: 'done'; result: unknown }
  | { kind: 'failed'; message: string };

function report(message: WorkerReport): void {
  self.postMessage(message);
}

async function perform(message: unknown): Promise<unknown> {
  const task = parseTask(message);
  const onProgress = (done: number, total: number) => report({ kind: 'progress', done, total });
  // Finding primes is the browser's own work and takes no powers of ours.
  if (task.kind === 'makeKey') return performTask(task, onProgress);
  const { power: modularPower } = await loadModularArithmetic(fetchKernel);
  return performTask(task, onProgress, modularPower);
}

self.addEventListener('message', (event: MessageEvent<unknown>) => {
  perform(event.data).then(
    (result) => report({ kind: 'done', result }),
    (error: unknown) =>
      report({ kind: 'failed', message: error instanceof Error ? error.message : String(error) }),
  );
});
