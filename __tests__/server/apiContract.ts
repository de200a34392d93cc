import { MAX_ASK_BODY_BYTES, MAX_SUM_BODY_BYTES } from '@/server/app';
import { ask, KEY, rawConnection, requestHead } from './runningApp';

/** A server under test, wherever it runs. */
export type RunningApi = { url: string; port: number; close: () => Promise<unknown> };

/** What the server is started with; the same names that an owner sets. */
export type ContractVariables = {
  ALLOWED_ORIGINS: string;
  ASKS_PER_MINUTE: string;
  ASK_BURST: string;
  METRICS: string;
};

export const PAGE_ORIGIN = 'https://dave.example';
const PLENTY = {
  ALLOWED_ORIGINS: PAGE_ORIGIN,
  ASKS_PER_MINUTE: '100000',
  ASK_BURST: '100000',
  METRICS: 'on',
};

/**
 * What the API keeps to on every runtime. Called inside a describe.
 *
 * @param start starts a server with these variables
 */
export function itKeepsTheContract(
  start: (variables: ContractVariables) => Promise<RunningApi>,
): void {
  let server: RunningApi;
  let url: string;
  beforeAll(async () => {
    server = await start(PLENTY);
    url = server.url;
  }, 30_000);
  afterAll(() => server.close());

  describe('POST /test', () => {
    it('answers a prompt as plain text in UTF-8 and says who answered', async () => {
      const response = await ask(url, { prompt: 'Where do you live? — ë 😀' });
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
      expect(response.headers.get('x-answered-by')).toBe('embedded');
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(await response.text()).toContain('Bristol');
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
    // With g = n + 1 and r = 1 the ciphertext of m is 1 + m n: true, and easy to check.
    const n = (2n ** 512n + 75n) * (2n ** 512n + 183n);
    const encrypted = (m: bigint) => String(1n + m * n);

    it('answers in the shape of the request, with the sum of what it cannot read', async () => {
      const body = {
        public_key: { n: String(n) },
        values: [
          [encrypted(20n), 0],
          [encrypted(22n), 0],
        ],
      };
      const response = await ask(url, body, {}, '/test/homomorphic');
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(await response.json()).toEqual({
        public_key: { n: String(n) },
        values: [[encrypted(42n), 0]],
      });
    });

    it('refuses what cannot be summed with 400 and one sentence', async () => {
      for (const body of [[], {}, { public_key: { n: '15' }, values: [] }, 'null']) {
        const response = await ask(url, body, {}, '/test/homomorphic');
        expect(response.status).toBe(400);
        await errorOf(response);
      }
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
        // The sum refuses this body for what it holds, not for its type.
        expect([200, 400]).toContain(response.status);
      }
    });

    it('refuses another method with 405 and names those it takes', async () => {
      for (const method of ['GET', 'PUT', 'DELETE', 'PATCH']) {
        const response = await fetch(`${url}${path}`, { method });
        expect(response.status).toBe(405);
        expect(response.headers.get('allow')).toBe('POST');
        expect((await errorOf(response)).code).toBe('wrong_method');
      }
    });

    it('refuses a body beyond its limit with 413', async () => {
      const limit = path === '/test' ? MAX_ASK_BODY_BYTES : MAX_SUM_BODY_BYTES;
      const body = (bytes: number) => `{"prompt":"","a":"${'x'.repeat(bytes - 20)}"}`;
      expect((await ask(url, body(limit), {}, path)).status).toBe(path === '/test' ? 200 : 400);
      const response = await ask(url, body(limit + 1), {}, path);
      expect(response.status).toBe(413);
      expect((await errorOf(response)).code).toBe('body_too_large');
    });
  });
  it('answers an unknown path with 404', async () => {
    for (const path of ['/tests', '/test/', '/test/other', '/TEST', '/healthz/x', '/%74est%00']) {
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
    expect(post.headers.get('allow')).toBe('GET, HEAD');
    expect(post.status).toBe(405);
  });
  it('shows its counts at /metrics, and not a word of what was asked', async () => {
    await (await ask(url, { prompt: 'marker-5501' })).text();
    const response = await fetch(`${url}/metrics`);
    const text = await response.text();
    expect(text).toMatch(/portfolio_requests_total\{path="\/test",status="200"\} \d+/);
    expect(text).toMatch(/portfolio_answer_seconds_count \d+/);
    expect(text).not.toContain('marker-5501');
  });

  it('lets pages of an allowed origin ask, preflight included, and no others', async () => {
    const preflight = (origin: string) =>
      fetch(`${url}/test`, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST' },
      });
    const allowed = await preflight(PAGE_ORIGIN);
    expect(allowed.status).toBe(204);
    expect(allowed.headers.get('access-control-allow-origin')).toBe(PAGE_ORIGIN);
    const reply = await ask(url, undefined, { origin: PAGE_ORIGIN });
    expect(reply.headers.get('access-control-allow-origin')).toBe(PAGE_ORIGIN);
    const other = await preflight(`${PAGE_ORIGIN}.evil.example`);
    expect(other.status).toBe(403);
    expect(other.headers.has('access-control-allow-origin')).toBe(false);
  });

  it('refuses by content-length before a byte of the body is sent', async () => {
    const { socket, reply } = rawConnection(server.port);
    socket.write(requestHead(`Content-Length: ${MAX_ASK_BODY_BYTES + 1}`));
    expect(await reply).toMatch(/^HTTP\/1\.1 413 /);
  });

  it('refuses a chunked body, which has no content-length, before its end', async () => {
    const { socket, reply } = rawConnection(server.port);
    socket.write(requestHead('Transfer-Encoding: chunked'));
    const half = MAX_ASK_BODY_BYTES / 2;
    for (const bytes of [half, half, 1]) {
      socket.write(`${bytes.toString(16)}\r\n${'x'.repeat(bytes)}\r\n`);
    }
    // No last chunk: a server that wanted the whole body would still be waiting.
    expect(await reply).toMatch(/^HTTP\/1\.1 413 /);
  });

  it('refuses one client that asks 400 times at once with 429 and Retry-After', async () => {
    const limited = await start({ ...PLENTY, ASKS_PER_MINUTE: '60', ASK_BURST: '120' });
    const person = await Promise.all(Array.from({ length: 20 }, () => ask(limited.url)));
    expect(person.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const flood = await Promise.all(Array.from({ length: 400 }, () => ask(limited.url)));
    const refused = flood.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(250);
    for (const response of refused) {
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    }
    expect((await errorOf(refused[0] as Response)).code).toBe('too_many_requests');
    expect((await fetch(`${limited.url}/healthz`)).status).toBe(200);
    await limited.close();
  }, 30_000);
}

type ErrorBody = { error: { code: string; message: string } };

/** The one shape of every error: code and sentence, and nothing that tells of our insides. */
export async function errorOf(response: Response): Promise<ErrorBody['error']> {
  const text = await response.text();
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(text).not.toMatch(/\bat .*\.[jt]s:\d+|node_modules/);
  const body = JSON.parse(text) as ErrorBody;
  expect(Object.keys(body)).toEqual(['error']);
  expect(Object.keys(body.error)).toEqual(['code', 'message']);
  expect(body.error.message).toMatch(/^[A-Z"n].*\.$/);
  return body.error;
}
