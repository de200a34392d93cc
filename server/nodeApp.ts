import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate as endOfTurn } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { readKnowledge } from '@/lib/content/knowledge';
import { loadModularArithmetic } from '@/lib/paillier/kernel/modularArithmetic';
import { sumRequestInTurns } from '@/lib/paillier/sum';
import { type AppOptions, createApp } from '@/server/app';
import { createAnswerer } from '@/server/createAnswerer';
import type { ServerEnvironment } from '@/server/environment';
import { createLog } from '@/server/log';
import { createMetrics } from '@/server/metrics';
import { memoryRateLimiter } from '@/server/middleware/rateLimit';
import type { RequestReport } from '@/server/middleware/report';
import { queuedSum, type Sum } from '@/server/middleware/sumQueue';
import { visitorOf } from '@/server/middleware/visitor';
import { readSite } from '@/server/siteFolder';

/**
 * The site and its API behind one fetch handler, and where to report what never reaches it.
 *
 * @throws SiteFolderError, ContentError or ArticleError, each with one sentence that says what to do
 */
export function createNodeApp(environment: ServerEnvironment) {
  const log = createLog(environment.log, (line) => process.stdout.write(`${line}\n`));
  const metrics = createMetrics();
  const report = (told: RequestReport) => {
    log(told);
    metrics.count(told);
  };
  const app = createApp({
    apiKey: environment.apiKey,
    allowedOrigins: environment.allowedOrigins,
    answerer: createAnswerer(readKnowledge(), environment.model),
    limiter: memoryRateLimiter({
      perMinute: environment.asksPerMinute,
      burst: environment.askBurst,
    }),
    ...nodeConnection(environment.trustedForwardedHeader),
    sum: queuedSum(kernelSum(environment.siteFolder)),
    site: readSite(environment.siteFolder, environment.basePath),
    report,
    metrics: environment.metrics ? metrics.text : undefined,
  });
  return { fetch: app.fetch, report };
}

/**
 * What a Node connection tells of its visitor.
 *
 * @param trustedHeader the header in which our own proxy names the visitor; "" for none
 */
export function nodeConnection(trustedHeader: string): Pick<AppOptions, 'visitor' | 'isSecure'> {
  return {
    visitor: ({ env, req }) =>
      visitorOf(
        (env as HttpBindings).incoming.socket.remoteAddress ?? '',
        trustedHeader ? req.header(trustedHeader) : undefined,
      ),
    isSecure: trustedHeader
      ? ({ req }) => req.header('x-forwarded-proto')?.split(',').at(-1)?.trim() === 'https'
      : undefined,
  };
}

/**
 * The homomorphic sum, formed by the site's own WebAssembly kernel in less than half of BigInt's
 * time. Where the kernel is missing BigInt does it all.
 *
 * @param siteFolder where the built site lies, with its paillier/modular_power.wasm
 */
export function kernelSum(siteFolder: string): Sum {
  const loading = loadModularArithmetic(() =>
    readFile(path.join(siteFolder, 'paillier', 'modular_power.wasm')),
  );
  return async (body, signal) => {
    const { startProduct } = await loading;
    // By the end of the turn: two sums that wait for timers would keep the loop among timers.
    return sumRequestInTurns(body, { startProduct, signal, pause: endOfTurn });
  };
}
