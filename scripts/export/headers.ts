import { PICTURES_FOLDER } from '@/lib/content/pictures';
import { type HeaderRule, STRICT_TRANSPORT } from '@/lib/siteHeaders';
import { fallbackHeaderPolicy } from './policy';

const YEAR_S = 31_536_000;

/** Doors to the device that no page here uses, shut so that nothing injected can open them. */
const PERMISSIONS = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/**
 * The rules of an export. Order matters to hosts that let the last match win: general first.
 *
 * @param pagePolicies the header policy of each page, by its path ("/", "/contact/")
 * @param basePath where the site is mounted ("" or "/dave")
 */
export function headerRules(
  pagePolicies: ReadonlyMap<string, string>,
  basePath: string,
  apiHost: string,
): HeaderRule[] {
  return [
    {
      pattern: `${basePath}/*`,
      headers: {
        'Content-Security-Policy': fallbackHeaderPolicy(apiHost),
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'DENY',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': PERMISSIONS,
        'Cross-Origin-Opener-Policy': 'same-origin',
        // Browsers heed it over https alone; our own server sends it only there.
        'Strict-Transport-Security': STRICT_TRANSPORT,
      },
    },
    {
      pattern: `${basePath}/_next/static/*`,
      headers: { 'Cache-Control': `public, max-age=${YEAR_S}, immutable` },
    },
    {
      // Their names hold the hash of what they are.
      pattern: `${basePath}/${PICTURES_FOLDER}/*`,
      headers: { 'Cache-Control': `public, max-age=${YEAR_S}, immutable` },
    },
    {
      pattern: `${basePath}/*.txt`,
      headers: { 'Content-Type': 'text/plain; charset=utf-8' },
    },
    {
      pattern: `${basePath}/*.md`,
      headers: { 'Content-Type': 'text/markdown; charset=utf-8' },
    },
    { pattern: `${basePath}/*.wasm`, headers: { 'Content-Type': 'application/wasm' } },
    { pattern: `${basePath}/*.obj`, headers: { 'Content-Type': 'text/plain; charset=utf-8' } },
    {
      pattern: `${basePath}/feed.xml`,
      headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' },
    },
    ...[...pagePolicies].map(([page, policy]) => ({
      pattern: `${basePath}${page}`,
      headers: { 'Content-Security-Policy': policy },
    })),
  ];
}

/** The text of a `_headers` file: a pattern, then its headers indented by two spaces. */
export function formatHeaders(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ pattern, headers }) =>
      [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join(
        '\n',
      ),
    )
    .join('\n\n')
    .concat('\n');
}
