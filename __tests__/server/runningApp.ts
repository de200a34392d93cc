import { connect, type Socket } from 'node:net';
import { site } from '@/content/site';
import { type AppOptions, createApp } from '@/server/app';
import { listen, type Listening, type ListenOptions } from '@/server/listen';
import { nodeConnection } from '@/server/nodeApp';

export const KEY = site.api.key;

/** The app with quick, harmless parts, unless a test brings its own. */
export function appForTests(options: Partial<AppOptions> = {}) {
  return createApp({
    apiKey: KEY,
    allowedOrigins: [],
    answerer: { answer: ({ prompt }) => ({ by: 'embedded', text: `You asked: ${prompt}` }) },
    limiter: { take: () => ({ retryAfterSeconds: 0 }) },
    ...nodeConnection(''),
    sum: async (body) => body,
    ...options,
  });
}

/** The app behind a real HTTP server on a port that the system chooses. */
export function startApp(
  options: Partial<AppOptions> = {},
  server: Partial<ListenOptions> = {},
): Promise<Listening> {
  const app = appForTests(options);
  return listen({ fetch: app.fetch, host: '127.0.0.1', port: 0, ...server });
}

/** A question as the site's own script sends it, unless told otherwise. */
export function ask(
  url: string,
  body: unknown = { prompt: 'Hello' },
  headers: Record<string, string> = {},
  path = '/test',
): Promise<Response> {
  return fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': KEY, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** A bare connection, for senders that no client library would be. */
export function rawConnection(port: number): { socket: Socket; reply: Promise<string> } {
  const socket = connect(port, '127.0.0.1');
  const reply = new Promise<string>((resolve) => {
    let text = '';
    socket.on('data', (bytes) => (text += bytes.toString('utf8')));
    socket.on('close', () => resolve(text));
    // A reset after the reply is the server's right; what was read before it counts.
    socket.on('error', () => undefined);
  });
  return { socket, reply };
}

/** The head of a request to /test, up to and including the empty line. */
export function requestHead(...lines: string[]): string {
  return [
    'POST /test HTTP/1.1',
    'Host: localhost',
    'Content-Type: application/json',
    `X-Api-Key: ${KEY}`,
    ...lines,
    '',
    '',
  ].join('\r\n');
}
