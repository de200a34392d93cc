import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Every file under a folder, as paths relative to it with forward slashes, in one fixed order:
 * directory order differs between file systems, and a build must not.
 */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort((a, b) => (a < b ? -1 : 1));
}
