import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { paletteCss, type SitePalette } from '@/lib/content/palette';
import { siteSlips } from '@/lib/content/site';
import { readSiteSource } from './owner/siteSource';

/**
 * Writes the colours of content/site.ts as app/palette.css, which every page takes its own from.
 *
 * @param root the project's folder
 * @throws Error with a sentence for each slip of content/site.ts
 */
export function writePalette(root: string): void {
  const source = readFileSync(path.join(root, 'content', 'site.ts'), 'utf8');
  // Read anew: what was imported is what stood there when the process began.
  const site = readSiteSource(source);
  const slips = siteSlips(site, source);
  if (slips.length > 0) throw new Error(slips.map(({ message }) => message).join('\n'));
  const { palette } = site as { palette: SitePalette };
  writeFileSync(path.join(root, 'app', 'palette.css'), paletteCss(palette));
}
