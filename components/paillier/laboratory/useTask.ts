'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { runInWorker } from '@/components/paillier/runInWorker';
import type { Task, TaskResult } from '@/lib/paillier/tasks';

export type StepName = 'key' | 'numbers' | 'server' | 'open' | 'beyond';

/** What is under way, and how far; total 0 where nobody can know. */
export interface Running {
  step: StepName;
  label: string;
  done: number;
  total: number;
}

export interface Failure {
  step: StepName;
  message: string;
}

export interface TaskTools {
  signal: AbortSignal;
  run: <T extends Task>(task: T) => Promise<TaskResult<T>>;
}

/** One task at a time, with its progress, its failure as a sentence, and a way to stop it. */
export function useTask() {
  const [running, setRunning] = useState<Running | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const controller = useRef<AbortController | null>(null);

  useEffect(() => () => controller.current?.abort(), []);

  const cancel = useCallback(() => controller.current?.abort(), []);

  const attempt = useCallback(
    async (step: StepName, label: string, work: (tools: TaskTools) => Promise<void>) => {
      // Buttons stay focusable while something runs, so they can be pressed: Cancel comes first.
      if (controller.current) return;
      const current = new AbortController();
      controller.current = current;
      const { signal } = current;
      setFailure(null);
      setRunning({ step, label, done: 0, total: 0 });
      try {
        await work({
          signal,
          run: (task) =>
            runInWorker(task, signal, (done, total) => setRunning({ step, label, done, total })),
        });
      } catch (error) {
        if (!signal.aborted) {
          const message = error instanceof Error ? error.message : String(error);
          setFailure({ step, message });
        }
      } finally {
        controller.current = null;
        setRunning(null);
      }
    },
    [],
  );

  return { running, failure, setFailure, attempt, cancel };
}
