import { once } from 'node:events';
import { renameSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { builtSite } from '../site';
import { startAttacked } from './probe';

// A process of its own takes a few seconds to start on a busy machine.
jest.setTimeout(60_000);

// More than the server's own modules take while they load side by side, even from a slow disk.
const OPEN_FILES = 400;
const PAGES = ['/', '/privacy/', '/me.obj'];

const site = builtSite({
  'index.html': '<!doctype html><title>Home</title>',
  'privacy/index.html': '<!doctype html><title>Privacy</title>',
  'me.obj': 'v 0 0 0\n',
});
afterAll(site.remove);

/** The status over a connection of one's own, which was there before the trouble. */
function statusOver(agent: Agent, port: number, path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path, agent }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode));
    }).on('error', reject);
  });
}

/** The status once the server takes connections again; the test's own limit ends the waiting. */
async function statusWhenAccepted(url: string): Promise<number> {
  for (;;) {
    const response = await fetch(url).catch(() => null);
    if (response) return response.status;
    await setImmediate();
  }
}

it('pages are served while no file can be opened, and afterwards', async () => {
  const server = await startAttacked({ SITE_FOLDER: site.folder, OPEN_FILES: String(OPEN_FILES) });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  await statusOver(agent, server.port, '/healthz');
  const crowd = Array.from({ length: 2 * OPEN_FILES }, () => connect(server.port, '127.0.0.1'));
  await Promise.all(
    crowd.map((socket) => {
      socket.on('error', () => undefined);
      return Promise.race([once(socket, 'connect'), once(socket, 'close')]);
    }),
  );
  for (const path of PAGES) expect(await statusOver(agent, server.port, path)).toBe(200);
  for (const socket of crowd) socket.destroy();
  for (const path of PAGES) expect(await statusWhenAccepted(server.url + path)).toBe(200);
  agent.destroy();
  await server.stop();
});

it('pages are served while the folder is away for a moment, and afterwards', async () => {
  const server = await startAttacked({ SITE_FOLDER: site.folder });
  renameSync(site.folder, `${site.folder}-away`);
  try {
    for (const path of PAGES) expect((await fetch(server.url + path)).status).toBe(200);
  } finally {
    renameSync(`${site.folder}-away`, site.folder);
  }
  for (const path of PAGES) expect((await fetch(server.url + path)).status).toBe(200);
  await server.stop();
});
