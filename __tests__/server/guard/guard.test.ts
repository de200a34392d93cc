import { clientName } from '@/server/guard/client';
import { memoryRateLimiter } from '@/server/guard/rate';
import type { Listening } from '@/server/listen';
import { nodeConnection } from '@/server/listen';
import { ask, startApp } from '../runningApp';

describe('the rate limiter', () => {
  const limits = { perMinute: 60, burst: 5 };

  it('lets a burst pass, then one ask for each second that goes by', async () => {
    let nowMs = 0;
    const limiter = memoryRateLimiter(limits, () => nowMs);
    const take = async () => (await limiter.take('one')).retryAfterSeconds;
    for (let count = 0; count < 5; count += 1) expect(await take()).toBe(0);
    expect(await take()).toBe(1);
    nowMs = 999;
    expect(await take()).toBe(1);
    nowMs = 1_000;
    expect(await take()).toBe(0);
    expect(await take()).toBe(1);
  });

  it('counts each client for itself', async () => {
    const limiter = memoryRateLimiter({ perMinute: 1, burst: 1 }, () => 0);
    expect(await limiter.take('one')).toEqual({ retryAfterSeconds: 0 });
    expect(await limiter.take('one')).toEqual({ retryAfterSeconds: 60 });
    expect(await limiter.take('another')).toEqual({ retryAfterSeconds: 0 });
  });

  it('ends a flood that comes from everywhere at once', async () => {
    const limiter = memoryRateLimiter(limits, () => 0);
    let passed = 0;
    for (let client = 0; client < 1_000; client += 1) {
      if ((await limiter.take(`client ${client}`)).retryAfterSeconds === 0) passed += 1;
    }
    expect(passed).toBe(50 * limits.burst);
  });

  it('gains nothing from a clock that is set back', async () => {
    let nowMs = 100_000;
    const limiter = memoryRateLimiter({ perMinute: 60, burst: 1 }, () => nowMs);
    await limiter.take('one');
    nowMs = 0;
    expect((await limiter.take('one')).retryAfterSeconds).toBeGreaterThan(0);
  });
});

describe('the name that a client is counted under', () => {
  it.each([
    ['203.0.113.9', undefined, '203.0.113.9'],
    ['::ffff:203.0.113.9', undefined, '203.0.113.9'],
    ['10.0.0.1', '198.51.100.7', '198.51.100.7'],
    ['10.0.0.1', '198.51.100.7:5123', '198.51.100.7'],
    ['10.0.0.1', 'made-up, 198.51.100.7', '198.51.100.7'],
    ['10.0.0.1', '', '10.0.0.1'],
    ['2001:db8:1:2:3:4:5:6', undefined, '2001:db8:1:2::/64'],
    ['2001:db8::6', undefined, '2001:db8:0:0::/64'],
    ['10.0.0.1', '[2001:DB8:1:2::9]:443', '2001:db8:1:2::/64'],
    ['::1', undefined, '0:0:0:0::/64'],
  ])('of %s, forwarded as %s, is %s', (socket, forwarded, expected) => {
    expect(clientName(socket, forwarded)).toBe(expected);
  });
});

describe('a server behind a proxy', () => {
  const limiter = () => {
    const seen: string[] = [];
    return { seen, take: (client: string) => (seen.push(client), { retryAfterSeconds: 0 }) };
  };

  it('believes the forwarded header that it is told to trust, as our own proxy wrote it', async () => {
    const clients = limiter();
    const server = await startApp({
      limiter: clients,
      connection: nodeConnection('x-forwarded-for'),
    });
    await ask(server.url, undefined, { 'x-forwarded-for': '192.0.2.1' });
    await ask(server.url, undefined, { 'x-forwarded-for': 'invented, 192.0.2.2' });
    await server.close(0);
    expect(clients.seen).toEqual(['192.0.2.1', '192.0.2.2']);
  });

  it('believes nobody unless it is told to', async () => {
    const clients = limiter();
    const server = await startApp({ limiter: clients, connection: nodeConnection('') });
    await ask(server.url, undefined, {
      'x-forwarded-for': '192.0.2.1',
      forwarded: 'for=192.0.2.1',
    });
    await server.close(0);
    expect(clients.seen).toEqual(['127.0.0.1']);
  });
});

describe('pages of another origin', () => {
  const PAGE = 'https://dave.example';
  let server: Listening;
  beforeAll(
    async () => (server = await startApp({ allowedOrigins: [PAGE, 'http://localhost:4000'] })),
  );
  afterAll(() => server.close(0));

  const preflight = (origin: string, path = '/test') =>
    fetch(`${server.url}${path}`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,x-api-key',
      },
    });

  it('may ask when their exact origin is allowed, preflight included', async () => {
    const response = await preflight(PAGE);
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe(PAGE);
    expect(response.headers.get('access-control-allow-methods')).toContain('POST');
    expect(response.headers.get('access-control-allow-headers')).toBe('content-type, x-api-key');
    expect(response.headers.get('vary')).toContain('Origin');
    expect(response.headers.has('access-control-allow-credentials')).toBe(false);
    const reply = await ask(server.url, undefined, { origin: PAGE });
    expect(reply.headers.get('access-control-allow-origin')).toBe(PAGE);
    expect(reply.headers.get('access-control-expose-headers')).toContain('retry-after');
  });

  it.each([
    'https://dave.example.evil.example',
    'https://sub.dave.example',
    'http://dave.example',
    'https://dave.example:8443',
    'https://DAVE.example',
    'null',
  ])('are stopped at the preflight when they are %s', async (origin) => {
    const response = await preflight(origin);
    expect(response.status).toBe(403);
    expect(response.headers.has('access-control-allow-origin')).toBe(false);
    const reply = await ask(server.url, undefined, { origin });
    expect(reply.headers.has('access-control-allow-origin')).toBe(false);
  });

  it('can read our refusals too, so that a person gets a reason', async () => {
    const reply = await ask(server.url, '{', { origin: PAGE });
    expect(reply.status).toBe(400);
    expect(reply.headers.get('access-control-allow-origin')).toBe(PAGE);
  });

  it('need no leave when their origin is the server’s own', async () => {
    expect((await preflight(server.url)).status).toBe(204);
  });
});
