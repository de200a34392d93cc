import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import GithubSlugger from 'github-slugger';
import { LineCounter, parseDocument } from 'yaml';
import { plainLine, plainText } from '@/lib/markdown';

/** One file of content/articles, read and checked. */
export type Article = {
  /** The file's name without its ending: also the page's address, "/<slug>/". */
  slug: string;
  title: string;
  /** ISO 8601 calendar date, such as 2023-12-29. */
  date: string;
  /** One or two sentences for the list and the feed. */
  summary: string;
  /** One sentence for search engines. */
  description: string;
  /** Its place in the list; lowest first. */
  order: number;
  /** Markdown without its frontmatter. */
  body: string;
  /** The ## headings, with the ids that rehype-slug gives them on the page. */
  headings: ArticleHeading[];
  words: number;
  /** Reading time in whole minutes, at least one. */
  minutes: number;
  /** The body as plain text: no markup, no code blocks, no components. */
  text: string;
};

export type ArticleHeading = { id: string; text: string };

/** An article that cannot be used. Its message is one sentence with the file and the line. */
export class ArticleError extends Error {
  override name = 'ArticleError';
}

const ARTICLES_FOLDER = path.join(process.cwd(), 'content', 'articles');

/** Adults read about this many words of English a minute (Brysbaert 2019: 238 for non-fiction). */
const WORDS_PER_MINUTE = 238;

/**
 * Reads every .mdx file of a folder, sorted by `order`, then by slug.
 *
 * @param folder content/articles unless told; one that is missing holds no article
 * @throws ArticleError where a file's frontmatter or headings cannot be used
 */
export function readArticles(folder: string = ARTICLES_FOLDER): Article[] {
  return articleFiles(folder)
    .map((file) => parseArticle(file, readFileSync(path.join(folder, file), 'utf8')))
    .sort((a, b) => a.order - b.order || (a.slug < b.slug ? -1 : 1));
}

function articleFiles(folder: string): string[] {
  try {
    return readdirSync(folder).filter((file) => file.endsWith('.mdx'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/**
 * Parses one article.
 *
 * @param file its name, such as homomorphic.mdx; its stem becomes the address
 * @param source the whole file
 * @throws ArticleError with one sentence that names file and line
 */
export function parseArticle(file: string, source: string): Article {
  const slug = file.replace(/\.mdx$/, '');
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
    fail(file, 1, 'name the file with small letters, digits and single hyphens: it is the address');
  }
  const text = source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const match = /^---\n([\s\S]*?\n)?---[ \t]*(?:\n|$)/.exec(text);
  if (!match) fail(file, 1, 'begin the file with frontmatter between two lines of ---');
  const frontmatter = parseFrontmatter(file, match[1] ?? '');
  const body = text.slice(match[0].length);
  const plain = plainText(body);
  const words = plain.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0;
  const bodyLine = match[0].split('\n').length;
  return {
    slug,
    ...frontmatter,
    body,
    headings: secondLevelHeadings(file, body, bodyLine),
    words,
    minutes: Math.max(1, Math.round(words / WORDS_PER_MINUTE)),
    text: plain,
  };
}

type Frontmatter = Pick<Article, 'title' | 'date' | 'summary' | 'description' | 'order'>;

function parseFrontmatter(file: string, yaml: string): Frontmatter {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  // The YAML begins on the file's second line, below the first ---.
  const lineAt = (offset: number) => lines.linePos(offset).line + 1;
  const [problem] = document.errors;
  if (problem) {
    const sentence = problem.message.split('\n')[0]?.replace(/ at line \d+.*$/, '') ?? '';
    fail(file, lineAt(problem.pos[0]), `the frontmatter is not valid YAML (${sentence})`);
  }
  const lineOf = (key: string) => {
    const index = yaml.split('\n').findIndex((line) => line.startsWith(`${key}:`));
    return index < 0 ? 1 : index + 2;
  };
  const values = new Map(Object.entries((document.toJS() ?? {}) as Record<string, unknown>));
  const sentence = (key: string) => {
    const value = values.get(key);
    if (typeof value === 'string' && value.trim()) return value.trim().replace(/\s+/g, ' ');
    return fail(file, lineOf(key), `the frontmatter needs “${key}:” with some text`);
  };
  const date = sentence('date');
  if (!isCalendarDate(date)) {
    fail(file, lineOf('date'), `“date: ${date}” is no date: write it as 2023-12-29`);
  }
  const order = values.get('order');
  if (typeof order !== 'number' || !Number.isFinite(order)) {
    fail(
      file,
      lineOf('order'),
      'the frontmatter needs “order:” with a number: its place in the list',
    );
  }
  return {
    title: sentence('title'),
    date,
    summary: sentence('summary'),
    description: sentence('description'),
    order,
  };
}

function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

function secondLevelHeadings(file: string, body: string, firstLine: number): ArticleHeading[] {
  // One slugger for headings of every level, as rehype-slug does: a repeated title gets "-1".
  const slugger = new GithubSlugger();
  const headings: ArticleHeading[] = [];
  let fence: string | null = null;
  body.split('\n').forEach((line, index) => {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    if (mark && (!fence || (mark.startsWith(fence) && !line.trim().slice(mark.length)))) {
      fence = fence ? null : mark;
      return;
    }
    const heading = fence ? null : /^(#{1,6})\s+(.+?)\s*#*$/.exec(line);
    if (!heading?.[1] || !heading[2]) return;
    if (heading[1].length === 1) {
      fail(file, firstLine + index, 'begin headings at ##: the title is the page’s only h1');
    }
    const text = plainLine(heading[2]);
    const id = slugger.slug(text);
    if (heading[1].length === 2) headings.push({ id, text });
  });
  return headings;
}

function fail(file: string, line: number, sentence: string): never {
  throw new ArticleError(`content/articles/${file}:${line}: ${sentence}.`);
}
