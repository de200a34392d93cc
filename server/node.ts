import { readServerEnvironment } from '@/lib/env';
import { listen } from '@/server/listen';
import { createNodeFetch } from '@/server/site';

/** Serves the built site and its API: the entry of `npm start`. */
async function main(): Promise<void> {
  const environment = readServerEnvironment(process.env);
  const fetch = createNodeFetch(environment);
  const server = await listen({
    fetch,
    host: environment.host,
    port: environment.port,
    overrideGlobalObjects: true,
  });
  console.log(`${server.url}${environment.basePath}/`);

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // Once: a second signal ends the process at once, as it would without us.
    process.once(signal, () => void server.close());
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
