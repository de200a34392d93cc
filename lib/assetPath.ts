/*
 * Apart from lib/env, which knows all of content/site.ts: what only asks for a file should not carry
 * it along.
 */

/** Where the site is mounted, such as "/dave" on a project page of a code host. No trailing slash. */
export const BASE_PATH = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** The address of a file of ours, wherever the site is mounted. `path` begins with a slash. */
export function assetPath(path: `/${string}`): string {
  return `${BASE_PATH}${path}`;
}
