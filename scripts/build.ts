import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import nextEnv from '@next/env';
import { checkPublicEnvironment } from '@/lib/publicEnvironment';
import { buildBeside } from './export/buildBeside';
import { writeWellKnownIcons } from './export/icons';
import { licenceNotice } from './export/licences';
import { buildGraph } from './graph/build';
import { buildPaillierKernel } from './paillier/build';
import { writePalette } from './palette';

/** One thing a build runs, in order; `run` throws when it cannot go on. */
interface BuildStep {
  title: string;
  run: () => void | Promise<void>;
}

const ROOT = path.resolve(import.meta.dirname, '..');
const OUT = path.join(ROOT, 'out');
/** Where an export is made before it takes the place of out/. */
const BESIDE = path.join(ROOT, '.next', 'export');

function runNext(folder: string): void {
  const next = path.join(ROOT, 'node_modules', 'next', 'dist', 'bin', 'next');
  const { status, signal } = spawnSync(process.execPath, [next, 'build'], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      // Read by next.config.mjs.
      EXPORT_FOLDER: path.relative(ROOT, folder),
    },
  });
  if (status !== 0) throw new Error(`next build ended with ${signal ?? `code ${status}`}.`);
}

async function checkFacts(): Promise<void> {
  // Only now, because lib/env reads the environment when it is loaded.
  const { checkContent } = await import('@/lib/content/checkContent');
  console.log(checkContent());
}

async function writeArticlePictures(): Promise<void> {
  // Only now, because lib/env reads the environment when it is loaded.
  const { readArticles } = await import('@/lib/content/articles');
  const { writePictures } = await import('./pictures');
  console.log(await writePictures(ROOT, readArticles()));
}

async function exportPages(): Promise<void> {
  await buildBeside(OUT, BESIDE, async (folder) => {
    runNext(folder);
    // Only now, because lib/env reads the environment when it is loaded.
    const { finishExport } = await import('./export/finish');
    writeFileSync(path.join(folder, 'licences.txt'), licenceNotice(ROOT));
    writeWellKnownIcons(folder);
    await finishExport(folder);
  });
}

async function buildAnswers(): Promise<void> {
  // Only now, because lib/env reads the environment when it is loaded.
  const { buildClassifier, buildKnowledge } = await import('./answers/build');
  console.log(buildClassifier().sentence);
  buildKnowledge();
}

/** Generated files first (pages import or fetch them), then the pages, then what the export needs. */
const steps: BuildStep[] = [
  { title: 'Facts', run: checkFacts },
  { title: 'Colours', run: () => writePalette(ROOT) },
  { title: 'Pictures', run: writeArticlePictures },
  { title: 'Answers', run: buildAnswers },
  { title: 'Graph engine', run: buildGraph },
  { title: 'Power kernel', run: buildPaillierKernel },
  { title: 'Pages', run: exportPages },
];

// The steps beside Next must see the same .env files that Next reads.
nextEnv.loadEnvConfig(ROOT, false, { info: () => undefined, error: console.error });

try {
  checkPublicEnvironment(process.env);
  for (const step of steps) {
    console.log(`\n— ${step.title}`);
    await step.run();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
