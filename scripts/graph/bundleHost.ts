import { fileURLToPath } from 'node:url';
import { build as bundle } from 'esbuild';

/** The one script that puts a graph on a page: host, worker and painters, for any site. */
export async function bundleHost(): Promise<Uint8Array> {
  const { outputFiles } = await bundle({
    absWorkingDir: fileURLToPath(new URL('../../', import.meta.url)),
    entryPoints: ['wasm/host/graphophile.ts'],
    write: false,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'error',
  });
  const [script] = outputFiles;
  if (!script) throw new Error('The bundler gave no script.');
  return script.contents;
}
