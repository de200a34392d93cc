import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const ENTRY = 'wasm/paillier/modular_power.ts';
const COMPILER = 'node_modules/assemblyscript/bin/asc.js';

/*
 * No runtime and no bounds checks: the kernel has its memory laid out when compiled, and its
 * TypeScript face checks what goes in. Warning 112 says that v128 values cannot
 * cross to a host; none does.
 */
const FLAGS = [
  ...['--enable', 'simd', '-O3', '--converge', '--noAssert'],
  ...['--runtime', 'stub', '--uncheckedBehavior', 'always'],
  ...['--disableWarning', '112'],
];

/**
 * Compiles wasm/paillier to a WebAssembly module, in memory.
 *
 * The compiler is an ES module that Jest cannot load, so it runs as a process of its own and its
 * answer comes through the pipe.
 *
 * @param root the project's folder
 * @returns the module's bytes, the same for the same source
 * @throws with the compiler's own message where the source does not compile
 */
export async function compileKernel(root = process.cwd()): Promise<Uint8Array<ArrayBuffer>> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(root, COMPILER), ENTRY, '--baseDir', root, '--outFile', ...FLAGS],
    { cwd: root, encoding: 'buffer', maxBuffer: 1 << 24 },
  );
  return new Uint8Array(stdout);
}
