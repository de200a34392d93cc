import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { parseArticle, readEveryArticle } from '@/lib/content/articles';
import { addressOf } from './address';
import { PLACEHOLDER } from './placeholder';
import { Refusal } from './refusal';

export type ArticleWish = {
  title: string;
  /** The last part of the address; from the title unless told. */
  slug?: string | undefined;
  /** Such as 2023-12-29. */
  date: string;
};

/**
 * Writes a draft that passes the site's own checks.
 *
 * @param root the folder in which content/ stands
 * @returns the file, from that folder
 * @throws Refusal or ContentError with one sentence where there cannot be such an article
 */
export function writeNewArticle(root: string, { title, slug, date }: ArticleWish): string {
  const words = title.trim().replace(/\s+/g, ' ');
  if (!words) throw new Refusal('Give the article a title: npm run new -- article "My title".');
  const name = slug ?? addressOf(words);
  if (!name) {
    throw new Refusal(
      'The title has no Latin letter for an address: add one, as in --slug my-article.',
    );
  }
  const folder = path.join(root, 'content', 'articles');
  const file = path.join('content', 'articles', `${name}.mdx`);
  if (existsSync(path.join(root, file))) {
    throw new Refusal(`${file} is there already: choose another title, or --slug another-name.`);
  }
  const orders = readEveryArticle(folder).map(({ order }) => order);
  const text = articleText(words, date, Math.floor(Math.max(0, ...orders)) + 1);
  parseArticle(`${name}.mdx`, text);
  mkdirSync(folder, { recursive: true });
  // "wx" refuses a file that came into being since.
  writeFileSync(path.join(root, file), text, { flag: 'wx' });
  return file;
}

function articleText(title: string, date: string, order: number): string {
  const frontmatter = stringify(
    {
      title,
      date,
      summary: `${PLACEHOLDER} by one or two sentences for the list and the feed.`,
      description: `${PLACEHOLDER} by one sentence for search engines.`,
      order,
      draft: true,
    },
    { lineWidth: 0 },
  );
  return `---
${frontmatter}---

${PLACEHOLDER} paragraph by your first, and the summary and the description above by your own. Only \`npm run dev\` shows a draft: take out the line “draft: true” to publish it.

## A first heading

Headings begin at two signs, since the title is the page’s own. A [link](/contact) leads to another page, and a list, a table or code is written as in any Markdown.
`;
}
