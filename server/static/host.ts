import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { acceptedEncoding, type Encoding } from '@/server/static/encoding';
import { headersFor, parseHeaderRules, type HeaderRule } from '@/server/static/headerRules';
import { mediaType } from '@/server/static/mediaType';

/** A folder that cannot be served. Its message is one sentence that says what to do. */
export class StaticHostError extends Error {
  override name = 'StaticHostError';
}

export type StaticHost = (request: Request) => Promise<Response>;

type Variant = { file: string; loaded?: Promise<{ bytes: Buffer; etag: string }> };
type Entry = { type: string; variants: Map<Encoding, Variant> };

const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
};
/** What a <meta> policy cannot say. The build's _headers file brings the whole policy. */
const NO_FRAMES = "frame-ancestors 'none'";

const ONE_YEAR_SECONDS = 31_536_000;
const ENCODED = { '.br': 'br', '.gz': 'gzip' } as const;
const NOT_SERVED = /(^|\/)(\.|_headers$|_redirects$)/;
/** Pages that exist for plain hosts only: here an unknown path goes home at once. */
const NOT_FOUND_PAGES = /^\/(404|_not-found)(\/(index\.html)?|\.html)?$/;

/**
 * A host for the built site. All files are listed once, at the start, and only what is in that list
 * is ever read: no path, however encoded, leads out of the folder. A new build needs a new start.
 *
 * @param folder such as out/
 * @param basePath where the site is mounted, such as "/dave"; "" at the root
 * @throws StaticHostError where the folder holds no built site
 */
export function createStaticHost(folder: string, basePath = ''): StaticHost {
  const entries = listEntries(folder);
  if (!entries.has('/index.html')) {
    throw new StaticHostError(`There is no built site in ${folder}: run “npm run build” first.`);
  }
  const rules = readRules(folder);
  const home = `${basePath}/`;

  return async (request) => {
    const url = new URL(request.url);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return plain(405, 'This address can only be read.', { allow: 'GET, HEAD' });
    }
    const sitePath = withoutBasePath(url.pathname, basePath);
    if (sitePath === null || NOT_FOUND_PAGES.test(sitePath)) return redirect(302, home);
    const moved = movedTo(sitePath, entries);
    if (moved !== null) return redirect(308, basePath + encodeURI(moved) + url.search);
    const name = sitePath.endsWith('/') ? `${sitePath}index.html` : sitePath;
    const entry = entries.get(name);
    if (entry) return serve(request, name, entry, headersFor(rules, url.pathname, sitePath));
    // A browser that asks for a picture or a script has no use for the home page.
    if (mediaType(name) !== null && !name.endsWith('.html'))
      return plain(404, 'There is no such file.');
    return redirect(302, home);
  };
}

function listEntries(folder: string): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  const files = listFiles(folder).sort();
  const all = new Set(files);
  for (const file of files) {
    const extension = path.posix.extname(file);
    const encoding = extension in ENCODED ? ENCODED[extension as keyof typeof ENCODED] : 'identity';
    const name = encoding === 'identity' ? file : file.slice(0, -extension.length);
    // An archive of its own is a file like any other.
    const isVariant = encoding !== 'identity' && all.has(name);
    const served = isVariant ? name : file;
    const entry = entries.get(`/${served}`) ?? {
      type: mediaType(served) ?? 'application/octet-stream',
      variants: new Map<Encoding, Variant>(),
    };
    entry.variants.set(isVariant ? encoding : 'identity', { file: path.join(folder, file) });
    entries.set(`/${served}`, entry);
  }
  return entries;
}

function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile())
      .map((file) => path.relative(folder, path.join(file.parentPath, file.name)))
      .map((file) => file.split(path.sep).join('/'))
      .filter((file) => !NOT_SERVED.test(file));
  } catch {
    return [];
  }
}

function readRules(folder: string): HeaderRule[] {
  try {
    return parseHeaderRules(readFileSync(path.join(folder, '_headers'), 'utf8'));
  } catch {
    return [];
  }
}

/** The decoded path within the site, or null where it is not the site's or cannot be decoded. */
function withoutBasePath(pathname: string, basePath: string): string | null {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return null;
  }
  if (decoded === basePath) return '';
  if (!decoded.startsWith(`${basePath}/`)) return null;
  return decoded.slice(basePath.length);
}

/** Where a page really lives, if it was asked for by another of its names. */
function movedTo(sitePath: string, entries: Map<string, Entry>): string | null {
  if (sitePath.endsWith('/index.html')) return sitePath.slice(0, -'index.html'.length);
  if (!sitePath.endsWith('/') && entries.has(`${sitePath}/index.html`)) return `${sitePath}/`;
  return null;
}

async function serve(
  request: Request,
  name: string,
  entry: Entry,
  ruled: ReadonlyMap<string, string>,
): Promise<Response> {
  const available = [...entry.variants.keys()];
  const encoding = acceptedEncoding(request.headers.get('accept-encoding'), available);
  const variant = entry.variants.get(encoding);
  if (!variant) return plain(406, 'This file is not there in an encoding that you accept.');
  variant.loaded ??= load(variant.file);
  const { bytes, etag } = await variant.loaded;

  const headers = new Headers(SECURITY_HEADERS);
  headers.set('content-type', entry.type);
  headers.set('cache-control', cacheControl(name));
  for (const [header, value] of ruled) headers.set(header, value);
  const policy = headers.get('content-security-policy');
  if (!policy?.includes('frame-ancestors')) {
    headers.set('content-security-policy', policy ? `${policy}; ${NO_FRAMES}` : NO_FRAMES);
  }
  headers.set('etag', etag);
  if (available.length > 1) headers.set('vary', 'Accept-Encoding');
  if (isKept(request.headers.get('if-none-match'), etag)) {
    headers.delete('content-type');
    return new Response(null, { status: 304, headers });
  }
  if (encoding !== 'identity') headers.set('content-encoding', encoding);
  headers.set('content-length', String(bytes.byteLength));
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), { headers });
}

async function load(file: string): Promise<{ bytes: Buffer; etag: string }> {
  const bytes = await readFile(file);
  return {
    bytes,
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
  };
}

/** Files below _next/static carry their hash in their name; all else is asked for again, and kept. */
function cacheControl(name: string): string {
  return name.startsWith('/_next/static/')
    ? `public, max-age=${ONE_YEAR_SECONDS}, immutable`
    : 'no-cache';
}

function isKept(ifNoneMatch: string | null, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === '*' || tag === etag);
}

function redirect(status: 302 | 308, location: string): Response {
  const headers = { ...SECURITY_HEADERS, location, 'cache-control': 'no-cache' };
  return new Response(null, {
    status,
    headers: { ...headers, 'content-security-policy': NO_FRAMES },
  });
}

function plain(status: number, sentence: string, extra: Record<string, string> = {}): Response {
  return new Response(sentence, {
    status,
    headers: {
      ...SECURITY_HEADERS,
      'content-security-policy': NO_FRAMES,
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-cache',
      ...extra,
    },
  });
}
