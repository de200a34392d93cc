import { sumRequest } from '@/lib/paillier/sum';
import { Failure } from '@/server/errors';
import { queuedSum } from '@/server/middleware/sumQueue';
import { ask, KEY, startApp } from '../runningApp';
import { builtSite } from '../site';
import { healthProbe, percentile, startAttacked } from './probe';

// A process of its own takes a few seconds to start on a busy machine.
jest.setTimeout(60_000);

/** The largest key, as many values as may be, their exponents as far apart as may be. */
const n = (2n ** 2048n + 981n) * (2n ** 2047n + 585n);
/** With g = n + 1 and r = 1 the ciphertext of m is 1 + m n: a unit, and as long as any. */
const ciphertext = (m: number) => String(1n + (n / 3n - BigInt(m)) * n);
const pairs = (count: number): [string, number][] =>
  Array.from({ length: count }, (_, m) => [ciphertext(m), m % 2 === 0 ? 500 : -500]);
const WORST = JSON.stringify({ public_key: { n: String(n) }, values: pairs(256) });

/** As large, and refused only after its last value was looked at, which shares a factor with n. */
const factored = 3n * (2n ** 4094n - 3n);
const FACTORED = JSON.stringify({
  public_key: { n: String(factored) },
  values: [...Array<[string, number]>(255).fill(['7', 0]), [String(3n * 5n ** 1_000n), 0]],
});

const site = builtSite({ 'index.html': '<!doctype html>' });
afterAll(site.remove);

const sendSum = (url: string, body: string) => ask(url, body, {}, '/test/homomorphic');

/** What is asked of /healthz under load: 100 ms, or on a machine that is slow alone, in proportion. */
const allowedMs = (aloneMs: readonly number[]) => Math.max(100, 5 * percentile(aloneMs, 99));

describe('costly sums', () => {
  let server: Awaited<ReturnType<typeof startAttacked>>;
  let probe: ReturnType<typeof healthProbe>;
  let alone: number[];
  beforeAll(async () => {
    server = await startAttacked({ SITE_FOLDER: site.folder, ASK_BURST: '1000' });
    probe = healthProbe(server.port);
    alone = await probe.times(50);
  });
  afterAll(async () => {
    probe.close();
    await server.stop();
  });

  it('eight of the worst at a time are all right, and keep nobody waiting', async () => {
    const expected = sumRequest(JSON.parse(WORST));
    const work = Promise.all(
      Array.from({ length: 8 }, async () => {
        const response = await sendSum(server.url, WORST);
        expect(await response.json()).toEqual(expected);
      }),
    );
    const times = await probe.during(work);
    expect(times.length).toBeGreaterThan(20);
    expect(percentile(times, 99)).toBeLessThan(allowedMs(alone));
  });

  it('eight at a time that share a factor with n are refused, and keep nobody waiting', async () => {
    const work = Promise.all(
      Array.from({ length: 8 }, async () => {
        const response = await sendSum(server.url, FACTORED);
        expect(await response.json()).toMatchObject({ error: { code: 'ciphertext_factor' } });
      }),
    );
    expect(percentile(await probe.during(work), 99)).toBeLessThan(allowedMs(alone));
  });

  it('sixty at once from one address: some are summed, the rest is told when to come again', async () => {
    const shipped = await startAttacked({ SITE_FOLDER: site.folder });
    const shippedProbe = healthProbe(shipped.port);
    const aloneMs = await shippedProbe.times(50);
    const work = Promise.all(
      Array.from({ length: 60 }, async () => {
        const response = await sendSum(shipped.url, FACTORED);
        await response.text();
        return [response.status, Number(response.headers.get('retry-after'))] as const;
      }),
    );
    const times = await shippedProbe.during(work);
    const replies = await work;
    const refused = replies.filter(([status]) => status === 429 || status === 503);
    // A burst of 200 asks is 20 sums.
    expect(refused.length).toBeGreaterThanOrEqual(40);
    expect(refused.every(([, retryAfter]) => retryAfter >= 1)).toBe(true);
    expect(replies.filter(([status]) => status === 400)).toHaveLength(60 - refused.length);
    expect(percentile(times, 99)).toBeLessThan(allowedMs(aloneMs));
    shippedProbe.close();
    await shipped.stop();
  });
});

describe('the queue of sums', () => {
  /** A sum that is under way until its visitor leaves. */
  const untilLeft = () => {
    const begun: AbortSignal[] = [];
    return {
      begun,
      sum: (_: unknown, signal: AbortSignal) => {
        begun.push(signal);
        return new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason as Error));
        });
      },
    };
  };

  it('forms one at a time, and has an end', async () => {
    const { begun, sum } = untilLeft();
    const queue = queuedSum(sum, 2);
    const visitors = Array.from({ length: 3 }, () => new AbortController());
    const sums = visitors.map(({ signal }) => queue(null, signal).catch(() => 'left'));
    await new Promise(setImmediate);
    expect(begun).toHaveLength(1);
    expect(() => queue(null, new AbortController().signal)).toThrow(Failure);
    for (const visitor of visitors) visitor.abort();
    expect(await Promise.all(sums)).toEqual(['left', 'left', 'left']);
    // The other two left before their turn: nothing was begun for them.
    expect(begun).toHaveLength(1);
    void queue(null, new AbortController().signal);
    await new Promise(setImmediate);
    expect(begun).toHaveLength(2);
  });

  it('stops the sum of a visitor who leaves', async () => {
    const { begun, sum } = untilLeft();
    const server = await startApp({ sum: queuedSum(sum) });
    const leaving = new AbortController();
    const reply = fetch(`${server.url}/test/homomorphic`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': KEY },
      body: '{}',
      signal: leaving.signal,
    }).catch(() => 'left');
    while (begun.length === 0) await new Promise(setImmediate);
    leaving.abort();
    expect(await reply).toBe('left');
    while (!begun[0]?.aborted) await new Promise(setImmediate);
    await server.close(0);
  });
});
