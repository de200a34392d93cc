import type { Listening } from '@/server/listen';
import { memoryRateLimiter } from '@/server/middleware/rateLimit';
import { type Visitor, visitorOf } from '@/server/middleware/visitor';
import { nodeConnection } from '@/server/nodeApp';
import { ask, startApp } from '../runningApp';

const someone = (client: string, network = client): Visitor => ({ client, network });

describe('the rate limiter', () => {
  const limits = { perMinute: 60, burst: 5 };

  it('lets a burst pass, then one ask for each second that goes by', async () => {
    let nowMs = 0;
    const limiter = memoryRateLimiter(limits, () => nowMs);
    const take = async () => (await limiter.take(someone('one'), 1)).retryAfterSeconds;
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
    expect(await limiter.take(someone('one'), 1)).toEqual({ retryAfterSeconds: 0 });
    expect(await limiter.take(someone('one'), 1)).toEqual({ retryAfterSeconds: 60 });
    expect(await limiter.take(someone('another'), 1)).toEqual({ retryAfterSeconds: 0 });
  });

  it('takes more for what costs more, and lets it pass where it costs more than a whole burst', async () => {
    let nowMs = 0;
    const limiter = memoryRateLimiter({ perMinute: 60, burst: 15 }, () => nowMs);
    const take = async (cost: number) =>
      (await limiter.take(someone('one'), cost)).retryAfterSeconds;
    expect([await take(10), await take(10), await take(5), await take(1)]).toEqual([0, 5, 0, 1]);
    nowMs = 15_000;
    expect([await take(100), await take(1)]).toEqual([0, 1]);
  });

  it('ends a flood that comes from everywhere at once', async () => {
    const limiter = memoryRateLimiter(limits, () => 0);
    let passed = 0;
    for (let client = 0; client < 1_000; client += 1) {
      if ((await limiter.take(someone(`${client}`), 1)).retryAfterSeconds === 0) passed += 1;
    }
    expect(passed).toBe(50 * limits.burst);
  });

  it.each([
    ['a /48 of IPv6', (index: number) => `2001:db8:7:${index.toString(16)}::1`, '2001:db8:8::1'],
    ['a /24', (index: number) => `203.0.113.${index % 256}`, '203.0.114.1'],
  ])('does not let %s shut out a newcomer', async (_, address, newcomer) => {
    const limiter = memoryRateLimiter({ perMinute: 120, burst: 200 }, () => 0);
    let passed = 0;
    for (let index = 0; index < 52_000; index += 1) {
      const visitor = visitorOf(address(index % 256), undefined);
      if ((await limiter.take(visitor, 1)).retryAfterSeconds === 0) passed += 1;
    }
    expect(passed).toBe(8 * 200);
    const decision = await limiter.take(visitorOf(newcomer, undefined), 1);
    expect(decision.retryAfterSeconds).toBe(0);
  });

  it('gains nothing from a clock that is set back', async () => {
    let nowMs = 100_000;
    const limiter = memoryRateLimiter({ perMinute: 60, burst: 1 }, () => nowMs);
    await limiter.take(someone('one'), 1);
    nowMs = 0;
    expect((await limiter.take(someone('one'), 1)).retryAfterSeconds).toBeGreaterThan(0);
  });
});

describe('the name that a visitor is counted under', () => {
  it.each([
    ['203.0.113.9', undefined, '203.0.113.9'],
    ['::ffff:203.0.113.9', undefined, '203.0.113.9'],
    ['10.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['10.0.0.1', '203.0.113.9:5123', '203.0.113.9'],
    ['10.0.0.1', 'made-up, 203.0.113.9', '203.0.113.9'],
    ['203.0.113.9', '', '203.0.113.9'],
    ['203.0.113.9', 'made-up,', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', undefined, '2001:db8:1:2::'],
    ['10.0.0.1', '[2001:DB8:1:2::9]:443', '2001:db8:1:2::'],
    ['10.0.0.1', '[2001:db8:1:2::9]', '2001:db8:1:2::'],
    ['2001:db8:1:2::6', undefined, '2001:0db8:0001:0002::1'],
    ['fe80::1%eth0', undefined, 'fe80::2'],
  ])('of %s, forwarded as %s, is that of %s', (socket, forwarded, same) => {
    expect(visitorOf(socket, forwarded)).toEqual(visitorOf(same, undefined));
    expect(visitorOf(socket, forwarded).client).not.toBe('unknown');
  });

  it('is another for another /64, and the same network in one /48', () => {
    const [one, other] = ['2001:db8:1:2::1', '2001:db8:1:3::1'].map((address) =>
      visitorOf(address, undefined),
    );
    expect(one?.client).not.toBe(other?.client);
    expect(one?.network).toBe(other?.network);
  });

  it.each(['made-up', '203.0.113', '203.0.113.009', 'x'.repeat(8_000), 'for=192.0.2.1'])(
    'is one for all where a proxy says no address: %.20s',
    (forwarded) => {
      expect(visitorOf('10.0.0.1', forwarded).client).toBe('unknown');
    },
  );
});

describe('a server behind a proxy', () => {
  const limiter = () => {
    const seen: Visitor[] = [];
    return { seen, take: (visitor: Visitor) => (seen.push(visitor), { retryAfterSeconds: 0 }) };
  };

  it('believes the forwarded header that it is told to trust, as our own proxy wrote it', async () => {
    const visitors = limiter();
    const server = await startApp({ limiter: visitors, ...nodeConnection('x-forwarded-for') });
    await ask(server.url, undefined, { 'x-forwarded-for': '192.0.2.1' });
    await ask(server.url, undefined, { 'x-forwarded-for': 'invented, 192.0.2.2' });
    await server.close(0);
    expect(visitors.seen).toEqual(
      ['192.0.2.1', '192.0.2.2'].map((address) => visitorOf(address, undefined)),
    );
  });

  it('believes nobody unless it is told to', async () => {
    const visitors = limiter();
    const server = await startApp({ limiter: visitors });
    const response = await ask(server.url, undefined, {
      'x-forwarded-for': '192.0.2.1',
      'x-forwarded-proto': 'https',
      forwarded: 'for=192.0.2.1',
    });
    await server.close(0);
    expect(visitors.seen).toEqual([visitorOf('127.0.0.1', undefined)]);
    expect(response.headers.has('strict-transport-security')).toBe(false);
  });

  it('tells browsers to keep to https where the proxy says that they came by it', async () => {
    const server = await startApp(nodeConnection('x-forwarded-for'));
    const strictness = async (proto: string) =>
      (
        await fetch(`${server.url}/healthz`, { headers: { 'x-forwarded-proto': proto } })
      ).headers.get('strict-transport-security');
    expect(await strictness('https')).toBe('max-age=63072000');
    expect(await strictness('http')).toBeNull();
    await server.close(0);
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
    expect(response.headers.get('access-control-allow-headers')).toBe('content-type,x-api-key');
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
