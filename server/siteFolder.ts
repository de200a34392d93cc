import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { HEADER_RULES_FILE, type HeaderRule } from '@/lib/siteHeaders';
import type { Site, SiteContent } from '@/server/middleware/pages';

/** A folder that cannot be served. Its message is one sentence that says what to do. */
class SiteFolderError extends Error {
  override name = 'SiteFolderError';
}

const NOT_SERVED = /(^|\/)(\.|_headers(\.json)?$|_redirects$)/;
const COMPRESSED = /\.(br|gz)$/;

/**
 * The built site, read once and whole: a few megabytes, shared by all replies. So no reply opens a
 * file, nothing that happens to the folder is felt, and a new build needs a new start.
 *
 * @param folder such as out/
 * @param basePath where the site is mounted, such as "/dave"; "" at the root
 * @throws SiteFolderError where the folder holds no built site
 */
export function readSite(folder: string, basePath: string): Site {
  try {
    const contents = new Map<string, SiteContent>(
      listFiles(folder).map((file) => {
        const body = readFileSync(path.join(folder, file));
        const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
        return [`/${file}`, { body, etag: `"${hash}"` }] as const;
      }),
    );
    // A compressed copy is served in its file's place alone; an archive of its own is a file.
    const isCopy = (file: string) =>
      COMPRESSED.test(file) && contents.has(file.replace(COMPRESSED, ''));
    const files = new Set([...contents.keys()].filter((file) => !isCopy(file)));
    if (!files.has('/index.html')) throw new Error('no index.html');
    const rules = readFileSync(path.join(folder, HEADER_RULES_FILE), 'utf8');
    return {
      basePath,
      files,
      rules: JSON.parse(rules) as HeaderRule[],
      read: async (file) => contents.get(file) ?? null,
    };
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === undefined || code === 'ENOENT') {
      throw new SiteFolderError(`There is no built site in ${folder}: run “npm run build” first.`);
    }
    throw new SiteFolderError(`The site in ${folder} cannot be read (${code}): see to it first.`);
  }
}

/** The files of a built site that are for visitors, with forward slashes. */
function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !NOT_SERVED.test(file));
}
