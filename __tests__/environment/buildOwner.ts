import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/*
 * Builds the site of another owner, as one who took over this code would have it: a copy with that
 * owner's content/ in place of ours. It is built for a plain host below a path and without a server,
 * so that the browser tests can see that such a site is whole.
 *
 *   tsx __tests__/environment/buildOwner.ts lucja
 */

const ROOT = process.cwd();
const SOURCES = [
  ...['app', 'components', 'lib', 'scripts', 'server', 'wasm', 'public'],
  ...['package.json', 'package-lock.json', 'tsconfig.json', 'next.config.mjs'],
];
/** What a build makes in public/ is made anew. */
const GENERATED = ['answers', 'graph', 'paillier'].map((name) => path.join(ROOT, 'public', name));

function copyFor(owner: string): string {
  const folder = path.join(ROOT, 'dist', 'owners', owner);
  // What Next keeps for its next build may stay.
  for (const name of [...SOURCES, 'bench', 'content', 'node_modules', 'out']) {
    rmSync(path.join(folder, name), { recursive: true, force: true });
  }
  mkdirSync(folder, { recursive: true });
  for (const name of SOURCES) {
    cpSync(path.join(ROOT, name), path.join(folder, name), {
      recursive: true,
      filter: (source) => !GENERATED.includes(source),
    });
  }
  // The figures that articles quote.
  cpSync(path.join(ROOT, 'bench'), path.join(folder, 'bench'), {
    recursive: true,
    filter: (source) => path.extname(source) === '.json' || source === path.join(ROOT, 'bench'),
  });
  const content = path.join(ROOT, '__tests__', 'fixtures', 'owners', owner, 'content');
  cpSync(content, path.join(folder, 'content'), { recursive: true });
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  return folder;
}

const owner = process.argv[2] ?? '';
const folder = copyFor(owner);
const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
  cwd: folder,
  stdio: 'inherit',
  env: {
    ...process.env,
    NEXT_PUBLIC_API_HOST: 'none',
    NEXT_PUBLIC_BASE_PATH: `/${owner}`,
    // Read by next.config.mjs: the copy's packages lie above it.
    WORKSPACE_FOLDER: ROOT,
  },
});
process.exitCode = status ?? 1;
