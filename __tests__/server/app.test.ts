import { OFFERED_QUESTIONS_HEADER, readOfferedQuestions } from '@/lib/api/offeredQuestions';
import { PayloadError } from '@/lib/paillier/encryptedPayload';
import { readServerEnvironment } from '@/server/environment';
import { FAILURES } from '@/server/errors';
import { listen, type Listening } from '@/server/listen';
import type { RequestReport } from '@/server/middleware/report';
import { createNodeApp } from '@/server/nodeApp';
import { errorOf, itKeepsTheContract } from './apiContract';
import { appForTests, ask, KEY, rawConnection, requestHead, startApp } from './runningApp';
import { builtSite } from './site';

// Real servers and processes on a busy machine take their time.
jest.setTimeout(60_000);

describe('the API on Node, beside the site', () => {
  const site = builtSite({ 'index.html': '<!doctype html>' });
  afterAll(site.remove);

  itKeepsTheContract(async (variables) => {
    const environment = readServerEnvironment({ ...variables, SITE_FOLDER: site.folder });
    const { fetch } = createNodeApp(environment);
    const server = await listen({ fetch, host: '127.0.0.1', port: 0 });
    return { ...server, close: () => server.close(0) };
  });
});

describe('the API', () => {
  let server: Listening;
  let url: string;
  const reports: RequestReport[] = [];

  beforeAll(async () => {
    server = await startApp({
      allowedOrigins: ['https://dave.example'],
      report: (report) => reports.push(report),
      metrics: () => 'counts\n',
      sum: async (body) => {
        if (body === null) throw new Error('a secret of ours');
        if (Array.isArray(body)) throw new PayloadError('body_not_object', 'Send an object.', '');
        return body;
      },
    });
    url = server.url;
  });
  afterAll(() => server.close(0));
  beforeEach(() => void reports.splice(0));

  it('offers questions in a header where the answer does, and has no such header elsewhere', async () => {
    const offers = ['Where do you live?', 'Gdzie mieszkasz, Łucjo?', 'A\r\nSet-Cookie: a=b'];
    const unsure = await startApp({
      answerer: {
        answer: ({ prompt }) => ({
          by: 'embedded',
          text: 'Hm.',
          ...(prompt === 'unclear' ? { offers } : {}),
        }),
      },
    });
    try {
      const unclear = await ask(unsure.url, { prompt: 'unclear' });
      expect(readOfferedQuestions(unclear.headers.get(OFFERED_QUESTIONS_HEADER))).toEqual(offers);
      expect(unclear.headers.get('set-cookie')).toBeNull();
      expect(await unclear.text()).toBe('Hm.');
      const clear = await ask(unsure.url, { prompt: 'clear' });
      expect(clear.headers.has(OFFERED_QUESTIONS_HEADER)).toBe(false);
    } finally {
      await unsure.close(0);
    }
  });

  it('passes on the code and the sentence of a request that cannot be summed', async () => {
    const response = await ask(url, [], {}, '/test/homomorphic');
    expect(response.status).toBe(400);
    expect(await errorOf(response)).toEqual({
      code: 'body_not_object',
      message: 'Send an object.',
    });
  });

  it('answers 500 without a word of what went wrong inside', async () => {
    const response = await ask(url, 'null', {}, '/test/homomorphic');
    expect(response.status).toBe(500);
    expect((await errorOf(response)).message).toBe(FAILURES.answer_failed[1]);
  });

  it.each([
    ['that is no host', 'Host: a b'],
    ['that is there twice', 'Host: one.example\r\nHost: two.example'],
  ])('answers a Host header %s with 400, as JSON', async (_, header) => {
    const { socket, reply } = rawConnection(server.port);
    socket.write(`GET /healthz HTTP/1.1\r\n${header}\r\nConnection: close\r\n\r\n`);
    expect(await reply).toMatch(/^HTTP\/1\.1 400 [\s\S]*\{"error":\{"code":"request_invalid"/);
  });

  it('reports what happened by its own addresses only, without prompt, key or client', async () => {
    await (await ask(url, { prompt: 'marker-7319' })).text();
    await (await ask(url, { prompt: 'marker-7319' }, {}, '/marker-7319?q=marker-7319')).text();
    expect(reports.map(({ path, status, code }) => [path, status, code])).toEqual([
      ['/test', 200, undefined],
      ['other', 404, 'unknown_path'],
    ]);
    expect(JSON.stringify(reports)).not.toMatch(/marker-7319|127\.0\.0\.1|dave-portfolio-public/);
  });
});

describe('bodies are limited before they are read whole', () => {
  let server: Listening;
  beforeAll(
    async () =>
      (server = await startApp({}, { limits: { headersTimeoutMs: 200, requestTimeoutMs: 200 } })),
  );
  afterAll(() => server.close(0));

  it('reads an endless body up to the limit and no further', async () => {
    let pulled = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled += 1;
        controller.enqueue(new Uint8Array(16_384).fill(0x20));
      },
    });
    const app = appForTests({ visitor: () => ({ client: 'one', network: 'one' }) });
    const request = new Request('http://localhost/test', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-api-key': KEY,
        'transfer-encoding': 'chunked',
      },
      body: endless,
      duplex: 'half',
    } as RequestInit);
    expect((await app.fetch(request)).status).toBe(413);
    expect(pulled).toBeLessThan(20);
  });

  it('refuses a body that arrives too slowly with 408, and lets the sender go', async () => {
    const { socket, reply } = rawConnection(server.port);
    socket.write(requestHead('Content-Length: 50'));
    const trickle = setInterval(() => socket.destroyed || socket.write('{'), 30);
    const text = await reply;
    clearInterval(trickle);
    expect(text).toMatch(/^HTTP\/1\.1 408 /);
    expect(text).toContain('"code":"request_too_slow"');
  });

  it('survives a sender that hangs up in the middle', async () => {
    const { socket, reply } = rawConnection(server.port);
    socket.write(requestHead('Content-Length: 50') + '{"prompt":');
    socket.destroy();
    await reply;
    expect((await ask(server.url)).status).toBe(200);
  });
});
