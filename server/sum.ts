import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { loadModularArithmetic } from '@/lib/paillier/kernel/modularArithmetic';
import { sumRequestInTurns } from '@/lib/paillier/sum';

/**
 * The homomorphic sum, formed by the site's own WebAssembly kernel in less than half of BigInt's
 * time. Where the kernel is missing BigInt does it all.
 *
 * @param siteFolder where the built site lies, with its paillier/modular_power.wasm
 */
export function createSum(siteFolder: string): (body: unknown) => Promise<unknown> {
  const loading = loadModularArithmetic(() =>
    readFile(path.join(siteFolder, 'paillier', 'modular_power.wasm')),
  );
  return async (body) => sumRequestInTurns(body, (await loading).startProduct);
}
