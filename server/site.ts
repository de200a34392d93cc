import type { HttpBindings } from '@hono/node-server';
import type { ServerEnvironment } from '@/lib/env';
import { API_PATHS, createApp } from '@/server/app';
import { createAnswerer } from '@/server/answer/create';
import { readKnowledge } from '@/lib/content/knowledge';
import { memoryRateLimiter } from '@/server/guard/rate';
import { nodeConnection } from '@/server/listen';
import { createLog } from '@/server/log';
import { createMetrics } from '@/server/metrics';
import { createStaticHost } from '@/server/static/host';
import { createSum } from '@/server/sum';

/**
 * The site and its API behind one fetch handler: the API's addresses are its own, all else that is
 * read is the site's.
 *
 * @throws StaticHostError or ContentError, each with one sentence that says what to do
 */
export function createNodeFetch(environment: ServerEnvironment) {
  const site = createStaticHost(environment.siteFolder, environment.basePath);
  const log = createLog(environment.log, (line) => process.stdout.write(`${line}\n`));
  const metrics = createMetrics();
  const app = createApp<HttpBindings>({
    apiKey: environment.apiKey,
    allowedOrigins: environment.allowedOrigins,
    answerer: createAnswerer(readKnowledge(), environment.model),
    limiter: memoryRateLimiter({
      perMinute: environment.asksPerMinute,
      burst: environment.askBurst,
    }),
    connection: nodeConnection(environment.trustedForwardedHeader),
    sum: createSum(environment.siteFolder),
    report: (report) => {
      log(report);
      metrics.count(report);
    },
    metrics: metrics.text,
  });
  const apiPaths = new Set<string>(API_PATHS);

  return (request: Request, bindings: HttpBindings): Response | Promise<Response> => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    return isRead && !apiPaths.has(new URL(request.url).pathname)
      ? site(request)
      : app.fetch(request, bindings);
  };
}
