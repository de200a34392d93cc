import fc from 'fast-check';
import { hostileBodies } from '@/__tests__/fixtures/paillier/hostileBodies';
import type { Listening } from '@/server/listen';
import { kernelSum } from '@/server/nodeApp';
import { ask, startApp } from './runningApp';

const BODIES = 400;

let server: Listening;
beforeAll(async () => {
  server = await startApp({ sum: kernelSum('no-such-folder') });
});
afterAll(() => server.close(0));

test(`${BODIES} hostile bodies to POST /test/homomorphic: each gets a sum or a refusal in the one error shape, never a 500`, async () => {
  const statuses = new Set<number>();
  const one = fc.asyncProperty(hostileBodies, async (body) => {
    const response = await ask(server.url, JSON.stringify(body), {}, '/test/homomorphic');
    statuses.add(response.status);
    expect([200, 400, 413]).toContain(response.status);
    const answer = (await response.json()) as Record<string, unknown>;
    expect(answer).toEqual(
      response.ok
        ? {
            public_key: { n: expect.any(String) },
            values: [[expect.any(String), expect.any(Number)]],
          }
        : { error: { code: expect.any(String), message: expect.stringMatching(/^[A-Z].*\.$/) } },
    );
  });
  await fc.assert(one, { seed: 20240601, numRuns: BODIES });
  expect([...statuses].sort()).toEqual([200, 400, 413]);
});
