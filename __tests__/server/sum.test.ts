import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { vectorKey, vectorRequest, vectors } from '@/__tests__/fixtures/paillier/vectors';
import { kernelSum } from '@/server/nodeApp';

describe('the sum that a Node server does', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'site-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is right where the site has no kernel', async () => {
    const sum = kernelSum(folder);
    const { signal } = new AbortController();
    for (const { key, indices, expect: expected } of vectors.requests) {
      await expect(sum(vectorRequest(key, indices), signal)).resolves.toEqual({
        public_key: { n: vectorKey(key).n },
        values: [[expected.ciphertext, expected.exponent]],
      });
    }
  });

  it('is refused as everywhere where the request cannot be summed', async () => {
    await expect(kernelSum(folder)(null, AbortSignal.any([]))).rejects.toMatchObject({
      name: 'PayloadError',
    });
  });
});
