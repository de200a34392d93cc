import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

const SOURCES = [
  ...['app', 'components', 'lib', 'scripts', 'server', 'wasm', 'public'],
  ...['package.json', 'package-lock.json', 'tsconfig.json', 'next.config.mjs'],
];
/** What a build makes in public/ is made anew. */
const GENERATED = ['answers', 'graph', 'paillier', 'pictures'];

/**
 * Copies what a site is built from, so that it can be built with another content/. The packages are
 * those of the original. A build of the copy needs WORKSPACE_FOLDER, the original's folder.
 *
 * @param root the project's folder
 * @param folder the copy; what Next keeps there for its next build may stay
 * @param content what becomes the copy's content/
 */
export function copySite(root: string, folder: string, content: string): void {
  const generated = GENERATED.map((name) => path.join(root, 'public', name));
  for (const name of [...SOURCES, 'bench', 'content', 'node_modules', 'out']) {
    rmSync(path.join(folder, name), { recursive: true, force: true });
  }
  mkdirSync(folder, { recursive: true });
  for (const name of SOURCES) {
    cpSync(path.join(root, name), path.join(folder, name), {
      recursive: true,
      filter: (source) => !generated.includes(source),
    });
  }
  // The figures that articles quote.
  cpSync(path.join(root, 'bench'), path.join(folder, 'bench'), {
    recursive: true,
    filter: (source) => path.extname(source) === '.json' || source === path.join(root, 'bench'),
  });
  cpSync(content, path.join(folder, 'content'), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
}
