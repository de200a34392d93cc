import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { bundleWorker, COMPATIBILITY_DATE, COMPATIBILITY_FLAGS } from '@/server/workerd/bundle';
import type { RunningApi } from './apiContract';

/** A rate limiter of the platform's kind, which refuses whoever is called so. */
const LIMITER = `
import { WorkerEntrypoint } from 'cloudflare:workers';
export default class extends WorkerEntrypoint {
  async limit({ key }) { return { success: key !== '192.0.2.66' }; }
}`;

export type WorkerdProcess = RunningApi & {
  /** All that it wrote so far, on either stream. */
  written: () => string;
};

/** The bundled worker, once for all servers of a test file. */
export async function bundledWorker(): Promise<{ folder: string; remove: () => void }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'worker-'));
  await bundleWorker(folder);
  writeFileSync(path.join(folder, 'limiter.js'), LIMITER);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/**
 * Starts the real workerd binary on a port that the system chooses.
 *
 * @param folder a bundled worker
 * @param variables what an owner sets
 * @param withLimiter binds a rate limiter of the platform's kind
 */
export async function startWorkerd(
  folder: string,
  variables: Record<string, string>,
  withLimiter = false,
): Promise<WorkerdProcess> {
  const file = path.join(folder, `config-${Math.random().toString(36).slice(2)}.capnp`);
  writeFileSync(file, configuration(variables, withLimiter));
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
  const port = await new Promise<number>((resolve, reject) => {
    let told = '';
    (child.stdio[3] as Readable).on('data', (bytes: Buffer) => {
      told += bytes.toString('utf8');
      const found = /"event":"listen".*?"port":(\d+)/.exec(told)?.[1];
      if (found) resolve(Number(found));
    });
    void exit.then(() => reject(new Error(`workerd ended: ${written}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    written: () => written,
    close: async () => {
      child.kill();
      await exit;
    },
  };
}

function configuration(variables: Record<string, string>, withLimiter: boolean): string {
  const bindings = Object.entries(variables).map(
    ([name, value]) => `(name = ${JSON.stringify(name)}, text = ${JSON.stringify(value)})`,
  );
  if (withLimiter) bindings.push('(name = "RATE_LIMITER", service = "limiter")');
  const compatibility = `
    compatibilityDate = "${COMPATIBILITY_DATE}",
    compatibilityFlags = ${JSON.stringify(COMPATIBILITY_FLAGS)},`;
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "api", worker = .api),
    (name = "limiter", worker = .limiter),
    (name = "internet", network = (allow = ["public", "private"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "api")],
);
const api :Workerd.Worker = (
  modules = [(name = "worker.js", esModule = embed "worker.js")],
  bindings = [${bindings.join(', ')}],${compatibility}
);
const limiter :Workerd.Worker = (
  modules = [(name = "limiter.js", esModule = embed "limiter.js")],${compatibility}
);
`;
}
