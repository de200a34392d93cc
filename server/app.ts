import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { etag } from 'hono/etag';
import { stream } from 'hono/streaming';
import { timeout } from 'hono/timeout';
import type { Question } from '@/lib/answers/knowledge';
import { OFFERED_QUESTIONS_HEADER, writeOfferedQuestions } from '@/lib/api/offeredQuestions';
import { PLAIN_FORM_PATH } from '@/lib/ask/plainForm';
import { PayloadError } from '@/lib/paillier/encryptedPayload';
import { STRICT_TRANSPORT } from '@/lib/siteHeaders';
import type { Answer, Answerer } from '@/server/answerer';
import type { AppContext, AppEnvironment, AppMiddleware } from '@/server/context';
import { errorBody, Failure } from '@/server/errors';
import { jsonBody } from '@/server/middleware/json';
import { pages, type Site } from '@/server/middleware/pages';
import { plainForm } from '@/server/middleware/plainForm';
import type { RateLimiter } from '@/server/middleware/rateLimit';
import { reported, type RequestReport } from '@/server/middleware/report';
import type { Sum } from '@/server/middleware/sumQueue';
import type { Visitor } from '@/server/middleware/visitor';
import { parseQuestion } from '@/server/question';

/** The largest bodies that each address reads, in bytes. */
export const MAX_ASK_BODY_BYTES = 64 * 1024;
/** 256 ciphertexts of a 4,096-bit key are 2,467 digits each; with its key that is about 640 KB. */
export const MAX_SUM_BODY_BYTES = 768 * 1024;

/** A sum takes the server as long as ten questions. */
const SUM_COST_ASKS = 10;
/** The page gives up after this long too. */
const ANSWER_TIMEOUT_MS = 30_000;
/** Browsers keep the answer to a preflight for at most two hours, whatever we say. */
const PREFLIGHT_KEPT_SECONDS = 7_200;

export type AppOptions = {
  apiKey: string;
  allowedOrigins: readonly string[];
  answerer: Answerer;
  limiter: RateLimiter;
  /** Who asks, which every runtime tells in its own way. */
  visitor: (context: AppContext) => Visitor;
  /** True where a proxy whose word we take says that the visitor came by https. */
  isSecure?: (context: AppContext) => boolean;
  sum: Sum;
  /** The built site; without it there is the API alone. */
  site?: Site;
  report?: (report: RequestReport) => void;
  /** The text of /metrics; without it there is no such page. */
  metrics?: () => string;
  answerTimeoutMs?: number;
};

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' } as const;
const TEXT_TYPE = { 'content-type': 'text/plain; charset=utf-8' } as const;

/**
 * The site and its question-and-answer API on web standards: the same app runs under Node and on
 * workerd.
 *
 * POST /test answers a question as text/plain, POST /ask a form without scripts as a page,
 * POST /test/homomorphic sums ciphertexts,
 * GET /healthz says "ok", GET /metrics counts. Every error is {error: {code, message}}.
 */
export function createApp(options: AppOptions): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();

  if (options.report) app.use(reported(options.report));
  if (options.isSecure) app.use(strictTransport(options.isSecure));

  const takeFromLimit = async (context: AppContext, costAsks: number) => {
    const { retryAfterSeconds } = await options.limiter.take(options.visitor(context), costAsks);
    if (retryAfterSeconds > 0) {
      throw new Failure('too_many_requests', { 'retry-after': String(retryAfterSeconds) });
    }
  };
  const limited =
    (costAsks: number): AppMiddleware =>
    async (context, next) => {
      await takeFromLimit(context, costAsks);
      await next();
    };

  /** The key is a label that anyone can read in the page's script, so a plain comparison will do. */
  const keyed: AppMiddleware = async (context, next) => {
    if (context.req.header('x-api-key') !== options.apiKey) {
      throw new Failure('key_required', { 'www-authenticate': 'ApiKey realm="x-api-key"' });
    }
    await next();
  };

  const methods = {
    '/test': 'POST',
    '/test/homomorphic': 'POST',
    ...(options.site ? { [PLAIN_FORM_PATH]: 'POST' } : {}),
    '/healthz': 'GET, HEAD',
    ...(options.metrics ? { '/metrics': 'GET, HEAD' } : {}),
  };
  for (const [path, allow] of Object.entries(methods)) {
    app.use(path, apiHeaders, async (context, next) => {
      context.set('pattern', path);
      await next();
    });
    if (allow === 'POST' && options.allowedOrigins.length > 0) {
      app.use(path, fromAllowedOrigins(options.allowedOrigins));
    }
    app.use(path, timeout(options.answerTimeoutMs ?? ANSWER_TIMEOUT_MS, tooSlow));
  }

  const answer = async (context: AppContext, question: Question, gone?: AbortSignal) => {
    const answered = await options.answerer.answer(question, {
      visitor: options.visitor(context),
      leaving: () => AbortSignal.any([context.req.raw.signal, ...(gone ? [gone] : [])]),
    });
    context.set('answeredBy', answered.by);
    context.set('fallback', answered.fallback);
    context.header('x-answered-by', answered.by);
    return answered;
  };

  app.post('/test', limited(1), keyed, ...jsonBody(MAX_ASK_BODY_BYTES), async (context) => {
    const gone = new AbortController();
    const { text, offers } = await answer(context, parseQuestion(context.get('json')), gone.signal);
    if (offers?.length) context.header(OFFERED_QUESTIONS_HEADER, writeOfferedQuestions(offers));
    if (typeof text === 'string') return context.body(text, 200, TEXT_TYPE);
    return streamed(context, text, gone);
  });

  if (options.site) {
    const answerForm = plainForm({
      site: options.site,
      async answer(context, question) {
        await takeFromLimit(context, 1);
        return answer(context, question);
      },
    });
    app.post(PLAIN_FORM_PATH, ...answerForm);
    // Whoever asks for a reply's address anew has no question: home has the field.
    const home = `${options.site.basePath}/`;
    app.get(PLAIN_FORM_PATH, (context) => context.redirect(home, 303));
  }

  app.post(
    '/test/homomorphic',
    limited(SUM_COST_ASKS),
    keyed,
    ...jsonBody(MAX_SUM_BODY_BYTES),
    async (context) => {
      const sum = await options.sum(context.get('json'), context.req.raw.signal);
      return context.body(JSON.stringify(sum), 200, JSON_TYPE);
    },
  );

  app.get('/healthz', (context) => context.body('ok', 200, TEXT_TYPE));
  const { metrics } = options;
  if (metrics) app.get('/metrics', (context) => context.body(metrics(), 200, TEXT_TYPE));

  for (const [path, allow] of Object.entries(methods)) {
    app.all(path, () => {
      throw new Failure('wrong_method', { allow });
    });
  }

  if (options.site) app.all('*', etag(), pages(options.site));
  const refuse = (context: AppContext, failure: Failure) => {
    context.set('code', failure.code);
    return context.body(errorBody(failure.code, failure.message), failure.status, {
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      ...JSON_TYPE,
      ...failure.headers,
    });
  };
  app.notFound((context) => refuse(context, new Failure('unknown_path')));
  app.onError((error, context) => {
    if (error instanceof Failure) return refuse(context, error);
    if (error instanceof PayloadError) {
      context.set('code', error.code);
      return context.body(errorBody(error.code, error.message), 400, JSON_TYPE);
    }
    const response = refuse(context, new Failure('answer_failed'));
    // Only the kind of error is told, and only in the log: its message could quote the visitor.
    context.set('code', `answer_failed ${error.name}`);
    return response;
  });
  return app;
}

/**
 * Replies are for one visitor, are no page, and are to be taken for what they say they are. Of
 * Hono's secureHeaders that is one of twelve: the others are about documents.
 */
const apiHeaders: AppMiddleware = async (context, next) => {
  context.header('cache-control', 'no-store');
  context.header('x-content-type-options', 'nosniff');
  await next();
};

/**
 * Cross-origin calls, by exact origin. Our own pages need none of this; a static host elsewhere is
 * named in ALLOWED_ORIGINS. Every call carries JSON and a key header, so a browser always asks
 * first, and a page of another origin is stopped at that question.
 */
function fromAllowedOrigins(allowed: readonly string[]): AppMiddleware {
  return cors({
    origin: (origin, context) => {
      if (allowed.includes(origin)) return origin;
      const isPreflight = context.req.method === 'OPTIONS' && origin !== '';
      if (isPreflight && !isSameOrigin(origin, context.req.header('host'))) {
        throw new Failure('origin_not_allowed');
      }
      return null;
    },
    allowMethods: ['POST'],
    allowHeaders: ['content-type', 'x-api-key'],
    exposeHeaders: ['x-answered-by', OFFERED_QUESTIONS_HEADER, 'retry-after'],
    maxAge: PREFLIGHT_KEPT_SECONDS,
  });
}

/** True where the page and the API share an origin, as behind one server or one proxy. */
function isSameOrigin(origin: string, host: string | undefined): boolean {
  return host !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}

function tooSlow(): Failure {
  return new Failure('answer_too_slow');
}

/** Tells browsers to keep to https, where they came by it: over http the header would be a lie. */
function strictTransport(isSecure: (context: AppContext) => boolean): AppMiddleware {
  return async (context, next) => {
    await next();
    if (isSecure(context)) context.res.headers.set('strict-transport-security', STRICT_TRANSPORT);
  };
}

/** A reply as it comes; whoever leaves before its end stops it, so that nobody goes on for nothing. */
function streamed(
  context: AppContext,
  text: Exclude<Answer['text'], string>,
  gone: AbortController,
): Response {
  context.header('content-type', TEXT_TYPE['content-type']);
  return stream(context, async (reply) => {
    reply.onAbort(() => gone.abort());
    for await (const piece of text) {
      if (reply.aborted) return;
      await reply.write(piece);
    }
  });
}
