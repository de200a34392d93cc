import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build as bundle } from 'esbuild';
import { bundleHost } from './bundleHost';
import { compileEngine } from './compileEngine';
import { dependencyGraph } from './dependencyGraph';

const ROOT = new URL('../../', import.meta.url);
const OUT = new URL('public/graph/', ROOT);

/** Makes everything in public/graph/: the engine, the script that runs it, the race and this site's graph. */
export async function buildGraph(): Promise<void> {
  // Files of an earlier build would be exported as well.
  await rm(OUT, { recursive: true, force: true });
  await mkdir(OUT, { recursive: true });
  await Promise.all([buildEngine(), buildHost(), buildRace(), buildDependencies()]);
}

async function buildEngine(): Promise<void> {
  // One after the other: the compiler keeps state between two runs at once.
  for (const [name, simd] of [
    ['view_sphere.wasm', true],
    ['view_sphere.scalar.wasm', false],
  ] as const) {
    await writeFile(new URL(name, OUT), await compileEngine({ simd }));
  }
}

async function buildHost(): Promise<void> {
  await writeFile(new URL('graphophile.js', OUT), await bundleHost());
}

/** The race on the article's page; d3 becomes a file beside it that only a race fetches. */
async function buildRace(): Promise<void> {
  await bundle({
    absWorkingDir: fileURLToPath(ROOT),
    entryPoints: ['lib/graph/race/race.worker.ts'],
    outdir: fileURLToPath(OUT),
    bundle: true,
    splitting: true,
    chunkNames: 'race-[hash]',
    minify: true,
    format: 'esm',
    target: 'es2022',
    legalComments: 'eof',
    logLevel: 'error',
  });
}

async function buildDependencies(): Promise<void> {
  const lock: unknown = JSON.parse(await readFile(new URL('package-lock.json', ROOT), 'utf8'));
  await writeFile(new URL('dependencies.json', OUT), JSON.stringify(dependencyGraph(lock)));
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await buildGraph();
