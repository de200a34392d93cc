import type { FailureCode } from '@/server/errors';
import type { Listening } from '@/server/listen';
import { rawConnection, startApp } from '../runningApp';

const refused: [number, FailureCode][] = [];
let server: Listening;
beforeAll(async () => {
  server = await startApp(
    {},
    {
      limits: { headersTimeoutMs: 300, requestTimeoutMs: 300 },
      onRefusal: (...refusal) => refused.push(refusal),
    },
  );
});
afterAll(() => server.close(0));
beforeEach(() => void refused.splice(0));

describe('what Node refuses by itself', () => {
  it.each([
    ['garbage', 'garbage\r\n\r\n', 400, 'request_invalid'],
    ['TLS', '\u0016\u0003\u0001\u0002\u0000', 400, 'request_invalid'],
    [
      'two lengths',
      'POST /test HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
      400,
      'request_invalid',
    ],
    ['a Host that is none', 'GET /healthz HTTP/1.1\r\nHost: a b\r\n\r\n', 400, 'request_invalid'],
    [
      '20 KB of headers',
      `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
      'headers_too_large',
    ],
    [
      'an expectation',
      'GET /healthz HTTP/1.1\r\nHost: a\r\nExpect: a miracle\r\n\r\n',
      417,
      'expectation_failed',
    ],
    ['half a request', 'GET /healthz HTTP/1.1\r\nHost: a', 408, 'request_too_slow'],
  ] as const)(
    '%s: in the one shape of every error, and not to be sniffed',
    async (_, sent, status, code) => {
      const { socket, reply } = rawConnection(server.port);
      socket.write(sent);
      const text = await Promise.race([
        reply,
        // A connection that is kept is not the test's to wait for.
        new Promise<string>((resolve) =>
          socket.on('data', (bytes) => resolve(bytes.toString('utf8'))),
        ),
      ]);
      socket.destroy();
      expect(text).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
      expect(text.toLowerCase()).toContain('x-content-type-options: nosniff');
      const body = JSON.parse(text.slice(text.indexOf('\r\n\r\n'))) as unknown;
      expect(body).toEqual({ error: { code, message: expect.stringMatching(/^[A-Z].*\.$/) } });
      expect(refused).toEqual([[status, code]]);
    },
  );
});

it('HTTP/1.0 without a Host is answered, as simple health checks ask', async () => {
  const { socket, reply } = rawConnection(server.port);
  socket.write('GET /healthz HTTP/1.0\r\n\r\n');
  expect(await reply).toMatch(/^HTTP\/1\.1 200 [\s\S]*ok$/);
});
