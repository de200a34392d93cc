import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { site } from '@/content/site';
import { ask } from './runningApp';
import { startServerProcess } from './serverProcess';
import { builtSite } from './site';

// Real servers and processes on a busy machine take their time.
jest.setTimeout(60_000);

const built = builtSite({ 'index.html': '<!doctype html><title>Home</title>' });
afterAll(built.remove);
const KEY_HEADER = { 'x-api-key': site.api.key };

describe('npm run serve', () => {
  it('prints one line with the address, serves the site and answers with a relevant reply', async () => {
    const server = startServerProcess({ SITE_FOLDER: built.folder });
    const line = await server.firstLine;
    expect(line).toMatch(/^http:\/\/localhost:\d+\/$/);

    const home = await fetch(line);
    expect(await home.text()).toContain('<title>Home</title>');
    const unknown = await fetch(`${line}no/where?q=1`, { redirect: 'manual' });
    expect([unknown.status, unknown.headers.get('location')]).toEqual([302, '/']);
    expect((await fetch(`${line}test`)).status).toBe(405);
    expect(await (await fetch(`${line}healthz`)).text()).toBe('ok');

    const { port } = new URL(line);
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);

    const reply = await ask(line.slice(0, -1), { prompt: 'Who are you?' }, KEY_HEADER);
    expect(reply.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(reply.headers.get('x-answered-by')).toBe('embedded');
    expect(await reply.text()).not.toBe('');
    expect((await ask(line.slice(0, -1), { prompt: '' }, KEY_HEADER)).status).toBe(200);

    server.child.kill('SIGTERM');
    expect(await server.exit).toBe(0);
    expect(server.written()).toBe(`${line}\n`);
  });

  it.each(['127.0.0.1', '::1'])(
    'says in one sentence that the port is taken at %s',
    async (host) => {
      // A machine without IPv6 has the first address only: then that is the one to be taken.
      const hasAddress = Object.values(networkInterfaces())
        .flat()
        .some((one) => one?.address === host);
      const other = createServer().listen(0, hasAddress ? host : '127.0.0.1');
      await once(other, 'listening');
      const { port } = other.address() as AddressInfo;
      const server = startServerProcess({ SITE_FOLDER: built.folder, PORT: String(port) });
      expect(await server.exit).toBe(1);
      expect(server.written()).toBe(
        `Port ${port} is taken by another program: stop that one, or choose another with PORT=${port + 1}.\n`,
      );
      other.close();
    },
  );

  it.each([
    [
      { SITE_FOLDER: 'no-such-folder' },
      'There is no built site in no-such-folder: run “npm run build” first.',
    ],
    [
      { PORT: 'three' },
      'PORT is “three”: give a whole number from 0 to 65535, or leave it out for 3000.',
    ],
    [
      { HOST: '203.0.113.1', SITE_FOLDER: built.folder },
      'HOST is “203.0.113.1”, which is no address of this machine: use localhost, or 0.0.0.0 for all of them.',
    ],
  ] as [Record<string, string>, string][])(
    'with %j ends with one sentence',
    async (env, sentence) => {
      const server = startServerProcess(env);
      expect(await server.exit).toBe(1);
      expect(server.written()).toBe(`${sentence}\n`);
    },
  );
});
