import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildBeside } from '@/scripts/export/buildBeside';

const root = mkdtempSync(path.join(tmpdir(), 'build-'));
const out = path.join(root, 'out');
const beside = path.join(root, 'cache', 'out-next');
afterAll(() => rmSync(root, { recursive: true }));

function write(folder: string, text: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'index.html'), text);
}
const served = () => readFileSync(path.join(out, 'index.html'), 'utf8');

test('the first build makes the folder', async () => {
  await buildBeside(out, beside, (folder) => write(folder, 'first'));
  expect(served()).toBe('first');
});

test('a build that fails half way leaves the old site as it was', async () => {
  const build = buildBeside(out, beside, (folder) => {
    write(folder, 'half');
    throw new Error('No page could be made.');
  });
  await expect(build).rejects.toThrow('No page could be made.');
  expect(served()).toBe('first');
});

test('the old site is there until the new one is whole, and nothing is left beside it', async () => {
  await buildBeside(out, beside, (folder) => {
    expect(existsSync(folder)).toBe(false);
    write(folder, 'second');
    expect(served()).toBe('first');
  });
  expect(served()).toBe('second');
  expect(existsSync(beside)).toBe(false);
  expect(existsSync(`${beside}-before`)).toBe(false);
});

test('a build that made nothing takes nothing away', async () => {
  await expect(buildBeside(out, beside, () => undefined)).rejects.toThrow();
  expect(served()).toBe('second');
});
