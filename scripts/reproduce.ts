import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { differences, fingerprint } from './export/compare';

/*
 * Builds twice from nothing and tells whether both exports are the same bytes. Run it by
 * `npx tsx scripts/reproduce.ts`; it ends with code 1 and the files' names when they are not.
 */

const ROOT = path.resolve(import.meta.dirname, '..');
const MADE_BY_BUILDS = ['out', '.next', 'public/graph', 'public/paillier', 'public/stills'];

function cleanBuild(): Map<string, string> {
  for (const folder of MADE_BY_BUILDS) {
    rmSync(path.join(ROOT, folder), { recursive: true, force: true });
  }
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('The build failed; run `npm run build` to see why.');
  return fingerprint(path.join(ROOT, 'out'));
}

const first = cleanBuild();
const second = cleanBuild();
const different = differences(first, second);
if (different.length > 0) {
  console.error(`Two clean builds differ in ${different.length} files:\n${different.join('\n')}`);
  process.exitCode = 1;
} else {
  console.log(`Two clean builds gave the same ${first.size} files, byte for byte.`);
}
