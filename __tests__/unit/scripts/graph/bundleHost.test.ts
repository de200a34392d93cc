import { brotliCompressSync } from 'node:zlib';
import { bundleHost } from '@/scripts/graph/bundleHost';

describe('the script that puts a graph on a page', () => {
  let script: Uint8Array;
  beforeAll(async () => {
    script = await bundleHost();
  });

  it('is at most 6.25 KB when compressed, with its worker and both painters', () => {
    expect(brotliCompressSync(script).byteLength).toBeLessThanOrEqual(6250);
  });

  it('stands alone: it imports nothing and is no module', () => {
    const text = new TextDecoder().decode(script);
    expect(text).not.toMatch(/\b(?:import|export|require)\b\s*[({'"*]/);
    expect(() => new Function(text)).not.toThrow();
  });
});
