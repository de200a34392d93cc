import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { readKnowledge } from '@/lib/content/knowledge';

/** What the pages are built with and the API must agree on. */
const SHARED_VARIABLES = [
  'NEXT_PUBLIC_BASE_PATH',
  'NEXT_PUBLIC_SITE_ORIGIN',
  'NEXT_PUBLIC_API_HOST',
  'NEXT_PUBLIC_API_KEY',
] as const;

/** The platform's behaviour as of this day, and a request's signal that tells when a visitor left. */
export const COMPATIBILITY_DATE = '2026-09-01';
export const COMPATIBILITY_FLAGS = ['enable_request_signal'];

/**
 * Bundles the API into one ES module, worker.js, with what it knows, and writes a wrangler.json
 * beside it for deploying.
 *
 * @param folder where both are written
 * @throws ContentError where content/ is not in order
 */
export async function bundleWorker(folder: string): Promise<void> {
  const knowledge = readKnowledge();
  const shared = SHARED_VARIABLES.map((name) => {
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
    define: { KNOWLEDGE: JSON.stringify(knowledge), ...Object.fromEntries(shared) },
    logLevel: 'silent',
  });
  writeFileSync(
    path.join(folder, 'wrangler.json'),
    `${JSON.stringify(WRANGLER_CONFIGURATION, null, 2)}\n`,
  );
}

/** 200 asks a minute, counted by the platform for each visitor. */
const WRANGLER_CONFIGURATION = {
  name: 'dave',
  main: 'worker.js',
  no_bundle: true,
  compatibility_date: COMPATIBILITY_DATE,
  compatibility_flags: COMPATIBILITY_FLAGS,
  ratelimits: [{ name: 'RATE_LIMITER', namespace_id: '1001', simple: { limit: 200, period: 60 } }],
};
