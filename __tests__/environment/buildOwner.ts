import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { copySite } from '@/scripts/copySite';

/*
 * Builds the site of another owner, as one who took over this code would have it: a copy with that
 * owner's content/ in place of ours. It is built for a plain host below a path and without a server,
 * so that the browser tests can see that such a site is whole.
 *
 *   tsx __tests__/environment/buildOwner.ts lucja
 */

const ROOT = process.cwd();

const owner = process.argv[2] ?? '';
const folder = path.join(ROOT, 'dist', 'owners', owner);
copySite(ROOT, folder, path.join(ROOT, '__tests__', 'fixtures', 'owners', owner, 'content'));
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
