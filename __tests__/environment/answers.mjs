import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** Tests ask what a build has trained: once for all of them, and not at all where nothing changed. */
export default function trainAnswers() {
  const tsx = path.join('node_modules', 'tsx', 'dist', 'cli.mjs');
  const { status } = spawnSync(process.execPath, [tsx, 'scripts/answers/index.ts'], {
    stdio: 'inherit',
    // The owner of the tests stands in for the owner of this copy, as in jest.config.mjs.
    env: { ...process.env, TSX_TSCONFIG_PATH: '__tests__/environment/tsconfig.json' },
  });
  if (status !== 0) throw new Error('The answers could not be trained: see the sentence above.');
}
