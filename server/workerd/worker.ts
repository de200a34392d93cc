import { readServerEnvironment } from '@/lib/env';
import { sumRequestInTurns } from '@/lib/paillier/sum';
import { createAnswerer } from '@/server/answer/create';
import type { Knowledge } from '@/lib/answers/knowledge';
import { createApp } from '@/server/app';
import { streamBytes } from '@/server/guard/body';
import { clientName } from '@/server/guard/client';
import { platformRateLimiter, type RateLimitBinding } from '@/server/guard/platformRate';
import { memoryRateLimiter } from '@/server/guard/rate';
import { createLog } from '@/server/log';
import { createMetrics } from '@/server/metrics';

/** content/, put in its place by bundle.ts: a worker has no disk. */
declare const KNOWLEDGE: Knowledge;

/** Variables and bindings as the platform hands them over. */
type WorkerBindings = { RATE_LIMITER?: RateLimitBinding; [variable: string]: unknown };

type App = ReturnType<typeof createApp<WorkerBindings>>;

/** Where Cloudflare names the visitor; nobody else can write it there. */
const VISITOR_HEADER = 'cf-connecting-ip';

/** The API alone, for workerd and Cloudflare: the pages are served by any static host. */
function createWorkerApp(bindings: WorkerBindings): App {
  const variables = Object.entries(bindings).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
  const environment = readServerEnvironment(Object.fromEntries(variables));
  const header = environment.trustedForwardedHeader || VISITOR_HEADER;
  const log = createLog(environment.log, (line) => console.log(line));
  const metrics = createMetrics();
  return createApp<WorkerBindings>({
    apiKey: environment.apiKey,
    allowedOrigins: environment.allowedOrigins,
    answerer: createAnswerer(KNOWLEDGE, environment.model),
    limiter: bindings.RATE_LIMITER
      ? platformRateLimiter(bindings.RATE_LIMITER)
      : memoryRateLimiter({ perMinute: environment.asksPerMinute, burst: environment.askBurst }),
    connection: (request) => ({
      client: clientName('', request.headers.get(header) ?? undefined),
      body: streamBytes(request.body),
    }),
    sum: sumRequestInTurns,
    report: (report) => {
      log(report);
      metrics.count(report);
    },
    metrics: metrics.text,
  });
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
