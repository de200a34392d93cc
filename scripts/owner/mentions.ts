import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Delivered } from './delivered';
import { valueAt } from './siteSource';

/** More of them are told by their number. */
const TOLD = 12;

/** A line of a script that no visitor reads. */
const COMMENT = /^\s*(?:\/?\*|\/\/)/;

/**
 * Where the owner's own files still name whoever the site came from, one sentence each. Files that
 * are as they came are left out: they are told of as a whole.
 */
export function mentions(root: string, site: unknown, delivered: Delivered): string[] {
  const theirs = namesIn(valueAt(delivered.site, ['name']));
  const own = namesIn(valueAt(site, ['name'])).map((name) => name.toLowerCase());
  const names = theirs.filter((name) => !own.includes(name.toLowerCase()));
  if (names.length === 0) return [];
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${names.map(escaped).join('|')})(?![\\p{L}\\p{N}])`,
    'iu',
  );
  const found = contentFiles(root)
    .filter((file) => !delivered.has(file))
    .flatMap((file) =>
      readFileSync(path.join(root, 'content', file), 'utf8')
        .split('\n')
        .flatMap((line, index) => {
          if (file.endsWith('.ts') && COMMENT.test(line)) return [];
          const [name] = pattern.exec(line) ?? [];
          return name ? [`content/${file}:${index + 1}: “${name}” still stands here.`] : [];
        }),
    );
  const more = found.length - TOLD;
  return more > 0 ? [...found.slice(0, TOLD), `There are ${more} more such lines.`] : found;
}

function contentFiles(root: string): string[] {
  const folder = path.join(root, 'content');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:ts|md|mdx)$/.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

const namesIn = (name: unknown) => String(name).split(/\s+/).filter(Boolean);

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
