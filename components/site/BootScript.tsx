import { readFileSync } from 'node:fs';

const SOURCE = readFileSync('components/site/boot.js', 'utf8').replace(/^\s*\/\/.*\n/gm, '');

/**
 * What must happen before the first paint: theme, motion, typefaces and the place on the page. It
 * stands in the page itself, where it costs no request; the page's policy names its hash.
 */
export function BootScript() {
  return <script dangerouslySetInnerHTML={{ __html: SOURCE }} />;
}
