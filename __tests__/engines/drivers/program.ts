import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

interface ProgramOptions {
  environment?: Record<string, string>;
  /** Hears every line that the program says, on either stream. */
  onLine?: (line: string) => void;
}

/** A program that runs beside the tests and is ended with them, and with all that it started. */
export class Program {
  readonly #child: ChildProcess;
  readonly #name: string;
  readonly #heard: ((line: string) => void)[] = [];
  /** The last words, for whoever asks why it has ended. */
  readonly #last: string[] = [];

  constructor(command: string, parameters: string[], options: ProgramOptions = {}) {
    this.#name = command;
    this.#child = spawn(command, parameters, {
      // A group of its own: a driver's browser has processes of its own.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...options.environment },
    });
    // However the tests end: nothing of theirs is left running.
    process.once('exit', () => this.#signal('SIGKILL'));
    if (options.onLine) this.#heard.push(options.onLine);
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      if (stream) createInterface({ input: stream }).on('line', (line) => this.#hear(line));
    }
  }

  /** What the first line that matches says in its first group. */
  async says(pattern: RegExp): Promise<string> {
    return new Promise((resolve, reject) => {
      this.#heard.push((line) => {
        const match = pattern.exec(line);
        if (match) resolve(match[1] ?? match[0]);
      });
      this.#child.once('error', reject);
      this.#child.once('exit', (code) =>
        reject(new Error(`${this.#name} ended with ${code}: ${this.#last.join('\n')}`)),
      );
    });
  }

  async end(): Promise<void> {
    const ended = new Promise((resolve) => this.#child.once('exit', resolve));
    if (!this.#signal('SIGTERM')) return;
    const hard = setTimeout(() => this.#signal('SIGKILL'), 5_000);
    await ended;
    clearTimeout(hard);
  }

  /** Sends a signal to the program and all that it started; false where it has ended. */
  #signal(signal: NodeJS.Signals): boolean {
    const { pid, exitCode, signalCode } = this.#child;
    if (pid === undefined || exitCode !== null || signalCode !== null) return false;
    process.kill(-pid, signal);
    return true;
  }

  #hear(line: string): void {
    this.#last.push(line);
    if (this.#last.length > 20) this.#last.shift();
    for (const listener of this.#heard) listener(line);
  }
}
