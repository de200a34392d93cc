import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { bundleWorker, COMPATIBILITY_DATE, COMPATIBILITY_FLAGS } from '@/server/workerd/bundle';
import type { RunningApi } from './apiContract';

export type WorkerdProcess = RunningApi & {
  /** Where the other isolate answers. */
  second: string;
  /** All that it wrote so far, on either stream. */
  written: () => string;
};

/** The bundled worker, once for all servers of a test file. */
export async function bundledWorker(
  siteFolder: string,
): Promise<{ folder: string; remove: () => void }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'worker-'));
  await bundleWorker(folder, siteFolder);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/**
 * Starts the real workerd binary on ports that the system chooses: two workers that share what is
 * counted once, as two isolates of one site do.
 *
 * @param folder a bundled worker
 * @param variables what an owner sets
 */
export async function startWorkerd(
  folder: string,
  variables: Record<string, string>,
): Promise<WorkerdProcess> {
  const file = path.join(folder, `config-${Math.random().toString(36).slice(2)}.capnp`);
  writeFileSync(file, configuration(folder, variables));
  const binary = createRequire(path.join(process.cwd(), 'package.json')).resolve(
    'workerd/bin/workerd',
  );
  const child = spawn(binary, ['serve', file, '--control-fd=3'], {
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  let written = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (bytes: Buffer) => (written += bytes.toString('utf8')));
  }
  const exit = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const ports = await new Promise<[number, number]>((resolve, reject) => {
    let told = '';
    (child.stdio[3] as Readable).on('data', (bytes: Buffer) => {
      told += bytes.toString('utf8');
      const [first, second] = ['first', 'second'].map(
        (socket) => new RegExp(`"socket":"${socket}","port":(\\d+)`).exec(told)?.[1],
      );
      if (first && second) resolve([Number(first), Number(second)]);
    });
    void exit.then(() => reject(new Error(`workerd ended: ${written}`)));
  });
  const [port, secondPort] = ports;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    second: `http://127.0.0.1:${secondPort}`,
    written: () => written,
    close: async () => {
      child.kill();
      await exit;
    },
  };
}

function configuration(folder: string, variables: Record<string, string>): string {
  const bindings = [
    ...Object.entries(variables).map(
      ([name, value]) => `(name = ${JSON.stringify(name)}, text = ${JSON.stringify(value)})`,
    ),
    '(name = "ASSETS", service = "assets")',
    '(name = "COUNTS", durableObjectNamespace = (className = "SharedCounts", serviceName = "first"))',
  ];
  const worker = `
  modules = [(name = "worker.js", esModule = embed "worker.js")],
  bindings = [${bindings.join(', ')}],
  compatibilityDate = "${COMPATIBILITY_DATE}",
  compatibilityFlags = ${JSON.stringify(COMPATIBILITY_FLAGS)},`;
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "first", worker = .first),
    (name = "second", worker = .second),
    (name = "assets", disk = ${JSON.stringify(path.join(folder, 'assets'))}),
    (name = "internet", network = (allow = ["public", "private"])),
  ],
  sockets = [
    (name = "first", address = "127.0.0.1:0", http = (), service = "first"),
    (name = "second", address = "127.0.0.1:0", http = (), service = "second"),
  ],
);
const first :Workerd.Worker = (${worker}
  durableObjectNamespaces = [(className = "SharedCounts", uniqueKey = "counts", enableSql = true)],
  durableObjectStorage = (inMemory = void),
);
const second :Workerd.Worker = (${worker}
);
`;
}
