import type { Knowledge } from '@/lib/answers/knowledge';
import { sumRequestInTurns } from '@/lib/paillier/sum';
import type { HeaderRule } from '@/lib/siteHeaders';
import { createApp } from '@/server/app';
import { createAnswerer } from '@/server/createAnswerer';
import { readServerEnvironment } from '@/server/environment';
import { createLog } from '@/server/log';
import { createMetrics } from '@/server/metrics';
import type { Site } from '@/server/middleware/pages';
import { memoryRateLimiter } from '@/server/middleware/rateLimit';
import { visitorOf } from '@/server/middleware/visitor';
import {
  type CountsNamespace,
  sharedBudget,
  sharedRateLimiter,
} from '@/server/workerd/sharedCounts';
import { variablesOf } from '@/server/workerd/variables';

export { SharedCounts } from '@/server/workerd/sharedCounts';

/** content/, and what the build says of its files, put in their place by bundle.ts: here is no disk. */
declare const KNOWLEDGE: Knowledge;
declare const SITE: { files: string[]; rules: HeaderRule[] };

/** Variables and bindings as the platform hands them over. */
type WorkerBindings = {
  ASSETS: { fetch(request: Request): Promise<Response> };
  /** Without it every isolate counts for itself. */
  COUNTS?: CountsNamespace;
  [variable: string]: unknown;
};

type App = ReturnType<typeof createApp>;

/** Where Cloudflare names the visitor; nobody else can write it there. */
const VISITOR_HEADER = 'cf-connecting-ip';

/** The whole site, for workerd and Cloudflare: its pages by the platform's assets, and the API. */
function createWorkerApp(bindings: WorkerBindings): App {
  const environment = readServerEnvironment(variablesOf(bindings));
  const visitorHeader = environment.trustedForwardedHeader || VISITOR_HEADER;
  const log = createLog(environment.log, (line) => console.log(line));
  const metrics = createMetrics();
  const { COUNTS: counts } = bindings;
  return createApp({
    apiKey: environment.apiKey,
    allowedOrigins: environment.allowedOrigins,
    answerer: createAnswerer(KNOWLEDGE, environment.model, counts && sharedBudget(counts)),
    limiter: counts
      ? sharedRateLimiter(counts)
      : memoryRateLimiter({ perMinute: environment.asksPerMinute, burst: environment.askBurst }),
    visitor: ({ req }) => visitorOf('', req.header(visitorHeader)),
    isSecure: ({ req }) => req.url.startsWith('https:'),
    // No queue: the platform gives each request its own share of the processor, and a promise that
    // waits for another visitor's request is lost when that visitor leaves.
    sum: (body, signal) =>
      sumRequestInTurns(body, {
        signal,
        pause: () => new Promise((resolve) => setTimeout(resolve)),
      }),
    site: assets(environment.basePath),
    report: (report) => {
      log(report);
      metrics.count(report);
    },
    metrics: environment.metrics ? metrics.text : undefined,
  });
}

/** The platform compresses by itself: its assets have no copies. */
function assets(basePath: string): Site {
  const files = new Set(SITE.files);
  return {
    basePath,
    files,
    rules: SITE.rules,
    async read(path, { env }) {
      if (!files.has(path)) return null;
      const request = new Request(new URL(encodeURI(path), 'https://assets'));
      const response = await (env as WorkerBindings).ASSETS.fetch(request);
      if (!response.ok || !response.body) return null;
      return { body: response.body, etag: response.headers.get('etag') ?? undefined };
    },
  };
}

let app: App | undefined;

const worker = {
  /** Made at the first request: the platform tells a worker its variables no sooner. */
  fetch(request: Request, bindings: WorkerBindings): Response | Promise<Response> {
    app ??= createWorkerApp(bindings);
    return app.fetch(request, bindings);
  },
};

// workerd wants a default export.
export default worker;
