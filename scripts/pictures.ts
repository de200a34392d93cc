import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import { type Article, readArticleSource } from '@/lib/content/articles';
import { ContentError } from '@/lib/content/ContentError';
import { lineOf, parseMarkdown } from '@/lib/content/markdown';
import {
  type PictureCopies,
  pictureCopies,
  PictureError,
  pictureFile,
  PICTURES_FOLDER,
} from '@/lib/content/pictures';

/** Of WebP: what differs from the original is not seen on a photograph at twice the size. */
const QUALITY = 80;

/** A picture as an article names it. */
type Mention = { file: string; article: string; line: number };

/**
 * Writes the copies of all pictures of articles to public/pictures. Those that are there already stay;
 * those of pictures that no article shows any more go. Copies tell neither place nor camera.
 *
 * @param root the folder in which content/ and public/ stand
 * @param articles those that are shown
 * @returns one sentence that says how many there are
 * @throws ContentError with article and line where a picture cannot be shown
 */
export async function writePictures(
  root: string,
  articles: readonly Pick<Article, 'slug'>[],
): Promise<string> {
  const folder = path.join(root, 'public', PICTURES_FOLDER);
  const kept = new Set<string>();
  const mentions = pictureMentions(root, articles);
  for (const mention of mentions) {
    const { copies } = await copiesOf(mention);
    for (const copy of copies) {
      kept.add(copy.file);
      await writeCopy(mention.file, path.join(folder, copy.file), copy.widthPx);
    }
  }
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    if (!kept.has(name)) rmSync(path.join(folder, name));
  }
  return `${mentions.length} pictures of articles, ${kept.size} copies.`;
}

/** The pictures that articles show. */
function pictureMentions(root: string, articles: readonly Pick<Article, 'slug'>[]): Mention[] {
  const folder = path.join(root, 'content', 'articles');
  const mentions: Mention[] = [];
  for (const { slug } of articles) {
    visit(parseMarkdown(readArticleSource(slug, folder)), 'image', (node) => {
      const file = pictureFile(root, node.url);
      mentions.push({ file, article: `content/articles/${slug}.mdx`, line: lineOf(node) });
    });
  }
  return mentions;
}

async function copiesOf({ file, article, line }: Mention): Promise<PictureCopies> {
  try {
    return await pictureCopies(file);
  } catch (error) {
    if (error instanceof PictureError) throw new ContentError(article, line, error.message);
    throw error;
  }
}

async function writeCopy(file: string, copy: string, widthPx: number): Promise<void> {
  if (existsSync(copy)) return;
  mkdirSync(path.dirname(copy), { recursive: true });
  if (path.extname(copy) === '.svg') {
    copyFileSync(file, copy);
    return;
  }
  const { default: sharp } = await import('sharp');
  await sharp(file).autoOrient().resize(widthPx).webp({ quality: QUALITY }).toFile(copy);
}
