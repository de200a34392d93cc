import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { site } from '@/content/site';
import { readKnowledge } from '@/lib/content/knowledge';
import type { Answerer } from '@/server/answerer';
import { createApp } from '@/server/app';
import { createAnswerer } from '@/server/createAnswerer';
import { listen } from '@/server/listen';
import { createLog } from '@/server/log';
import { createMetrics } from '@/server/metrics';
import { memoryRateLimiter } from '@/server/middleware/rateLimit';
import { nodeConnection } from '@/server/nodeApp';
import type { ServerName } from './api';

/* One of the servers that bench/api.ts compares, in a process of its own. */

/** About as long as our own answers, so that all send the same number of bytes. */
const BARE_REPLY = 'x'.repeat(230);

/** Answers at once: what is left is the price of everything around an answer. */
const READY_MADE: Answerer = { answer: () => ({ by: 'embedded', text: BARE_REPLY }) };

async function ours(answerer: Answerer): Promise<number> {
  const log = createLog('failures', (line) => process.stdout.write(`${line}\n`));
  const metrics = createMetrics();
  const app = createApp({
    apiKey: site.api.key,
    allowedOrigins: [],
    answerer,
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

const START: Record<ServerName, () => Promise<number>> = {
  answering: () => ours(createAnswerer(readKnowledge(), null)),
  readyMade: () => ours(READY_MADE),
  bare,
};

async function main(): Promise<void> {
  process.send?.(await START[process.argv[2] as ServerName]());
  process.on('message', (wanted) => {
    if (wanted === 'cpu') return void process.send?.(process.cpuUsage());
    globalThis.gc?.();
    process.send?.(process.memoryUsage());
  });
}

void main();
