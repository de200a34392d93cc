import type { Answer, FallbackReason } from '@/server/answerer';
import type { AppMiddleware } from '@/server/context';

/** What happened, for logs and metrics: never a word of what was asked, nor who asked it. */
export type RequestReport = {
  /** An address of ours or its pattern, or "other": a visitor could write anything into a path. */
  path: string;
  method: string;
  status: number;
  milliseconds: number;
  answeredBy?: Answer['by'];
  /** Why the language model did not answer, where it should have. */
  fallback?: FallbackReason;
  /** The code of a refusal. */
  code?: string;
};

/** Methods that are taken into a report: a method is free text too, on the wire. */
const KNOWN_METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * Reports every request once its reply begins. Hono's own logger is not for us: it writes the path
 * as it was asked for, which is the visitor's text.
 */
export function reported(report: (report: RequestReport) => void): AppMiddleware {
  return async (context, next) => {
    const startedMs = performance.now();
    await next();
    const { method } = context.req;
    report({
      path: context.get('pattern') ?? 'other',
      method: KNOWN_METHODS.has(method) ? method : 'other',
      status: context.res.status,
      milliseconds: performance.now() - startedMs,
      answeredBy: context.get('answeredBy'),
      fallback: context.get('fallback'),
      code: context.get('code'),
    });
  };
}
