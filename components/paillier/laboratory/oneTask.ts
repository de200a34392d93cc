import { runInWorker } from '@/components/paillier/runInWorker';
import type { Task, TaskResult } from '@/lib/paillier/tasks';
import type { LaboratoryStore } from './laboratoryStore';
import type { StepName } from './state';

/** What a procedure has to work with. */
export interface Tools {
  store: LaboratoryStore;
  signal: AbortSignal;
  /** Says what is under way, and in which step. */
  begin: (step: StepName, label: string) => void;
  /** Does a task in the worker, with its progress shown. */
  run: <T extends Task>(task: T) => Promise<TaskResult<T>>;
}

export type Procedure = (tools: Tools) => Promise<void>;

/** One procedure at a time, with its progress, its failure as a sentence, and a way to stop it. */
export function createTaskRunner(store: LaboratoryStore) {
  let controller: AbortController | null = null;

  async function attempt(procedure: Procedure): Promise<void> {
    // Buttons stay focusable while something runs, so they can be pressed: Cancel comes first.
    if (controller) return;
    const current = new AbortController();
    controller = current;
    const { signal } = current;
    let step: StepName = 'key';
    let label = '';
    store.set({ failure: null });
    try {
      await procedure({
        store,
        signal,
        begin(nextStep, nextLabel) {
          [step, label] = [nextStep, nextLabel];
          store.set({ running: { step, label, done: 0, total: 0 } });
        },
        run: (task) =>
          runInWorker(task, signal, (done, total) =>
            store.set({ running: { step, label, done, total } }),
          ),
      });
    } catch (error) {
      if (!signal.aborted) {
        const message = error instanceof Error ? error.message : String(error);
        store.set({ failure: { step, message } });
      }
    } finally {
      controller = null;
      store.set({ running: null, tourAt: null });
    }
  }

  return { attempt, cancel: () => controller?.abort() };
}
