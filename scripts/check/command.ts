import { spawn } from 'node:child_process';

/** How long a tool gets between being asked to stop and being stopped. */
const GRACE_MS = 10_000;

const IS_WINDOWS = process.platform === 'win32';

/** One command of a stage. */
export interface Command {
  command: string;
  parameters: readonly string[];
  limitMs: number;
  environment?: Readonly<Record<string, string>>;
}

/**
 * Runs a command with its output on ours and nothing to read, and tells whether it ended well
 * within its time. At the limit it is stopped with all that it started: a browser or a server left
 * behind would keep the whole run alive.
 */
export function runCommand({
  command,
  parameters,
  limitMs,
  environment,
}: Command): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, parameters, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...environment },
      // A group of its own, so that all of it can be stopped.
      detached: !IS_WINDOWS,
      shell: IS_WINDOWS,
    });
    const stop = (signal: NodeJS.Signals): void => {
      try {
        if (IS_WINDOWS || child.pid === undefined) child.kill(signal);
        else process.kill(-child.pid, signal);
      } catch {
        // It has ended in the meantime.
      }
    };
    let graceTimer: NodeJS.Timeout | undefined;
    const limitTimer = setTimeout(() => {
      console.error(`Stopped after ${limitMs / 1000} s: ${[command, ...parameters].join(' ')}`);
      stop('SIGTERM');
      graceTimer = setTimeout(() => stop('SIGKILL'), GRACE_MS);
    }, limitMs);
    // A group of its own does not hear Ctrl+C: it is told.
    const interrupt = (signal: NodeJS.Signals): void => {
      stop(signal);
      process.exit(1);
    };
    process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
    const end = (held: boolean): void => {
      process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
      clearTimeout(limitTimer);
      clearTimeout(graceTimer);
      resolve(held);
    };
    child.once('error', (error) => {
      console.error(error.message);
      end(false);
    });
    child.once('exit', (code) => end(code === 0));
  });
}
