import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import type { RequestReport } from '@/server/middleware/report';
import { readSite } from '@/server/siteFolder';
import { errorOf } from './apiContract';
import { appForTests } from './runningApp';
import { builtSite } from './site';

// Real servers and processes on a busy machine take their time.
jest.setTimeout(60_000);

const PAGE = '<!doctype html><title>Home</title>';
const LEADS_HOME = '<!doctype html><meta http-equiv="refresh" content="0;url=/">';
const SCRIPT = 'console.error("hello");';
const POLICY = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'";

const site = builtSite({
  'index.html': PAGE,
  'index.html.br': brotliCompressSync(PAGE),
  'index.html.gz': gzipSync(PAGE),
  'privacy/index.html': '<!doctype html><title>Privacy</title>',
  'privacy/index.txt': 'payload',
  '404.html': LEADS_HOME,
  '404/index.html': '<!doctype html>',
  '_next/static/chunks/0a1b.js': SCRIPT,
  '_next/static/chunks/0a1b.js.br': brotliCompressSync(SCRIPT),
  'me.obj': 'v 0 0 0\n',
  'view_sphere.wasm': new Uint8Array([0, 0x61, 0x73, 0x6d]),
  'manifest.webmanifest': '{}',
  'feed.xml': '<feed/>',
  'robots.txt': 'User-agent: *',
  'fonts/a.woff2': 'wOF2',
  'icon.svg': '<svg/>',
  'card.png': 'png',
  'unusual.bin': 'bin',
  '.nojekyll': '',
  '.secret/key.txt': 'secret',
  _headers: '/*\n  X-Content-Type-Options: nosniff\n',
  '_headers.json': JSON.stringify([
    {
      pattern: '/*',
      headers: {
        'Content-Security-Policy': POLICY,
        'X-Content-Type-Options': 'nosniff',
        'Strict-Transport-Security': 'max-age=1',
        'X-From-Build': 'yes',
      },
    },
    { pattern: '/_next/static/*', headers: { 'Cache-Control': 'public, max-age=31536000' } },
    { pattern: '/privacy/', headers: { 'X-From-Build': 'page' } },
  ]),
});
afterAll(site.remove);

const app = appForTests({ site: readSite(site.folder, '') });
const get = async (address: string, init?: RequestInit) =>
  app.fetch(new Request(`http://localhost${address}`, init));

describe('the static host', () => {
  it('serves pages and files with their media types', async () => {
    const types = {
      '/': 'text/html; charset=utf-8',
      '/privacy/': 'text/html; charset=utf-8',
      '/privacy/index.txt': 'text/plain; charset=utf-8',
      '/_next/static/chunks/0a1b.js': 'text/javascript; charset=utf-8',
      '/me.obj': 'text/plain; charset=utf-8',
      '/view_sphere.wasm': 'application/wasm',
      '/manifest.webmanifest': 'application/manifest+json',
      '/feed.xml': 'application/xml; charset=utf-8',
      '/robots.txt': 'text/plain; charset=utf-8',
      '/fonts/a.woff2': 'font/woff2',
      '/icon.svg': 'image/svg+xml; charset=utf-8',
      '/card.png': 'image/png',
      '/unusual.bin': 'application/octet-stream',
    };
    for (const [address, type] of Object.entries(types)) {
      const response = await get(address);
      expect([address, response.status]).toEqual([address, 200]);
      expect([address, response.headers.get('content-type')]).toEqual([address, type]);
    }
  });

  it('sends pages to their address with a trailing slash and keeps the query', async () => {
    for (const [asked, location] of [
      ['/privacy', '/privacy/'],
      ['/privacy?q=a%20b', '/privacy/?q=a%20b'],
      ['/privacy/index.html', '/privacy/'],
      ['/index.html', '/'],
    ]) {
      const response = await get(asked ?? '');
      expect([response.status, response.headers.get('location')]).toEqual([308, location]);
    }
  });

  it.each([
    '/nowhere',
    '/nowhere/',
    '/no/where/at/all',
    '/nowhere?q=1&r=%20',
    '/%6Eowhere',
    '/caf%C3%A9/%F0%9F%98%80',
    '/%',
    '/%E0%A4%A',
    '/privacy/more',
    '/nothing.html',
    '/v1.2',
    '//evil.example/',
    '/404',
    '/404/',
    '/404.html',
    '/Privacy',
    '/%00',
  ])('answers the unknown path %s with 404 and the page that leads home', async (address) => {
    for (const method of ['GET', 'HEAD']) {
      const response = await get(address, { method });
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(response.headers.get('content-security-policy')).toBe(POLICY);
      expect(await response.text()).toBe(method === 'GET' ? LEADS_HOME : '');
    }
  });

  it('redirects an unknown path home where the site has no page that leads there', async () => {
    const plain = builtSite({ 'index.html': PAGE });
    const response = await appForTests({ site: readSite(plain.folder, '') }).fetch(
      new Request('http://localhost/nowhere'),
    );
    expect([response.status, response.headers.get('location')]).toEqual([302, '/']);
    plain.remove();
  });

  it.each([
    '/missing.js',
    '/missing.png?v=1',
    '/a/b.wasm',
    '/privacy/missing.txt',
    '/index.html.map',
  ])('answers the missing file %s with 404', async (address) => {
    const response = await get(address);
    expect(response.status).toBe(404);
    expect((await errorOf(response)).code).toBe('unknown_file');
  });

  it.each([
    '/_headers',
    '/_headers.json',
    '/index.html.br',
    '/.nojekyll',
    '/.secret/key.txt',
    '/.secret',
  ])('does not serve %s, which is no part of the site', async (address) => {
    expect((await get(address)).status).not.toBe(200);
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
    'refuses %s on a page or file with 405, and elsewhere with 404',
    async (method) => {
      for (const address of ['/', '/privacy/', '/privacy', '/me.obj']) {
        const response = await get(address, { method });
        expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
        expect((await errorOf(response)).code).toBe('wrong_method');
      }
      expect((await errorOf(await get('/nowhere', { method }))).code).toBe('unknown_path');
    },
  );

  it('answers HEAD as GET, without the body', async () => {
    const response = await get('/me.obj', { method: 'HEAD' });
    expect(response.headers.get('content-length')).toBe('8');
    expect(await response.text()).toBe('');
  });

  it('sends the pre-compressed file that the client likes best', async () => {
    const response = await get('/', { headers: { 'accept-encoding': 'gzip, deflate, br' } });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-length')).toBe(String(bytes.length));
    expect(brotliDecompressSync(bytes).toString()).toBe(PAGE);
    const plain = await get('/');
    expect(plain.headers.has('content-encoding')).toBe(false);
    expect(await plain.text()).toBe(PAGE);
  });

  it.each([
    [undefined, null],
    ['', null],
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, br', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0', null],
    ['gzip;q=0, br;q=0', null],
    ['deflate', null],
  ] as const)('answers Accept-Encoding %j with %s', async (header, expected) => {
    const response = await get(
      '/',
      header === undefined ? {} : { headers: { 'accept-encoding': header } },
    );
    expect(response.headers.get('content-encoding')).toBe(expected);
  });

  it('answers 304 to a client that has the very same bytes, and another ETag for each encoding', async () => {
    const plain = (await get('/')).headers.get('etag') ?? '';
    const brotli = await get('/', { headers: { 'accept-encoding': 'br' } });
    expect(plain).toMatch(/^"[\w-]{22}"$/);
    expect(brotli.headers.get('etag')).not.toBe(plain);
    for (const tag of [plain, `W/${plain}`, `"other", ${plain}`, '*']) {
      const response = await get('/', { headers: { 'if-none-match': tag } });
      expect([response.status, await response.text()]).toEqual([304, '']);
      expect(response.headers.get('etag')).toBe(plain);
    }
    expect((await get('/', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });

  it('keeps hashed files for a year and asks again for all else', async () => {
    const cache = async (address: string) => (await get(address)).headers.get('cache-control');
    expect(await cache('/_next/static/chunks/0a1b.js')).toBe('public, max-age=31536000');
    expect(await cache('/')).toBe('no-cache');
    expect(await cache('/me.obj')).toBe('no-cache');
  });

  it('sends the headers that the build listed with everything, a page’s own before the general', async () => {
    for (const address of ['/', '/me.obj', '/nowhere', '/missing.js', '/privacy']) {
      const { headers } = await get(address);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toBe(POLICY);
      expect(headers.get('x-from-build')).toBe('yes');
      // That is for https alone, which only a proxy can tell.
      expect(headers.has('strict-transport-security')).toBe(false);
    }
    expect((await get('/privacy/')).headers.get('x-from-build')).toBe('page');
  });

  it('answers 500 where a file cannot be read, says so in the log, and serves it again afterwards', async () => {
    const reports: RequestReport[] = [];
    const whole = readSite(site.folder, '');
    let isBroken = true;
    const broken = appForTests({
      site: {
        ...whole,
        read: (file, context) => {
          if (isBroken) throw new Error('EMFILE');
          return whole.read(file, context);
        },
      },
      report: (report) => reports.push(report),
    });
    const ask = async () => broken.fetch(new Request('http://localhost/privacy/'));
    const response = await ask();
    expect([response.status, (await errorOf(response)).code]).toEqual([500, 'answer_failed']);
    expect(reports).toMatchObject([
      { path: '/privacy/', status: 500, code: 'answer_failed Error' },
    ]);
    isBroken = false;
    expect((await ask()).status).toBe(200);
  });

  it('reports pages by their path, files by their kind, and no visitor’s own words', async () => {
    const reports: RequestReport[] = [];
    const told = appForTests({
      site: readSite(site.folder, ''),
      report: (one) => reports.push(one),
    });
    const paths = ['/privacy/', '/privacy', '/me.obj', '/_next/static/chunks/0a1b.js', '/marker-1'];
    for (const path of paths) await told.fetch(new Request(`http://localhost${path}?marker-2`));
    expect(reports.map(({ path, status }) => [path, status])).toEqual([
      ['/privacy/', 200],
      ['/privacy/', 308],
      ['/*.obj', 200],
      ['/_next/static/*', 200],
      ['other', 404],
    ]);
  });

  it('says in one sentence what to do when there is no built site', () => {
    expect(() => readSite(path.join(site.folder, 'nothing'), '')).toThrow(
      /^There is no built site in .*nothing: run “npm run build” first\.$/,
    );
  });
});

describe('the static host below a base path', () => {
  const below = appForTests({ site: readSite(site.folder, '/dave') });
  const at = async (address: string) => below.fetch(new Request(`http://localhost${address}`));

  it('serves the site there', async () => {
    expect(await (await at('/dave/')).text()).toBe(PAGE);
    expect((await at('/dave/_next/static/chunks/0a1b.js')).status).toBe(200);
    expect((await at('/dave/privacy')).headers.get('location')).toBe('/dave/privacy/');
    expect((await at('/dave')).headers.get('location')).toBe('/dave/');
  });

  it('answers everything else with the page that leads home', async () => {
    for (const address of ['/', '/privacy/', '/davenport/', '/dave/nowhere', '/dave/404.html']) {
      const response = await at(address);
      expect([response.status, await response.text()]).toEqual([404, LEADS_HOME]);
    }
  });
});
