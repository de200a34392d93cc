import { readServerEnvironment } from '@/server/environment';
import { listen } from '@/server/listen';
import { createNodeApp } from '@/server/nodeApp';

/** Ctrl+C is heard twice under npm, by us and from npm: that is still one wish. */
const ONE_WISH_MS = 1_000;

/** Serves the built site and its API: the entry of `npm start`. */
async function main(): Promise<void> {
  // Whoever read our log may go, as `head` does: that is no reason to end.
  process.stdout.on('error', () => undefined);

  const environment = readServerEnvironment(process.env);
  const { fetch, report } = createNodeApp(environment);
  const server = await listen({
    fetch,
    host: environment.host,
    port: environment.port,
    overrideGlobalObjects: true,
    onRefusal: (status, code) =>
      report({ path: 'other', method: 'other', status, milliseconds: 0, code }),
  });
  console.log(`${server.url}${environment.basePath}/`);

  let wishedAtMs: number | undefined;
  const stop = (signal: NodeJS.Signals) => {
    if (wishedAtMs === undefined) {
      wishedAtMs = performance.now();
      void server.close();
    } else if (performance.now() - wishedAtMs > ONE_WISH_MS) {
      // Whoever asks again will not wait: the process ends as it would without us.
      process.off(signal, stop);
      process.kill(process.pid, signal);
    }
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
