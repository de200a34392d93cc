import { createHash } from 'node:crypto';

/*
 * The Content Security Policy of a page. Next writes inline scripts into every page, so each page
 * names the hashes of its own; nothing is allowed by 'unsafe-inline'.
 * https://www.w3.org/TR/CSP3/
 *
 * Trusted Types are not asked for: Next's own policy for them passes on whatever it is given, so
 * naming it would protect nothing, and without it no page gets its scripts.
 */

const SCRIPT_ELEMENT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const SCRIPT_TYPES = new Set(['', 'module', 'text/javascript', 'application/javascript']);

/** The value of an attribute in a start tag's source, or undefined where it is absent. */
function attribute(source: string, name: string): string | undefined {
  const match = new RegExp(
    `(?:^|\\s)${name}(?![\\w-])(?:\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+)))?`,
    'i',
  );
  const found = match.exec(source);
  return found ? (found[1] ?? found[2] ?? found[3] ?? '') : undefined;
}

const STYLE_ELEMENT = /<style\b[^>]*>([\s\S]*?)<\/style>/gi;

/** What a page carries in itself, as CSP sources (`'sha256-...'`), each once. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;
}

/** The hashes of what a page carries in itself. */
export function inlineHashes(html: string): InlineHashes {
  return { scripts: inlineScriptHashes(html), styles: inlineStyleHashes(html) };
}

function inlineStyleHashes(html: string): string[] {
  return [...new Set([...html.matchAll(STYLE_ELEMENT)].map(([, body = '']) => hashSource(body)))];
}

/**
 * The CSP sources of a page's inline scripts, each once, in order of appearance.
 * Data blocks such as JSON-LD are not scripts to a browser and are left out.
 */
function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', body = ''] of html.matchAll(SCRIPT_ELEMENT)) {
    const type = attribute(attributes, 'type') ?? '';
    if (attribute(attributes, 'src') !== undefined || !SCRIPT_TYPES.has(type.toLowerCase())) {
      continue;
    }
    hashes.add(hashSource(body));
  }
  return [...hashes];
}

/** What the pages may load beside scripts and styles. `apiHost` is empty when the API shares their origin. */
function sharedDirectives(apiHost: string): string[] {
  const connect = apiHost ? ["'self'", new URL(apiHost).origin] : ["'self'"];
  return [
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${connect.join(' ')}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "media-src 'none'",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    // The form that asks without scripts is sent to the API's host.
    `form-action ${connect.join(' ')}`,
  ];
}

/** The policy that a page carries in its own head. A `<meta>` cannot hold frame-ancestors. */
export function pagePolicy({ scripts, styles }: InlineHashes, apiHost: string): string {
  return [
    "default-src 'self'",
    ['script-src', "'self'", "'wasm-unsafe-eval'", ...scripts].join(' '),
    ['style-src', "'self'", ...styles].join(' '),
    ...sharedDirectives(apiHost),
  ].join('; ');
}

/** The same policy as a response header, where it can also say that nobody may frame the page. */
export function pageHeaderPolicy(hashes: InlineHashes, apiHost: string): string {
  return `${pagePolicy(hashes, apiHost)}; frame-ancestors 'none'`;
}

/**
 * The header of every other answer. It must not name script-src or style-src (nor default-src):
 * hosts that join headers of several rules would then block what a page's own policy allows it to
 * carry in itself.
 */
export function fallbackHeaderPolicy(apiHost: string): string {
  return [...sharedDirectives(apiHost), "frame-ancestors 'none'"].join('; ');
}

const CHARSET = /<meta\b[^>]*\bcharset=[^>]*>/i;
const HEAD = /<head\b[^>]*>/i;

/**
 * The page with its policy in the head, before anything that loads or runs. Only the character set
 * stays ahead of it, because browsers look for that in the first 1,024 bytes.
 *
 * @throws Error when the page has no head.
 */
export function withPolicy(html: string, policy: string): string {
  const head = HEAD.exec(html);
  if (!head) throw new Error('A page without <head> cannot carry a Content Security Policy.');
  const headEnd = head.index + head[0].length;
  const charset = CHARSET.exec(html.slice(headEnd));
  const at = charset?.index === 0 ? headEnd + charset[0].length : headEnd;
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return html.slice(0, at) + meta + html.slice(at);
}
