import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileKernel } from '@/scripts/paillier/compileKernel';

describe('the kernel, compiled', () => {
  let bytes: Uint8Array<ArrayBuffer>;
  beforeAll(async () => {
    bytes = await compileKernel();
  }, 60_000);

  it('is the same bytes every time', async () => {
    expect(Buffer.from(await compileKernel()).equals(Buffer.from(bytes))).toBe(true);
  }, 60_000);

  it('asks nothing of its host and brings its own memory, which never grows', () => {
    const kernel = new WebAssembly.Module(bytes);
    expect(WebAssembly.Module.imports(kernel)).toEqual([]);
    expect(WebAssembly.Module.exports(kernel).map(({ name }) => name)).toContain('memory');
  });

  it('is small: below 8 kB', () => {
    expect(bytes.length).toBeLessThan(8192);
  });

  it('says what does not compile, in the compiler’s own words', async () => {
    const root = await mkdtemp(join(tmpdir(), 'kernel-'));
    try {
      await mkdir(join(root, 'wasm/paillier'), { recursive: true });
      await writeFile(join(root, 'wasm/paillier/modular_power.ts'), 'export const one: i32 = two;');
      await symlink(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
      await expect(compileKernel(root)).rejects.toThrow(/Cannot find name 'two'/);
    } finally {
      await rm(root, { recursive: true });
    }
  }, 60_000);
});
