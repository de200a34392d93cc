import { FAILURES } from '@/server/failure';
import { ASK_BODY_LIMIT_BYTES, streamBytes, SUM_BODY_LIMIT_BYTES } from '@/server/guard/body';
import { memoryRateLimiter } from '@/server/guard/rate';
import type { RequestReport } from '@/server/app';
import type { Listening } from '@/server/listen';
import { appForTests, ask, KEY, rawConnection, requestHead, startApp } from './runningApp';

type ErrorBody = { error: { code: string; message: string } };

/** The one shape of every error: code and sentence, and nothing that tells of our insides. */
async function errorOf(response: Response): Promise<ErrorBody['error']> {
  const text = await response.text();
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(text).not.toMatch(/\bat .*\.[jt]s:\d+|node_modules/);
  const body = JSON.parse(text) as ErrorBody;
  expect(Object.keys(body)).toEqual(['error']);
  expect(Object.keys(body.error)).toEqual(['code', 'message']);
  expect(body.error.message).toMatch(/^[A-Z].*\.$/);
  return body.error;
}

describe('the API', () => {
  let server: Listening;
  let url: string;
  const reports: RequestReport[] = [];

  beforeAll(async () => {
    server = await startApp({
      allowedOrigins: ['https://dave.example'],
      report: (report) => reports.push(report),
      metrics: () => 'counts\n',
      sum: (body) => {
        if (body === null) throw new Error('a secret of ours');
        if (Array.isArray(body)) {
          throw Object.assign(new Error('Send an object.'), {
            name: 'ExchangeError',
            code: 'shape',
          });
        }
        return body;
      },
    });
    url = server.url;
  });
  afterAll(() => server.close(0));
  beforeEach(() => void reports.splice(0));

  describe('POST /test', () => {
    it('answers a prompt as plain text in UTF-8 and says who answered', async () => {
      const response = await ask(url, { prompt: 'Who are you? — ë 😀' });
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
      expect(response.headers.get('x-answered-by')).toBe('embedded');
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(await response.text()).toBe('You asked: Who are you? — ë 😀');
    });

    it('does not reject an empty question', async () => {
      const response = await ask(url, { prompt: '' });
      expect(response.status).toBe(200);
    });

    it('takes 2,000 characters, an emoji counting as one, and refuses one more with 400', async () => {
      expect((await ask(url, { prompt: 'a'.repeat(2_000) })).status).toBe(200);
      expect((await ask(url, { prompt: '😀'.repeat(2_000) })).status).toBe(200);
      for (const prompt of ['a'.repeat(2_001), '😀'.repeat(2_001)]) {
        const response = await ask(url, { prompt });
        expect(response.status).toBe(400);
        expect((await errorOf(response)).code).toBe('prompt_too_long');
      }
    });

    it.each([
      ['no object', '"Hello"'],
      ['an array', '["Hello"]'],
      ['null', 'null'],
      ['no prompt', '{"question": "Hello"}'],
      ['a number', '{"prompt": 7}'],
      ['null as prompt', '{"prompt": null}'],
      ['an object as prompt', '{"prompt": {"text": "Hello"}}'],
    ])('refuses %s with 400: the prompt is a string', async (_, body) => {
      const response = await ask(url, body);
      expect(response.status).toBe(400);
      expect((await errorOf(response)).code).toBe('prompt_invalid');
    });

    it.each(['', '{', '{"prompt": "Hello"', 'prompt=Hello', '\u0000'])(
      'refuses %j with 400: it is not JSON',
      async (body) => {
        const response = await ask(url, body);
        expect(response.status).toBe(400);
        expect((await errorOf(response)).code).toBe('json_invalid');
      },
    );

    it('refuses bytes that are not UTF-8 with 400', async () => {
      const response = await fetch(`${url}/test`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-api-key': KEY },
        body: new Uint8Array([0x22, 0xff, 0xfe, 0x22]),
      });
      expect((await errorOf(response)).code).toBe('json_invalid');
    });

    it('takes the exchange before, and refuses one that is no pair of strings', async () => {
      const previous = { prompt: 'Hello', reply: 'Hello!' };
      expect((await ask(url, { prompt: 'More', previous })).status).toBe(200);
      expect((await ask(url, { prompt: 'More', previous: null })).status).toBe(200);
      for (const wrong of ['Hello', [], { prompt: 'Hello' }, { prompt: 1, reply: 2 }]) {
        const response = await ask(url, { prompt: 'More', previous: wrong });
        expect(response.status).toBe(400);
        expect((await errorOf(response)).code).toBe('previous_invalid');
      }
    });
  });

  describe('POST /test/homomorphic', () => {
    it('answers in the shape that the sum gives', async () => {
      const body = { public_key: { n: '15' }, values: [['4', 0]] };
      const response = await ask(url, body, {}, '/test/homomorphic');
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(await response.json()).toEqual(body);
    });

    it('passes on the code and the sentence of a request that cannot be summed', async () => {
      const response = await ask(url, [], {}, '/test/homomorphic');
      expect(response.status).toBe(400);
      expect(await errorOf(response)).toEqual({ code: 'shape', message: 'Send an object.' });
    });

    it('answers 500 without a word of what went wrong inside', async () => {
      const response = await ask(url, 'null', {}, '/test/homomorphic');
      expect(response.status).toBe(500);
      expect((await errorOf(response)).message).toBe(FAILURES.answer_failed[1]);
    });
  });

  describe.each(['/test', '/test/homomorphic'])('the guard of %s', (path) => {
    it('needs the key: 401 without it, with another, or with more than it', async () => {
      for (const key of ['', 'wrong', `${KEY}x`, KEY.slice(1), KEY.toUpperCase()]) {
        const response = await ask(url, { prompt: 'Hello' }, { 'x-api-key': key }, path);
        expect(response.status).toBe(401);
        expect((await errorOf(response)).code).toBe('key_required');
      }
      const none = await fetch(`${url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      });
      expect(none.status).toBe(401);
    });

    it('takes JSON only: 415 for any other type', async () => {
      const types = ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''];
      for (const type of [...types, 'application/json; charset=latin1', 'text/json']) {
        const response = await ask(url, '{"prompt":"Hello"}', { 'content-type': type }, path);
        expect(response.status).toBe(415);
        expect((await errorOf(response)).code).toBe('json_required');
      }
    });

    it('takes JSON however its type is spelled', async () => {
      for (const type of ['application/json; charset=utf-8', 'Application/JSON;charset="UTF-8"']) {
        const response = await ask(url, '{"prompt":"Hello"}', { 'content-type': type }, path);
        expect(response.status).toBe(200);
      }
    });

    it('refuses another method with 405 and names those it takes', async () => {
      for (const method of ['GET', 'PUT', 'DELETE', 'PATCH']) {
        const response = await fetch(`${url}${path}`, { method });
        expect(response.status).toBe(405);
        expect(response.headers.get('allow')).toBe('POST, OPTIONS');
        expect((await errorOf(response)).code).toBe('wrong_method');
      }
    });

    it('refuses a body beyond its limit with 413', async () => {
      const limit = path === '/test' ? ASK_BODY_LIMIT_BYTES : SUM_BODY_LIMIT_BYTES;
      const body = (bytes: number) => `{"prompt":"","a":"${'x'.repeat(bytes - 20)}"}`;
      expect((await ask(url, body(limit), {}, path)).status).toBe(200);
      const response = await ask(url, body(limit + 1), {}, path);
      expect(response.status).toBe(413);
      expect((await errorOf(response)).code).toBe('body_too_large');
    });
  });

  it('answers an unknown path with 404', async () => {
    for (const path of [
      '/',
      '/tests',
      '/test/',
      '/test/other',
      '/TEST',
      '/healthz/x',
      '/%74est%00',
    ]) {
      const response = await ask(url, { prompt: 'Hello' }, {}, path);
      expect(response.status).toBe(404);
      expect((await errorOf(response)).code).toBe('unknown_path');
    }
  });

  it('says that it is well at /healthz, and only when read', async () => {
    const response = await fetch(`${url}/healthz`);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('ok');
    const head = await fetch(`${url}/healthz`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    const post = await fetch(`${url}/healthz`, { method: 'POST' });
    expect(post.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
    expect(post.status).toBe(405);
  });

  it('shows its counts at /metrics', async () => {
    const response = await fetch(`${url}/metrics`);
    expect([response.status, await response.text()]).toEqual([200, 'counts\n']);
  });

  it('answers a Host header that is no host with 400, as JSON', async () => {
    const { socket, reply } = rawConnection(server.port);
    socket.write('GET /healthz HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n');
    expect(await reply).toMatch(/^HTTP\/1\.1 400 [\s\S]*\{"error":\{"code":"request_invalid"/);
  });

  it('reports what happened by its own addresses only, without prompt, key or client', async () => {
    await (await ask(url, { prompt: 'marker-7319' })).text();
    await (await ask(url, { prompt: 'marker-7319' }, {}, '/marker-7319?q=marker-7319')).text();
    expect(reports.map(({ path, status, code }) => [path, status, code])).toEqual([
      ['/test', 200, undefined],
      ['other', 404, 'unknown_path'],
    ]);
    expect(JSON.stringify(reports)).not.toMatch(/marker-7319|127\.0\.0\.1|a-label-for-tests/);
  });
});

describe('bodies are limited before they are read whole', () => {
  let server: Listening;
  beforeAll(async () => (server = await startApp({ bodyTimeoutMs: 200 })));
  afterAll(() => server.close(0));

  it('refuses by content-length before a byte of the body is sent', async () => {
    const { socket, reply } = rawConnection(server.port);
    socket.write(requestHead(`Content-Length: ${ASK_BODY_LIMIT_BYTES + 1}`));
    expect(await reply).toMatch(/^HTTP\/1\.1 413 /);
  });

  it('refuses a chunked body, which has no content-length, at the limit', async () => {
    const { socket, reply } = rawConnection(server.port);
    socket.write(requestHead('Transfer-Encoding: chunked'));
    let sent = 0;
    const chunk = `4000\r\n${'x'.repeat(0x4000)}\r\n`;
    const send = () => {
      while (!socket.destroyed && sent < 100 * ASK_BODY_LIMIT_BYTES) {
        sent += chunk.length;
        if (!socket.write(chunk)) return void socket.once('drain', send);
      }
    };
    send();
    expect(await reply).toMatch(/^HTTP\/1\.1 413 /);
    expect(sent).toBeLessThan(100 * ASK_BODY_LIMIT_BYTES);
  });

  it('refuses a body that is longer than the content-length that it names', async () => {
    let pulled = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled += 1;
        controller.enqueue(new Uint8Array(16_384).fill(0x20));
      },
    });
    const app = appForTests({
      connection: (request) => ({ client: 'one', body: streamBytes(request.body) }),
    });
    const request = new Request('http://localhost/test', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': KEY, 'content-length': '2' },
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
    expect(text).toContain('"code":"body_too_slow"');
  });

  it('survives a sender that hangs up in the middle', async () => {
    const { socket, reply } = rawConnection(server.port);
    socket.write(requestHead('Content-Length: 50') + '{"prompt":');
    socket.destroy();
    await reply;
    expect((await ask(server.url)).status).toBe(200);
  });
});

describe('the rate limit', () => {
  it('lets a person be and refuses one client that asks 400 times at once, with Retry-After', async () => {
    const server = await startApp({ limiter: memoryRateLimiter({ perMinute: 60, burst: 120 }) });
    const person = await Promise.all(Array.from({ length: 20 }, () => ask(server.url)));
    expect(person.map(({ status }) => status)).toEqual(Array(20).fill(200));

    const flood = await Promise.all(Array.from({ length: 400 }, () => ask(server.url)));
    const refused = flood.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(250);
    for (const response of refused) {
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    }
    expect((await errorOf(refused[0] as Response)).code).toBe('too_many_requests');
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    await server.close(0);
  });
});
