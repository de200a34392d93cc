import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import nextEnv from '@next/env';
import { buildGraph } from './graph/build';
import { buildPaillierKernel } from './paillier/build';

/** One thing a build runs, in order; `run` throws when it cannot go on. */
interface BuildStep {
  title: string;
  run: () => void | Promise<void>;
}

const ROOT = path.resolve(import.meta.dirname, '..');
const OUT = path.join(ROOT, 'out');

function runNext(): void {
  // What a former build left would otherwise be published beside the new pages.
  rmSync(OUT, { recursive: true, force: true });
  const next = path.join(ROOT, 'node_modules', 'next', 'dist', 'bin', 'next');
  const { status, signal } = spawnSync(process.execPath, [next, 'build'], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (status !== 0) throw new Error(`next build ended with ${signal ?? `code ${status}`}.`);
}

async function checkFacts(): Promise<void> {
  // Only now, because lib/env reads the environment when it is loaded.
  const { checkContent } = await import('@/lib/content/checkContent');
  console.log(checkContent());
}

async function finish(): Promise<void> {
  // Only now, because lib/env reads the environment when it is loaded.
  const { finishExport } = await import('./export/finish');
  await finishExport(OUT);
}

async function buildAnswers(): Promise<void> {
  // Only now, because lib/env reads the environment when it is loaded.
  const { buildClassifier } = await import('./answers/build');
  console.log(buildClassifier().sentence);
}

/** Generated files first (pages import or fetch them), then the pages, then what the export needs. */
const steps: BuildStep[] = [
  { title: 'Facts', run: checkFacts },
  { title: 'Answers', run: buildAnswers },
  { title: 'Graph engine', run: buildGraph },
  { title: 'Power kernel', run: buildPaillierKernel },
  { title: 'Pages', run: runNext },
  { title: 'Export', run: finish },
];

// The steps beside Next must see the same .env files that Next reads.
nextEnv.loadEnvConfig(ROOT, false, { info: () => undefined, error: console.error });

try {
  for (const step of steps) {
    console.log(`\n— ${step.title}`);
    await step.run();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
