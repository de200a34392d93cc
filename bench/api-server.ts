import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { site } from '@/content/site';
import { createAnswerer } from '@/server/createAnswerer';
import { readKnowledge } from '@/lib/content/knowledge';
import { createApp } from '@/server/app';
import { memoryRateLimiter } from '@/server/middleware/rateLimit';
import { listen } from '@/server/listen';
import { createLog } from '@/server/log';
import { createMetrics } from '@/server/metrics';
import { nodeConnection } from '@/server/nodeApp';

/* One of the two servers that bench/api.ts compares, in a process of its own. */

/** About as long as our own answers, so that both send the same number of bytes. */
const BARE_REPLY = 'x'.repeat(230);

async function ours(): Promise<number> {
  const log = createLog('failures', (line) => process.stdout.write(`${line}\n`));
  const metrics = createMetrics();
  const app = createApp({
    apiKey: site.api.key,
    allowedOrigins: [],
    answerer: createAnswerer(readKnowledge(), null),
    // All that a limit costs, without its effect: one machine asks here as a million would.
    limiter: memoryRateLimiter({ perMinute: 1e12, burst: 1e12 }),
    ...nodeConnection(''),
    sum: async (body) => body,
    report: (report) => {
      log(report);
      metrics.count(report);
    },
    metrics: metrics.text,
  });
  const server = await listen({
    fetch: app.fetch,
    host: '127.0.0.1',
    port: 0,
    overrideGlobalObjects: true,
  });
  return server.port;
}

function bare(): Promise<number> {
  const app = new Hono();
  app.post('/test', async (context) => {
    await context.req.json();
    return context.text(BARE_REPLY);
  });
  return new Promise((resolve) => {
    serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => resolve(port));
  });
}

async function main(): Promise<void> {
  process.send?.(await (process.argv[2] === 'ours' ? ours() : bare()));
  process.on('message', (wanted) => {
    if (wanted === 'cpu') return void process.send?.(process.cpuUsage());
    globalThis.gc?.();
    process.send?.(process.memoryUsage());
  });
}

void main();
