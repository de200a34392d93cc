import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Image } from 'mdast';
import { visit } from 'unist-util-visit';
import { type Article, readArticleSource } from './articles';
import { ContentError } from './ContentError';
import { lineOf, parseMarkdown } from './markdown';
import { FIXED_PAGES } from './pages';
import { PictureError, pictureFile } from './pictures';

const FIXED = new Set(FIXED_PAGES.map(({ path: page }) => page.replace(/\/$/, '')));

/**
 * Links of articles to pages of this site that are not there, and pictures that are missing, lie on
 * another site, or say nothing to those who cannot see them. Files that a build makes, such as
 * /feed.xml, are not looked for.
 *
 * @param root the folder in which content/ and public/ stand
 * @param articles all that there are, drafts included
 */
export function linkSlips(
  root: string,
  articles: readonly Pick<Article, 'slug' | 'draft'>[],
): ContentError[] {
  const folder = path.join(root, 'content', 'articles');
  const bySlug = new Map(articles.map((article) => [article.slug, article]));
  return articles.flatMap(({ slug, draft }) => {
    const file = `content/articles/${slug}.mdx`;
    const slips: ContentError[] = [];
    // As it is read elsewhere: the lines are the same.
    const source = readArticleSource(slug, folder).replace(/^\uFEFF/, '');
    visit(parseMarkdown(source), ['link', 'definition', 'image'], (node) => {
      if (!('url' in node) || typeof node.url !== 'string') return;
      const tell = (sentence: string) => slips.push(new ContentError(file, lineOf(node), sentence));
      if (node.type === 'image') {
        pictureSlips(root, node).forEach(tell);
        return;
      }
      const place = placeOf(node.url);
      if (place === null) return;
      if (path.extname(place) !== '') return;
      const page = place.replace(/\/$/, '');
      const target = bySlug.get(page.slice(1));
      if (!target && !FIXED.has(page)) tell(`“${node.url}” leads to no page of this site`);
      else if (target?.draft && !draft)
        tell(`“${node.url}” leads to a draft, which nobody can read`);
    });
    return slips;
  });
}

function pictureSlips(root: string, { url, alt }: Image): string[] {
  const unsaid = alt?.trim()
    ? []
    : [`say between the brackets what the picture “${url}” shows, for those who cannot see it`];
  try {
    const file = pictureFile(root, url);
    return existsSync(file)
      ? unsaid
      : [...unsaid, `there is no picture ${path.relative(root, file).replaceAll(path.sep, '/')}`];
  } catch (error) {
    if (error instanceof PictureError) return [...unsaid, error.message];
    throw error;
  }
}

/** The path of an address on this site, without what follows it; null for any other address. */
function placeOf(url: string): string | null {
  if (!/^\/(?!\/)/.test(url)) return null;
  const place = url.replace(/[?#].*$/, '');
  try {
    return decodeURIComponent(place);
  } catch {
    return place;
  }
}
