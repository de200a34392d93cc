import type { Context, MiddlewareHandler } from 'hono';
import type { Answer, FallbackReason } from '@/server/answerer';

/** What the parts of the app note down on a request for those that come after. */
type Variables = {
  /** The path as a report may tell it; none where it is a visitor's own. */
  pattern?: string;
  /** The body, read and parsed. */
  json: unknown;
  answeredBy?: Answer['by'];
  fallback?: FallbackReason;
  /** The code of a refusal. */
  code?: string;
};

export type AppEnvironment = { Bindings: object; Variables: Variables };

export type AppContext = Context<AppEnvironment>;
export type AppMiddleware = MiddlewareHandler<AppEnvironment>;
