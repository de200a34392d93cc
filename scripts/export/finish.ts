import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BASE_PATH } from '@/lib/assetPath';
import { NO_ARTICLE_SLUG } from '@/lib/content/pages';
import { markdownFile } from '@/lib/content/plainText';
import { API_HOST } from '@/lib/env';
import { HEADER_RULES_FILE } from '@/lib/siteHeaders';
import { compressedCopies, isCompressible } from './compress';
import { listFiles } from './files';
import { formatHeaders, headerRules } from './headers';
import { withInlineStyles } from './inlineStyles';
import { inlineHashes, pageHeaderPolicy, pagePolicy, withPolicy } from './policy';

/** Turbopack publishes the source text of workers beside their bundles; nothing ever loads it. */
const RAW_WORKER_SOURCE = /^_next\/static\/media\/.*\.worker\.(?:.*\.)?tsx?$/;

/** Where each page of the export is mounted and configured; the environment's by default. */
export interface ExportSettings {
  basePath: string;
  apiHost: string;
}

/** It also leaves source maps of workers that map nothing, and that no script names. */
function isEmptySourceMap(location: string): boolean {
  if (!location.endsWith('.js.map')) return false;
  const map = JSON.parse(readFileSync(location, 'utf8')) as Record<string, unknown>;
  return [map.sources, map.sections, map.mappings ?? ''].every((part) => String(part) === '');
}

function removeLeftovers(out: string): void {
  for (const placeholder of [
    NO_ARTICLE_SLUG,
    path.join('markdown', markdownFile(NO_ARTICLE_SLUG)),
  ]) {
    rmSync(path.join(out, placeholder), { recursive: true, force: true });
  }
  for (const file of listFiles(out)) {
    const location = path.join(out, file);
    if (RAW_WORKER_SOURCE.test(file) || isEmptySourceMap(location)) rmSync(location);
  }
}

/** "contact/index.html" is served as "/contact/"; a page by any other name as itself. */
function pagePath(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '$1')}`;
}

/** Puts its styles and its policy into every page; gives the header policy of each by its path. */
function finishPages(out: string, { basePath, apiHost }: ExportSettings): Map<string, string> {
  const readStyles = (href: string) =>
    readFileSync(path.join(out, href.slice(basePath.length)), 'utf8');
  const policies = new Map<string, string>();
  for (const file of listFiles(out).filter((name) => name.endsWith('.html'))) {
    const location = path.join(out, file);
    const html = withInlineStyles(readFileSync(location, 'utf8'), readStyles);
    const hashes = inlineHashes(html);
    writeFileSync(location, withPolicy(html, pagePolicy(hashes, apiHost)));
    policies.set(pagePath(file), pageHeaderPolicy(hashes, apiHost));
  }
  return policies;
}

async function compressAll(out: string): Promise<void> {
  for (const file of listFiles(out)) {
    const location = path.join(out, file);
    const content = readFileSync(location);
    if (!isCompressible(file, content.length)) continue;
    for (const [extension, copy] of Object.entries(await compressedCopies(content))) {
      writeFileSync(location + extension, copy);
    }
  }
}

/**
 * Turns what `next build` wrote into a folder that any plain host can serve safely and fast:
 * no leftovers, a hash-based policy in every page, `_headers`, the same as JSON for our own server,
 * `.nojekyll`, and compressed copies. The result depends on the folder's bytes and the settings
 * alone.
 */
export async function finishExport(
  out: string,
  settings: ExportSettings = { basePath: BASE_PATH, apiHost: API_HOST },
): Promise<void> {
  removeLeftovers(out);
  const policies = finishPages(out, settings);
  const rules = headerRules(policies, settings.basePath, settings.apiHost);
  writeFileSync(path.join(out, '_headers'), formatHeaders(rules));
  writeFileSync(path.join(out, HEADER_RULES_FILE), `${JSON.stringify(rules, null, 2)}\n`);
  // GitHub Pages hides folders that begin with an underscore unless this file is there.
  writeFileSync(path.join(out, '.nojekyll'), '');
  await compressAll(out);
}
