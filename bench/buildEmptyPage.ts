import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { finishExport } from '../scripts/export/finish';

/**
 * Builds the least that Next can make, a page of one heading and one button, as any site of this
 * project is built: same Next, policy and compression. What a page costs beyond it is ours.
 *
 * @returns the folder of the export
 * @throws Error where Next cannot build it
 */
export async function buildEmptyPage(): Promise<string> {
  const folder = path.join(import.meta.dirname, 'emptyPage');
  const next = path.join(import.meta.dirname, '..', 'node_modules', 'next', 'dist', 'bin', 'next');
  const { status } = spawnSync(process.execPath, [next, 'build', folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (status !== 0) throw new Error('The empty page could not be built.');
  const out = path.join(folder, 'out');
  await finishExport(out, { basePath: '', apiHost: '' });
  return out;
}
