import { fileURLToPath } from 'node:url';
import { main } from 'assemblyscript/asc';

const ENGINE = fileURLToPath(new URL('../../wasm/engine', import.meta.url));

/*
 * No runtime and no bounds checks: the engine owns its memory and checks what is handed to it once.
 * Warning 112 says that v128 values cannot cross to a host; none does.
 */
const FLAGS = [
  ...['-O3', '--converge', '--noAssert'],
  ...['--runtime', 'stub', '--uncheckedBehavior', 'always'],
  ...['--initialMemory', '1', '--disableWarning', '112'],
];

/**
 * Compiles wasm/engine to a WebAssembly module.
 * @param simd whether it may use 128-bit vectors; without, it runs everywhere, and slower
 * @returns the module's bytes, the same for the same source
 * @throws with the compiler's own message where the source does not compile
 */
export async function compileEngine({ simd }: { simd: boolean }): Promise<Uint8Array> {
  const output = new Map<string, Uint8Array | string>();
  const complaints: string[] = [];
  const { error } = await main(
    [
      'view_sphere.ts',
      ...['--outFile', 'view_sphere.wasm', '--baseDir', ENGINE],
      ...FLAGS,
      ...[simd ? '--enable' : '--disable', 'simd'],
    ],
    {
      stdout: { write: () => undefined },
      stderr: { write: (text) => complaints.push(String(text)) },
      writeFile: (name, contents) => void output.set(name, contents),
    },
  );
  const engine = output.get('view_sphere.wasm');
  if (error || !(engine instanceof Uint8Array)) {
    throw new Error(`The graph engine does not compile. ${complaints.join('')}`, { cause: error });
  }
  return engine;
}
