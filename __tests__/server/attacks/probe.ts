import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { createInterface } from 'node:readline';
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

/** A server that does nothing else, in a process of its own: it is kept waiting by the machine alone. */
export async function startIdle(): Promise<{ port: number; stop: () => void }> {
  const script = `require('node:http')
    .createServer((_, response) => response.end('ok'))
    .listen(0, '127.0.0.1', function () { console.log(this.address().port); });`;
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  return { port: Number(line), stop: () => child.kill('SIGKILL') };
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
    close: () => agent.destroy(),
  };
}

/** The times of several probes, asked in turn all the while that something else goes on. */
export async function timesDuring(
  work: Promise<unknown>,
  probes: readonly ReturnType<typeof healthProbe>[],
): Promise<number[][]> {
  let isOver = false;
  const over = work.finally(() => (isOver = true));
  const times: number[][] = probes.map(() => []);
  while (!isOver) {
    for (const [index, probe] of probes.entries()) {
      times[index]?.push(...(await probe.times(1)));
    }
  }
  await over;
  return times;
}

/** The time below which so many of a hundred lie. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.ceil((sorted.length * share) / 100) - 1] ?? Number.NaN;
}
