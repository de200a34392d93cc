import { readFileSync } from 'node:fs';
import path from 'node:path';
import { says, startScriptedModel } from './answer/scriptedModel';
import { itKeepsTheContract } from './apiContract';
import { ask } from './runningApp';
import { bundledWorker, startWorkerd } from './workerdProcess';

// Real servers and processes on a busy machine take their time.
jest.setTimeout(60_000);

/** workerd starts within a second on a quiet machine. */
const START_TIMEOUT_MS = 60_000;

let worker: Awaited<ReturnType<typeof bundledWorker>>;
beforeAll(async () => (worker = await bundledWorker()), START_TIMEOUT_MS);
afterAll(() => worker.remove());

describe('the API on workerd', () => {
  itKeepsTheContract((variables) => startWorkerd(worker.folder, variables));

  it(
    'uses the platform’s own rate limit where it is bound, by the visitor that the platform names',
    async () => {
      const server = await startWorkerd(worker.folder, {}, true);
      const good = await ask(server.url, undefined, { 'cf-connecting-ip': '192.0.2.1' });
      expect(good.status).toBe(200);
      const flood = await ask(server.url, undefined, { 'cf-connecting-ip': '192.0.2.66' });
      expect([flood.status, flood.headers.get('retry-after')]).toEqual([429, '60']);
      await server.close();
    },
    START_TIMEOUT_MS,
  );

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

  it('comes with a wrangler.json that deploys it', () => {
    const text = readFileSync(path.join(worker.folder, 'wrangler.json'), 'utf8');
    expect(JSON.parse(text)).toMatchObject({
      main: 'worker.js',
      no_bundle: true,
      ratelimits: [{ name: 'RATE_LIMITER' }],
    });
  });
});
