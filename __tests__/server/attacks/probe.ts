import { execFileSync } from 'node:child_process';
import { Agent, request } from 'node:http';
import { setTimeout as pass } from 'node:timers/promises';
import { type ServerProcess, startServerProcess } from '../serverProcess';

/** The server in a process of its own, as an owner runs it. */
export async function startAttacked(
  env: Record<string, string>,
): Promise<ServerProcess & { port: number; url: string; stop: () => Promise<unknown> }> {
  const server = startServerProcess({ HOST: '127.0.0.1', ...env });
  const { port } = new URL(await server.firstLine);
  return {
    ...server,
    port: Number(port),
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      server.child.kill('SIGKILL');
      return server.exit;
    },
  };
}

/** Resident memory of a process, in megabytes, as the system counts it. */
export function residentMb(pid: number | undefined): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
}

/** How long /healthz takes, in milliseconds, over a connection that is kept. */
export function healthProbe(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const once = () =>
    new Promise<number>((resolve, reject) => {
      const startedMs = performance.now();
      request({ port, host: '127.0.0.1', path: '/healthz', agent }, (response) => {
        response.resume();
        response.on('end', () => resolve(performance.now() - startedMs));
      })
        .on('error', reject)
        .end();
    });
  return {
    /** So many in a row, with a breath between them. */
    async times(count: number): Promise<number[]> {
      const times: number[] = [];
      for (let index = 0; index < count; index += 1) {
        times.push(await once());
        await pass(5);
      }
      return times;
    },
    /** All the while that something else goes on. */
    async during(work: Promise<unknown>): Promise<number[]> {
      let isOver = false;
      const over = work.finally(() => (isOver = true));
      const times: number[] = [];
      while (!isOver) times.push(...(await this.times(1)));
      await over;
      return times;
    },
    close: () => agent.destroy(),
  };
}

/** The time below which so many of a hundred lie. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.ceil((sorted.length * share) / 100) - 1] ?? Number.NaN;
}
