/*
 * Cross-origin calls, by exact origin. Our own pages need none of this; a static host elsewhere is
 * named in ALLOWED_ORIGINS. Every call carries JSON and a key header, so a browser always asks
 * first, and a page of another origin is stopped at that question.
 */

/** Browsers keep the answer to a preflight for at most two hours, whatever we say. */
const PREFLIGHT_KEPT_SECONDS = 7_200;

/** The headers that let a page of `origin` read our reply; none where it may not. */
export function originHeaders(
  origin: string | undefined,
  allowed: readonly string[],
): Record<string, string> {
  if (!origin || !allowed.includes(origin)) return {};
  return {
    'access-control-allow-origin': origin,
    'access-control-expose-headers': 'x-answered-by, retry-after',
  };
}

/** What a preflight is told, beside originHeaders. */
export function preflightHeaders(methods: string): Record<string, string> {
  return {
    'access-control-allow-methods': methods,
    'access-control-allow-headers': 'content-type, x-api-key',
    'access-control-max-age': String(PREFLIGHT_KEPT_SECONDS),
  };
}

/** True where the page and the API share an origin, as behind one server or one proxy. */
export function isSameOrigin(origin: string, host: string | undefined): boolean {
  return host !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}
