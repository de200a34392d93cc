import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { compileKernel } from '@/scripts/paillier/compileKernel';

/** Where a page fetches the kernel from, below public/. */
const KERNEL_FILE = 'public/paillier/modular_power.wasm';

/** Writes public/paillier/modular_power.wasm: the same bytes for the same source. */
export async function buildPaillierKernel(): Promise<void> {
  const file = join(process.cwd(), KERNEL_FILE);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await compileKernel());
}
