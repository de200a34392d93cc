import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readSiteSource } from './siteSource';

/** The content that the site came with: its tests read it too, so that it is always kept. */
const DELIVERED_FOLDER = path.join('__tests__', 'fixtures', 'owners', 'dave', 'content');

/** The content that the site came with, to tell an owner's from it. */
export type Delivered = {
  /** What content/site.ts said. */
  site: unknown;
  /** Whether a file of content/, such as articles/a.mdx, is byte for byte the one that came. */
  has: (file: string) => boolean;
  /** Its files of articles and of their questions, and the facts. */
  files: readonly string[];
};

/**
 * Reads what the site came with.
 *
 * @param root the project's folder
 * @returns null where its owner keeps no copy
 */
export function readDelivered(root: string): Delivered | null {
  const folder = path.join(root, DELIVERED_FOLDER);
  if (!existsSync(path.join(folder, 'site.ts'))) return null;
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'site.ts')
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
  return {
    site: readSiteSource(readFileSync(path.join(folder, 'site.ts'), 'utf8')),
    files,
    has: (file) => {
      const own = path.join(root, 'content', file);
      return (
        files.includes(file) &&
        existsSync(own) &&
        readFileSync(own).equals(readFileSync(path.join(folder, file)))
      );
    },
  };
}
