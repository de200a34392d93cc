import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { itKeepsTheContract } from './apiContract';
import { says, startScriptedModel } from './model/scriptedModel';
import { ask } from './runningApp';
import { builtSite } from './site';
import { bundledWorker, startWorkerd } from './workerdProcess';

// Real servers and processes on a busy machine take their time.
jest.setTimeout(60_000);

/** workerd starts within a second on a quiet machine. */
const START_TIMEOUT_MS = 60_000;

const POLICY = "script-src 'self'";
const site = builtSite({
  'index.html': '<!doctype html><title>Home</title>',
  'index.html.br': 'a copy that the platform has no use for',
  '404.html': '<!doctype html><title>On the way home</title>',
  'contact/index.html': '<!doctype html><title>Contact</title>',
  'me.obj': 'v 0 0 0\n',
  '_next/static/chunks/0a1b.js': 'hello()',
  '_headers.json': JSON.stringify([
    { pattern: '/*', headers: { 'X-Content-Type-Options': 'nosniff' } },
    { pattern: '/_next/static/*', headers: { 'Cache-Control': 'public, max-age=31536000' } },
    { pattern: '/contact/', headers: { 'Content-Security-Policy': POLICY } },
  ]),
});
let worker: Awaited<ReturnType<typeof bundledWorker>>;
beforeAll(async () => (worker = await bundledWorker(site.folder)), START_TIMEOUT_MS);
afterAll(() => {
  worker.remove();
  site.remove();
});

describe('the site on workerd', () => {
  let server: Awaited<ReturnType<typeof startWorkerd>>;
  beforeAll(async () => (server = await startWorkerd(worker.folder, {})), START_TIMEOUT_MS);
  afterAll(() => server.close());
  const get = (address: string, init?: RequestInit) =>
    fetch(`${server.url}${address}`, { redirect: 'manual', ...init });

  it('serves its pages and files with their types and the headers that the build listed', async () => {
    const page = await get('/contact/');
    expect(await page.text()).toContain('<title>Contact</title>');
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('content-security-policy')).toBe(POLICY);
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const script = await get('/_next/static/chunks/0a1b.js');
    expect(await script.text()).toBe('hello()');
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000');
    expect(await (await get('/me.obj')).text()).toBe('v 0 0 0\n');
  });

  it('says when a visitor has the very same bytes already', async () => {
    const tag = (await get('/')).headers.get('etag') ?? '';
    const response = await get('/', { headers: { 'if-none-match': tag } });
    expect([response.status, await response.text()]).toEqual([304, '']);
  });

  it('answers unknown paths with the page that leads home, sends pages to their address and nobody off the site', async () => {
    for (const [address, status, location] of [
      ['/nowhere', 404, null],
      ['/nowhere/at/all/', 404, null],
      ['/contact', 308, '/contact/'],
      ['/contact/index.html?a=b', 308, '/contact/?a=b'],
      ['//evil.example/index.html', 404, null],
      ['/%2fevil.example/index.html', 404, null],
      ['/index.html.br', 404, null],
      ['/worker.js', 404, null],
      ['/_headers.json', 404, null],
    ] as const) {
      const response = await get(address);
      expect([address, response.status, response.headers.get('location')]).toEqual([
        address,
        status,
        location,
      ]);
    }
    expect(await (await get('/nowhere')).text()).toContain('On the way home');
  });

  it('refuses to be written to with 405', async () => {
    const response = await get('/contact/', { method: 'POST' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('two isolates on workerd', () => {
  it(
    'share the rate of a network',
    async () => {
      const server = await startWorkerd(worker.folder, { ASKS_PER_MINUTE: '1', ASK_BURST: '4' });
      const from = { 'cf-connecting-ip': '192.0.2.1' };
      const statuses: number[] = [];
      for (const url of [server.url, server.second, server.url, server.second, server.second]) {
        statuses.push((await ask(url, undefined, from)).status);
      }
      expect(statuses).toEqual([200, 200, 200, 200, 429]);
      const other = await ask(server.second, undefined, { 'cf-connecting-ip': '198.51.100.1' });
      expect(other.status).toBe(200);
      await server.close();
    },
    START_TIMEOUT_MS,
  );

  it(
    'share the model’s day',
    async () => {
      const model = await startScriptedModel();
      /** How many of twelve answers the model gives, when the isolates are asked in turns. */
      const answersOfModel = async (isolates: number): Promise<number> => {
        const server = await startWorkerd(worker.folder, {
          MODEL_BASE_URL: model.baseUrl,
          MODEL_NAME: 'a-model',
          // Enough for some of them.
          MODEL_DAILY_TOKENS: '2000',
        });
        const urls = [server.url, server.second].slice(0, isolates);
        let count = 0;
        for (let visitor = 0; visitor < 12; visitor += 1) {
          const url = urls[visitor % isolates] ?? server.url;
          const headers = { 'cf-connecting-ip': `198.51.${visitor}.1` };
          const response = await ask(url, { prompt: 'Hello?' }, headers);
          await response.text();
          if (response.headers.get('x-answered-by') === 'model') count += 1;
        }
        await server.close();
        return count;
      };
      const alone = await answersOfModel(1);
      expect(alone).toBeGreaterThan(0);
      expect(alone).toBeLessThan(12);
      expect(await answersOfModel(2)).toBe(alone);
      await model.close();
    },
    START_TIMEOUT_MS,
  );
});

describe('the API on workerd', () => {
  itKeepsTheContract((variables) => startWorkerd(worker.folder, variables));

  it(
    'streams a language model’s reply',
    async () => {
      const model = await startScriptedModel();
      model.next(says('By ', 'the harbour.'));
      const server = await startWorkerd(worker.folder, {
        MODEL_BASE_URL: model.baseUrl,
        MODEL_NAME: 'a-model',
        MODEL_API_KEY: 'provider-key-8812',
      });
      const response = await ask(server.url, { prompt: 'Where do you live?' });
      expect(response.headers.get('x-answered-by')).toBe('model');
      expect(await response.text()).toBe('By the harbour.');
      expect(model.sent[0]?.authorization).toBe('Bearer provider-key-8812');
      await server.close();
      await model.close();
    },
    START_TIMEOUT_MS,
  );

  it(
    'writes no prompt into its log',
    async () => {
      const server = await startWorkerd(worker.folder, { LOG: 'requests' });
      await (await ask(server.url, { prompt: 'marker-6120' })).text();
      await (await ask(server.url, 'marker-6120', {}, '/marker-6120')).text();
      await server.close();
      expect(server.written()).toContain('"path":"/test"');
      expect(server.written()).not.toContain('marker-6120');
    },
    START_TIMEOUT_MS,
  );

  it('comes with a wrangler.json that deploys it, and assets that hold what visitors may see', () => {
    const text = readFileSync(path.join(worker.folder, 'wrangler.json'), 'utf8');
    expect(JSON.parse(text)).toMatchObject({
      main: 'worker.js',
      assets: { directory: './assets', binding: 'ASSETS', run_worker_first: true },
      durable_objects: { bindings: [{ name: 'COUNTS', class_name: 'SharedCounts' }] },
      migrations: [{ new_sqlite_classes: ['SharedCounts'] }],
    });
    expect(readdirSync(path.join(worker.folder, 'assets')).sort()).toEqual([
      '404.html',
      '_next',
      'contact',
      'index.html',
      'me.obj',
    ]);
  });
});
