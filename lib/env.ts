import { site } from '@/content/site';
import { BASE_PATH } from './assetPath';

/*
 * What pages, build and server read alike from the environment; what the server alone reads is in
 * server/environment.ts, so that no page carries its parser. NEXT_PUBLIC_ names are written out in
 * full because Next replaces exactly that expression at build time.
 */

/** The site's public origin, for canonical links, the feed and the sitemap. No trailing slash. */
export const SITE_ORIGIN = (process.env.NEXT_PUBLIC_SITE_ORIGIN ?? site.origin).replace(/\/$/, '');

const API_HOST_SETTING = (process.env.NEXT_PUBLIC_API_HOST ?? site.api.host).replace(/\/$/, '');

/** False where the site has no server, said by "none" for a host: then the page answers itself. */
export const HAS_API_HOST = API_HOST_SETTING !== 'none';

/** The API's origin; empty means the origin that served the page. No trailing slash. */
export const API_HOST = HAS_API_HOST ? API_HOST_SETTING : '';

/** The label that every call carries. It is public by nature: it stands in the client's script. */
export const API_KEY = process.env.NEXT_PUBLIC_API_KEY ?? site.api.key;

/** The absolute public address of a page or file. `path` begins with a slash. */
export function absoluteUrl(path: string): string {
  return `${SITE_ORIGIN}${BASE_PATH}${path}`;
}
