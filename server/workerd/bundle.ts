import { cpSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { readKnowledge } from '@/lib/content/knowledge';
import { PUBLIC_VARIABLES } from '@/lib/publicEnvironment';
import { readSite } from '@/server/siteFolder';

/** The platform's behaviour as of this day, and a request's signal that tells when a visitor left. */
export const COMPATIBILITY_DATE = '2026-09-01';
export const COMPATIBILITY_FLAGS = ['enable_request_signal'];

/**
 * Writes the whole site as one folder for Cloudflare: worker.js, with what it knows; assets/, the
 * built site as the platform serves it; and a wrangler.json for deploying.
 *
 * @param folder where all of it is written, anew
 * @param siteFolder the built site, such as out/
 * @throws ContentError or SiteFolderError where content/ or the site is not in order
 */
export async function bundleWorker(folder: string, siteFolder: string): Promise<void> {
  const knowledge = readKnowledge();
  const { files, rules } = readSite(siteFolder, '');
  const assets = path.join(folder, 'assets');
  rmSync(folder, { recursive: true, force: true });
  for (const file of files) {
    cpSync(path.join(siteFolder, file), path.join(assets, file), { recursive: true });
  }
  // Pages and API must agree on these.
  const shared = PUBLIC_VARIABLES.map((name) => {
    const value = process.env[name];
    return [`process.env.${name}`, value === undefined ? 'undefined' : JSON.stringify(value)];
  });
  await build({
    entryPoints: [path.join(process.cwd(), 'server', 'workerd', 'worker.ts')],
    outfile: path.join(folder, 'worker.js'),
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['workerd', 'worker', 'browser'],
    define: {
      KNOWLEDGE: JSON.stringify(knowledge),
      SITE: JSON.stringify({ files: [...files], rules }),
      ...Object.fromEntries(shared),
    },
    logLevel: 'silent',
  });
  writeFileSync(
    path.join(folder, 'wrangler.json'),
    `${JSON.stringify(WRANGLER_CONFIGURATION, null, 2)}\n`,
  );
}

/** Every request passes the worker, which knows the paths and headers of this site. */
const WRANGLER_CONFIGURATION = {
  name: 'portfolio',
  main: 'worker.js',
  no_bundle: true,
  compatibility_date: COMPATIBILITY_DATE,
  compatibility_flags: COMPATIBILITY_FLAGS,
  assets: {
    directory: './assets',
    binding: 'ASSETS',
    html_handling: 'none',
    not_found_handling: 'none',
    run_worker_first: true,
  },
  durable_objects: { bindings: [{ name: 'COUNTS', class_name: 'SharedCounts' }] },
  migrations: [{ tag: 'v1', new_sqlite_classes: ['SharedCounts'] }],
};
