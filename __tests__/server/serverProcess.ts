import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

export type ServerProcess = {
  child: ChildProcess;
  /** All that it wrote so far, on either stream. */
  written: () => string;
  /** The first line on stdout; rejects with all that was written if the process ends before. */
  firstLine: Promise<string>;
  exit: Promise<number | null>;
};

/**
 * Runs server/node.ts as `npm run serve` does, on a port that the system chooses.
 *
 * @param env what an owner sets; OPEN_FILES is how many files the process may have open
 */
export function startServerProcess(env: Record<string, string>): ServerProcess {
  const limit = env.OPEN_FILES ? `ulimit -n ${env.OPEN_FILES}; ` : '';
  const command = `${limit}exec "${process.execPath}" --import tsx server/node.ts`;
  const child = spawn('sh', ['-c', command], {
    env: { ...process.env, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let written = '';
  child.stderr.on('data', (bytes: Buffer) => (written += bytes.toString('utf8')));
  const exit = new Promise<number | null>((resolve) => child.once('close', resolve));
  const firstLine = new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      written += `${line}\n`;
      resolve(line);
    });
    void exit.then(() => reject(new Error(written)));
  });
  // A test may look at the exit only.
  firstLine.catch(() => undefined);
  return { child, written: () => written, firstLine, exit };
}
