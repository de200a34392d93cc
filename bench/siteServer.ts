import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const READY_POLL_MS = 100;

export type SiteServer = { origin: string; close: () => void };

/**
 * Serves the built site, or another export, by the site's own server in a process of its own.
 *
 * @throws Error where there is no build, or the server ends before it answers
 */
export async function serveSite(port: number, folder = 'out'): Promise<SiteServer> {
  if (!existsSync(path.join(folder, 'index.html'))) {
    throw new Error('There is no built site yet: run npm run build first.');
  }
  const child = fork(path.join(import.meta.dirname, '..', 'server', 'node.ts'), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', SITE_FOLDER: folder },
    stdio: 'ignore',
  });
  const origin = `http://127.0.0.1:${port}`;
  while (child.exitCode === null) {
    const alive = await fetch(`${origin}/healthz`).catch(() => null);
    if (alive?.ok) return { origin, close: () => void child.kill() };
    await new Promise((resolve) => setTimeout(resolve, READY_POLL_MS));
  }
  throw new Error(`The site's server ended at once: is port ${port} taken?`);
}
