import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listen, type Listening } from '@/server/listen';
import { readSite } from '@/server/siteFolder';
import { appForTests, rawConnection } from './runningApp';
import { builtSite } from './site';

// Real servers on a busy machine take their time.
jest.setTimeout(60_000);

const site = builtSite({
  'index.html': '<!doctype html><title>Home</title>',
  'privacy/index.html': '<!doctype html><title>Privacy</title>',
  '404.html': '<!doctype html><meta http-equiv="refresh" content="0;url=/">',
  '_next/static/chunks/0a1b.js': 'console.error("hello");',
});
afterAll(site.remove);

const app = appForTests({ site: readSite(site.folder, '') });

describe('no path leads out of the folder', () => {
  let server: Listening;
  const secret = path.join(path.dirname(site.folder), `${path.basename(site.folder)}.txt`);
  beforeAll(async () => {
    writeFileSync(secret, 'top secret');
    server = await listen({ fetch: app.fetch, host: '127.0.0.1', port: 0 });
  });
  afterAll(async () => {
    await server.close(0);
    rmSync(secret);
  });

  const name = path.basename(secret);
  it.each([
    `/../${name}`,
    `/%2e%2e/${name}`,
    `/..%2f${name}`,
    `/%2e%2e%2f${name}`,
    `/_next/static/../../../${name}`,
    `/_next/..%5c..%5c${name}`,
    `/..\\${name}`,
    `//..//${name}`,
    `/%252e%252e/${name}`,
    `/..%c0%af${name}`,
    `/${secret}`,
    `/index.html%00/../../${name}`,
  ])('%s, sent as it is', async (target) => {
    const { socket, reply } = rawConnection(server.port);
    socket.write(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    const text = await reply;
    expect(text).toMatch(/^HTTP\/1\.1 (302|404|400) /);
    expect(text).not.toContain('top secret');
  });
});

describe('no redirect leads off the site', () => {
  let server: Listening;
  beforeAll(async () => {
    server = await listen({ fetch: app.fetch, host: '127.0.0.1', port: 0 });
  });
  afterAll(() => server.close(0));

  it.each([
    '//evil.example/index.html',
    '/%2fevil.example/index.html',
    '/%2Fevil.example%2Findex.html',
    '/\\evil.example/index.html',
    '/%5cevil.example/index.html',
    '//evil.example/privacy',
    '//evil.example/%2e%2e/privacy',
    '/%3f/index.html',
    '/.//evil.example/index.html',
    '/privacy//evil.example/index.html',
    'http://evil.example//evil.example/index.html',
    '/privacy/..//evil.example/index.html',
  ])('%s, sent as it is', async (target) => {
    const { socket, reply } = rawConnection(server.port);
    socket.write(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    const location = /^location: (.*)$/im.exec(await reply)?.[1]?.trim() ?? '/';
    expect(['/', '/privacy/']).toContain(location);
  });
});
