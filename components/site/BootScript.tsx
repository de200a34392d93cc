import { readFileSync } from 'node:fs';
import { site } from '@/content/site';

/** As it stands in every page: without its comments, and with the site's own colours. */
export const BOOT_SOURCE = readFileSync('components/site/boot.js', 'utf8')
  .replace(/^\s*\/\/.*\n/gm, '')
  .replace('LIGHT_GROUND', site.palette.light.ground)
  .replace('DARK_GROUND', site.palette.dark.ground);

/**
 * What must happen before the first paint: theme, motion, typefaces and the place on the page. It
 * stands in the page itself, where it costs no request; the page's policy names its hash.
 */
export function BootScript() {
  return <script dangerouslySetInnerHTML={{ __html: BOOT_SOURCE }} />;
}
