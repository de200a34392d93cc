import path from 'node:path';
import { bundleWorker } from '@/server/workerd/bundle';

/** Writes dist/worker from the built site: the last step of `npm run build:worker`. */
async function main(): Promise<void> {
  const folder = path.join('dist', 'worker');
  await bundleWorker(folder, 'out');
  console.log(`Wrote ${folder}: deploy it from there with Cloudflare’s wrangler.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
