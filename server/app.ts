import { Hono, type Context } from 'hono';
import type { Answer, Answerer, FallbackReason } from '@/server/answer/answerer';
import { errorBody, Failure, FAILURES } from '@/server/failure';
import {
  ASK_BODY_LIMIT_BYTES,
  BODY_TIMEOUT_MS,
  readJson,
  SUM_BODY_LIMIT_BYTES,
  type BodyBytes,
} from '@/server/guard/body';
import { isKey } from '@/server/guard/key';
import { isSameOrigin, originHeaders, preflightHeaders } from '@/server/guard/origin';
import type { RateLimiter } from '@/server/guard/rate';
import { parseQuestion } from '@/server/question';
import { textStream } from '@/server/stream';

/** The addresses that are the API's; where one process also serves the site, the rest is the site's. */
export const API_PATHS = ['/test', '/test/homomorphic', '/healthz', '/metrics'] as const;

type ApiPath = (typeof API_PATHS)[number];

/** What the app needs to know of a connection, which every runtime tells in its own way. */
export type Connection = { client: string; body: BodyBytes };

/** What happened, for logs and metrics: never a word of what was asked, nor who asked it. */
export type RequestReport = {
  /** One of our own addresses, or "other": a visitor could write anything into a path. */
  path: ApiPath | 'other';
  method: string;
  status: number;
  milliseconds: number;
  answeredBy?: Answer['by'];
  /** Why the language model did not answer, where it should have. */
  fallback?: FallbackReason;
  /** The code of a refusal. */
  code?: string;
};

export type AppOptions<Bindings extends object> = {
  apiKey: string;
  allowedOrigins: readonly string[];
  answerer: Answerer;
  limiter: RateLimiter;
  connection: (request: Request, bindings: Bindings) => Connection;
  /** The homomorphic sum. Throws an PayloadError where the request cannot be summed. */
  sum: (body: unknown) => unknown;
  report?: (report: RequestReport) => void;
  /** The text of /metrics; without it there is no such page. */
  metrics?: () => string;
  bodyTimeoutMs?: number;
};

type Variables = Pick<RequestReport, 'answeredBy' | 'fallback' | 'code'>;
type Environment<Bindings extends object> = { Bindings: Bindings; Variables: Variables };

/** Replies are for one visitor, are no page, and are to be taken for what they say they are. */
const REPLY_HEADERS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' } as const;

const TEXT_TYPE = { 'content-type': 'text/plain; charset=utf-8' } as const;
const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' } as const;

/**
 * The question-and-answer API on web standards: the same file runs under Node and on workerd.
 *
 * POST /test answers a question as text/plain, POST /test/homomorphic sums ciphertexts,
 * GET /healthz says "ok", GET /metrics counts. Every error is {error: {code, message}}.
 */
export function createApp<Bindings extends object>(
  options: AppOptions<Bindings>,
): Hono<Environment<Bindings>> {
  const app = new Hono<Environment<Bindings>>();
  const { allowedOrigins, report } = options;
  type Ask = Context<Environment<Bindings>>;

  /** A reply with all that every reply carries, made at once: changing it later costs time. */
  function reply(
    context: Ask,
    status: number,
    body: string | ReadableStream | null,
    headers: Readonly<Record<string, string>>,
  ): Response {
    const origin = allowedOrigins.length > 0 ? context.req.header('origin') : undefined;
    return new Response(body, {
      status,
      headers: {
        ...REPLY_HEADERS,
        ...(allowedOrigins.length > 0 ? { vary: 'Origin' } : {}),
        ...originHeaders(origin, allowedOrigins),
        ...headers,
      },
    });
  }

  function refuse(context: Ask, failure: Failure): Response {
    context.set('code', failure.code);
    const [status, message] = FAILURES[failure.code];
    return reply(context, status, errorBody(failure.code, message), {
      ...JSON_TYPE,
      ...failure.headers,
    });
  }

  app.use(async (context, next) => {
    const startedMs = performance.now();
    await next();
    report?.({
      path: API_PATHS.find((path) => path === context.req.path) ?? 'other',
      method: context.req.method,
      status: context.res.status,
      milliseconds: performance.now() - startedMs,
      answeredBy: context.get('answeredBy'),
      fallback: context.get('fallback'),
      code: context.get('code'),
    });
  });

  /** What every ask passes: how often, with the key, as JSON, small and quick enough. */
  async function guardedBody(context: Ask, limitBytes: number): Promise<unknown> {
    const { client, body } = options.connection(context.req.raw, context.env);
    const { retryAfterSeconds } = await options.limiter.take(client);
    if (retryAfterSeconds > 0) {
      throw new Failure('too_many_requests', { 'retry-after': String(retryAfterSeconds) });
    }
    if (!isKey(context.req.header('x-api-key'), options.apiKey)) {
      throw new Failure('key_required', { 'www-authenticate': 'ApiKey realm="x-api-key"' });
    }
    if (!isJson(context.req.header('content-type'))) throw new Failure('json_required');
    return readJson(body, context.req.header('content-length'), {
      bytes: limitBytes,
      timeoutMs: options.bodyTimeoutMs ?? BODY_TIMEOUT_MS,
    });
  }

  app.post('/test', async (context) => {
    const question = parseQuestion(await guardedBody(context, ASK_BODY_LIMIT_BYTES));
    // Few answerers want to know, and a signal is dear: it is made when it is asked for.
    let gone: AbortController | undefined;
    const leaving = () => {
      gone ??= new AbortController();
      return AbortSignal.any([context.req.raw.signal, gone.signal]);
    };
    const answer = await options.answerer.answer(question, leaving);
    context.set('answeredBy', answer.by);
    context.set('fallback', answer.fallback);
    const text =
      typeof answer.text === 'string' ? answer.text : textStream(answer.text, () => gone?.abort());
    return reply(context, 200, text, { ...TEXT_TYPE, 'x-answered-by': answer.by });
  });

  app.post('/test/homomorphic', async (context) => {
    const sum = await options.sum(await guardedBody(context, SUM_BODY_LIMIT_BYTES));
    return reply(context, 200, JSON.stringify(sum), JSON_TYPE);
  });

  app.get('/healthz', (context) => reply(context, 200, 'ok', TEXT_TYPE));
  const { metrics } = options;
  if (metrics) app.get('/metrics', (context) => reply(context, 200, metrics(), TEXT_TYPE));

  const methods: [ApiPath, string][] = [
    ['/test', 'POST, OPTIONS'],
    ['/test/homomorphic', 'POST, OPTIONS'],
    ['/healthz', 'GET, HEAD, OPTIONS'],
    ...(metrics ? [['/metrics', 'GET, HEAD, OPTIONS'] as [ApiPath, string]] : []),
  ];
  for (const [path, allow] of methods) {
    app.options(path, (context) => {
      const origin = context.req.header('origin');
      if (!origin || !context.req.header('access-control-request-method')) {
        return reply(context, 204, null, { allow });
      }
      if (!allowedOrigins.includes(origin) && !isSameOrigin(origin, context.req.header('host'))) {
        throw new Failure('origin_not_allowed');
      }
      return reply(context, 204, null, preflightHeaders(allow));
    });
    app.all(path, () => {
      throw new Failure('wrong_method', { allow });
    });
  }

  app.notFound((context) => refuse(context, new Failure('unknown_path')));
  app.onError((error, context) => {
    if (error instanceof Failure) return refuse(context, error);
    const refusal = sumRefusal(error);
    if (refusal) {
      context.set('code', refusal.code);
      return reply(context, refusal.status, errorBody(refusal.code, refusal.message), JSON_TYPE);
    }
    const response = refuse(context, new Failure('answer_failed'));
    // Only the kind of error is told, and only in the log: its message could quote the visitor.
    context.set('code', `answer_failed ${error.name}`);
    return response;
  });
  return app;
}

function isJson(contentType: string | undefined): boolean {
  return /^application\/json\s*(;\s*charset\s*=\s*"?utf-?8"?\s*)?;?$/i.test(
    contentType?.trim() ?? '',
  );
}

/** An PayloadError of lib/paillier: by its shape, so that it may come out of a worker thread too. */
function sumRefusal(error: Error): { status: number; code: string; message: string } | null {
  if (error.name !== 'PayloadError' || !('code' in error)) return null;
  const status = 'status' in error && typeof error.status === 'number' ? error.status : 400;
  return { status, code: String(error.code), message: error.message };
}
