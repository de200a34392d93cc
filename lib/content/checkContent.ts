import { readFileSync } from 'node:fs';
import path from 'node:path';
import { site } from '@/content/site';
import { CONTENT_ROOT } from '@/lib/content/root';
import { readEveryArticle } from './articles';
import { formulaSlips } from './formulas';
import { readUntrainedKnowledge } from './knowledge';
import { linkSlips } from './links';
import { siteSlips } from './site';

/**
 * Reads all of content/ as the site does.
 *
 * @returns one sentence that says what is there
 * @throws Error whose message has a sentence with file and line for each slip of site.ts, else the
 *   ContentError for the first slip of an article or a fact, else one for each link to nowhere,
 *   picture that cannot be shown and formula that cannot be read
 */
export function checkContent(root: string = CONTENT_ROOT): string {
  const slips = siteSlips(site, readFileSync(path.join(root, 'content', 'site.ts'), 'utf8'));
  if (slips.length > 0) throw new Error(slips.map(({ message }) => message).join('\n'));
  const { entries } = readUntrainedKnowledge(root);
  const articles = readEveryArticle(path.join(root, 'content', 'articles'));
  const faults = [...linkSlips(root, articles), ...formulaSlips(root, articles)];
  if (faults.length > 0) throw new Error(faults.map(({ message }) => message).join('\n'));
  return `${entries.length} facts and passages can be asked for.`;
}
