import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, utimesSync, watch, writeFileSync } from 'node:fs';
import path from 'node:path';
import nextEnv from '@next/env';
import { checkPublicEnvironment } from '@/lib/publicEnvironment';
import { writePalette } from './palette';

/*
 * `npm run dev`: pages and answers while the site is worked on. Next serves the pages on PORT (3000)
 * and makes them anew when a file changes; the API runs beside it on the next port and starts anew
 * when content/ or the server change. A page that is open follows by itself.
 */

const ROOT = path.resolve(import.meta.dirname, '..');
/** What the API needs of a built site: a page, and no rules. */
const STAND_IN = path.join(ROOT, 'dist', 'dev');
/**
 * Next knows the files that a page imports, and articles and facts are read. It makes everything anew
 * where a file of settings was written: this one is, and is taken away again at the end.
 */
const TOUCHED = path.join(ROOT, '.env.development.local');
/** One save can be several events. */
const SETTLED_MS = 200;

const port = Number(process.env.PORT ?? 3000);
const pages = `http://localhost:${port}`;
const answers = `http://localhost:${port + 1}`;

let api: ChildProcess | undefined;
let isStopping = false;

/** Runs a script of ours; resolves with whether it went well. */
function run(script: string): Promise<boolean> {
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  return new Promise((resolve) => child.once('close', (code) => resolve(code === 0)));
}

async function startApi(): Promise<void> {
  const isTrained = await run('scripts/answers/index.ts');
  await stopped(api);
  // A slip in content/ was told; the next save tries again.
  if (!isTrained || isStopping) return;
  api = spawn(process.execPath, ['--import', 'tsx', 'server/node.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port + 1),
      SITE_FOLDER: STAND_IN,
      ALLOWED_ORIGINS: [pages, `http://127.0.0.1:${port}`].join(','),
    },
  });
  api.stdout?.once('data', () => console.log(`Answers are given on ${answers}`));
}

/** Asks a process to end, and waits until it has. */
function stopped(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('close', () => resolve());
    child.kill('SIGTERM');
  });
}

function startPages(hasApi: boolean): ChildProcess {
  const next = path.join(ROOT, 'node_modules', 'next', 'dist', 'bin', 'next');
  return spawn(process.execPath, [next, 'dev', '--port', String(port)], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      NEXT_TELEMETRY_DISABLED: '1',
      ...(hasApi ? { NEXT_PUBLIC_API_HOST: answers } : {}),
    },
  });
}

/** Lets Next show what has changed in content/. An owner's own file of settings keeps its text. */
function refreshPages(): void {
  if (existsSync(TOUCHED)) utimesSync(TOUCHED, new Date(), new Date());
  else {
    writeFileSync(TOUCHED, '# Written by “npm run dev” while it runs.\n');
    process.once('exit', () => rmSync(TOUCHED, { force: true }));
  }
}

/** What pages take from content/ by way of a file. @throws where content/ has a slip */
async function writeFromContent(): Promise<void> {
  writePalette(ROOT);
  // Only now, because lib/env reads the environment when it is loaded.
  const { readEveryArticle } = await import('@/lib/content/articles');
  const { writePictures } = await import('./pictures');
  await writePictures(ROOT, readEveryArticle());
}

/** The same when content/ has changed: a slip is told, and what was good last stays. */
async function rewriteFromContent(): Promise<void> {
  try {
    await writeFromContent();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
  }
}

/** What articles' demonstrations fetch, where no build has made it yet. */
async function makeWhatIsMissing(): Promise<void> {
  if (!existsSync(path.join(ROOT, 'public', 'graph', 'graphophile.js'))) {
    await (await import('./graph/build')).buildGraph();
  }
  if (!existsSync(path.join(ROOT, 'public', 'paillier'))) {
    await (await import('./paillier/build')).buildPaillierKernel();
  }
}

/** Calls back when a folder's files have changed and are at rest again, one call at a time. */
function onChange(folders: readonly string[], changed: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  for (const folder of folders) {
    watch(path.join(ROOT, folder), { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(() => (running = running.then(changed)), SETTLED_MS);
    });
  }
}

async function main(): Promise<void> {
  nextEnv.loadEnvConfig(ROOT, true, { info: () => undefined, error: console.error });
  checkPublicEnvironment(process.env);
  await makeWhatIsMissing();
  await writeFromContent();
  // A host that is named is asked; "none" lets the page answer by itself, from what was built last.
  const hasApi = !process.env.NEXT_PUBLIC_API_HOST;
  const next = startPages(hasApi);
  const stop = async (code: number) => {
    if (isStopping) return;
    isStopping = true;
    await Promise.all([stopped(api), stopped(next)]);
    process.exit(code);
  };
  process.on('SIGINT', () => void stop(0)).on('SIGTERM', () => void stop(0));
  next.once('exit', (code) => void stop(code ?? 0));
  if (hasApi) {
    rmSync(STAND_IN, { recursive: true, force: true });
    mkdirSync(STAND_IN, { recursive: true });
    writeFileSync(
      path.join(STAND_IN, 'index.html'),
      `<!doctype html><a href="${pages}/">The pages</a>`,
    );
    writeFileSync(path.join(STAND_IN, '_headers.json'), '[]');
    await startApi();
    onChange(['server', 'lib/answers', 'lib/content'], startApi);
  }
  onChange(['content'], async () => {
    await rewriteFromContent();
    refreshPages();
    if (hasApi) await startApi();
  });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
