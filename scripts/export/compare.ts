import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from './files';

/** The hash of every file of a folder, by its path. */
export function fingerprint(folder: string): Map<string, string> {
  return new Map(
    listFiles(folder).map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(path.join(folder, file)))
        .digest('hex'),
    ]),
  );
}

/** Files that only one of two folders has, or that differ by a byte; empty when they are the same. */
export function differences(
  first: ReadonlyMap<string, string>,
  second: ReadonlyMap<string, string>,
): string[] {
  const files = new Set([...first.keys(), ...second.keys()]);
  return [...files].filter((file) => first.get(file) !== second.get(file)).sort();
}
