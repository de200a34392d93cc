import { serveStatic } from 'hono/serve-static';
import { getMimeType } from 'hono/utils/mime';
import { type HeaderRule, headersFor } from '@/lib/siteHeaders';
import type { AppContext, AppEnvironment, AppMiddleware } from '@/server/context';
import { Failure } from '@/server/errors';

/** The built site, wherever its bytes are kept. */
export type Site = {
  /** Where it is mounted, such as "/dave"; "" at the root. */
  basePath: string;
  /** Every file that may be asked for, such as "/contact/index.html". */
  files: ReadonlySet<string>;
  rules: readonly HeaderRule[];
  /** The bytes of a file or of its compressed copy, or null where there is none. */
  read: (path: string, context: AppContext) => Promise<SiteContent | null>;
};

export type SiteContent = { body: Uint8Array<ArrayBuffer> | ReadableStream; etag?: string };

/** What an unknown path is answered with: a page that leads home at once, with scripts and without. */
const LEADS_HOME = '/404.html';
/** Its own addresses are no pages of the site. */
const NOT_FOUND_PAGE = /^\/(404|_not-found)(\/(index\.html)?|\.html)?$/;

/** Types that Hono's list lacks, or has for something else; of a text it may send a compressed copy. */
const MIMES = {
  graphml: 'application/xml; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  obj: 'text/plain; charset=utf-8',
  ts: 'text/plain; charset=utf-8',
  vcf: 'text/vcard; charset=utf-8',
};
const typeOf = (file: string) => getMimeType(file, MIMES) ?? getMimeType(file);

/**
 * The pages and files of the built site, by Hono's own serveStatic. Ours is where a path leads:
 * only what is in the list of files is ever read or redirected to, so no path, however encoded,
 * leads out of the site. Whatever else is asked for as a page is answered with 404, so that search
 * engines forget it, and with the page that leads people home.
 *
 * serveStatic of @hono/node-server and sirv were both tried for the bytes. With no file descriptor
 * to be had, sirv ends the process and the other breaks off in the middle of a 200; and both open a
 * file for each reply. So the bytes come from `read`: memory on Node, the platform's on Cloudflare.
 */
export function pages(site: Site): AppMiddleware {
  const { basePath, files, rules } = site;
  const home = `${basePath}/`;
  const general = replyHeaders(rules, `${home}*`);
  const serve = serveStatic<AppEnvironment>({
    root: '',
    precompressed: true,
    mimes: MIMES,
    rewriteRequestPath: (path) => fileOf(path.slice(basePath.length)),
    async getContent(path, context) {
      const content = await site.read(path.startsWith('/') ? path : `/${path}`, context);
      if (!content) return null;
      // The compressed copy is read last, where there is one: its tag is the one that stays.
      if (content.etag) context.header('etag', content.etag);
      if (content.body instanceof Uint8Array) {
        context.header('content-length', String(content.body.byteLength));
      }
      return content.body;
    },
  });

  return async (context) => {
    const { method, path } = context.req;
    const sitePath = path.startsWith(basePath) ? path.slice(basePath.length) : null;
    const target = sitePath === null ? null : placeOf(sitePath, files);
    if (method !== 'GET' && method !== 'HEAD') {
      throw target
        ? new Failure('wrong_method', { allow: 'GET, HEAD' })
        : new Failure('unknown_path');
    }
    const send = (status: 302 | 308, location: string) =>
      context.body(null, status, { ...general, location, 'cache-control': 'no-cache' });
    if (sitePath === null || target === null) {
      const type = typeOf(path);
      // A browser that asks for a picture or a script has no use for the home page.
      if (type && !type.startsWith('text/html')) throw new Failure('unknown_file', general);
      const page = await site.read(LEADS_HOME, context);
      // A site without that page, such as a host's own, still leads home.
      if (!page) return send(302, home);
      return context.body(page.body, 404, {
        ...replyHeaders(rules, basePath + LEADS_HOME),
        'content-type': 'text/html; charset=utf-8',
      });
    }
    context.set('pattern', patternOf(basePath, target));
    if (target !== sitePath) {
      return send(308, basePath + encodeURI(target) + new URL(context.req.url).search);
    }
    const response = await serve(context, async () => undefined);
    if (!response) throw new Failure('file_unreadable', general);
    for (const [name, value] of Object.entries(replyHeaders(rules, path))) {
      response.headers.set(name, value);
    }
    return response;
  };
}

/** Files whose names hold their hash may be kept, as the list says; all else is asked for again. */
export function replyHeaders(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const headers: Record<string, string> = {
    'cache-control': 'no-cache',
    ...headersFor(rules, path),
  };
  // Over http it would be a lie: strictTransport in app.ts sends it where the visitor has https.
  delete headers['strict-transport-security'];
  return headers;
}

const fileOf = (sitePath: string) => (sitePath.endsWith('/') ? `${sitePath}index.html` : sitePath);

/** Where a page or file really lives, which may be another of its names; null where there is none. */
function placeOf(sitePath: string, files: ReadonlySet<string>): string | null {
  if (NOT_FOUND_PAGE.test(sitePath)) return null;
  const page = sitePath.replace(/\/index\.html$/, '/').replace(/([^/])$/, '$1/') || '/';
  if (files.has(`${page}index.html`)) return page;
  return files.has(sitePath) ? sitePath : null;
}

/** What a log may say of a path that exists: a page by its path, any other file by its kind. */
function patternOf(basePath: string, target: string): string {
  if (target.endsWith('/')) return basePath + target;
  if (target.startsWith('/_next/static/')) return `${basePath}/_next/static/*`;
  return `${basePath}/*${/\.\w+$/.exec(target)?.[0] ?? ''}`;
}
