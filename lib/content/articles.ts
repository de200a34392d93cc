import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import { LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
import { CONTENT_ROOT } from '@/lib/content/root';
import { ContentError } from './ContentError';
import {
  type Heading,
  headingsOf,
  lineOf,
  parseMarkdown,
  plainText,
  type Section,
  sectionsOf,
} from './markdown';
import { CARD_PICTURES, FIXED_PAGES, NO_ARTICLE_SLUG } from './pages';
import { PICTURES_FOLDER } from './pictures';

/** One file of content/articles, read and checked. */
export type Article = Frontmatter & {
  /** The file's name without its ending: also the page's address, "/<slug>/". */
  slug: string;
  /** The ## headings, for the list of contents. */
  headings: Pick<Heading, 'id' | 'text'>[];
  /** The text by its ## and ### headings, for the answers. */
  sections: Section[];
  words: number;
  /** Reading time in whole minutes, at least one. */
  minutes: number;
  /** The text without markup, code blocks and what components draw; an empty line between blocks. */
  text: string;
};

export type Frontmatter = z.infer<typeof FRONTMATTER>;

const ARTICLES_FOLDER = path.join(CONTENT_ROOT, 'content', 'articles');

/** Adults read about this many words of English a minute (Brysbaert 2019: 238 for non-fiction). */
const WORDS_PER_MINUTE = 238;

/** Addresses that the site itself uses, beside its fixed pages. */
const RESERVED_SLUGS = new Set([
  ...FIXED_PAGES.map(({ path }) => path.replaceAll('/', '')),
  ...['404', 'answers', 'icons', 'markdown', 'og', PICTURES_FOLDER, NO_ARTICLE_SLUG],
]);

const text = (key: string) => {
  const error = `the frontmatter needs “${key}:” with some text`;
  return z
    .string({ error })
    .transform((value) => value.trim().replace(/\s+/g, ' '))
    .refine((value) => value !== '', { error });
};

const day = (key: string) =>
  text(key).pipe(
    z.iso.date({ error: ({ input }) => `“${key}: ${input}” is no date: write it as 2023-12-29` }),
  );

const FRONTMATTER = z.strictObject(
  {
    title: text('title'),
    /** ISO 8601 calendar date, such as 2023-12-29. */
    date: day('date'),
    /** When the text was last changed; left out where it never was. */
    updated: day('updated').optional(),
    /** What the browser's tab and search engines say, where the title is not what people search for. */
    searchTitle: text('searchTitle').optional(),
    /** One or two sentences for the list and the feed. */
    summary: text('summary'),
    /** One sentence for search engines. */
    description: text('description'),
    /** Its place in the list; lowest first. */
    order: z.number({
      error: 'the frontmatter needs “order:” with a number: its place in the list',
    }),
    /** What its shared card shows beside the title; the mark where nothing is said. */
    picture: z
      .enum(CARD_PICTURES, { error: `“picture:” is one of ${CARD_PICTURES.join(', ')}` })
      .optional(),
    /** A text that only `npm run dev` shows. */
    draft: z.boolean({ error: 'write “draft: true”, or take the line out' }).optional(),
  },
  {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `the frontmatter knows no “${issue.keys[0]}:”: there are title, searchTitle, date, updated, summary, description, order, picture and draft`
        : 'the frontmatter needs lines such as “title: My article”',
  },
);

/**
 * Reads the articles that the site shows: drafts only while it is worked on.
 *
 * @param folder content/articles unless told; one that is missing holds no article
 * @throws ContentError where a file's name, frontmatter or text cannot be used
 */
export function readArticles(folder: string = ARTICLES_FOLDER): Article[] {
  const withDrafts = process.env.NODE_ENV === 'development';
  return readEveryArticle(folder).filter(({ draft }) => withDrafts || draft !== true);
}

/** What a build has read: nothing changes while it runs, and each page asks for all articles. */
const built = new Map<string, Article[]>();

/**
 * Reads every .mdx file of a folder, drafts included, sorted by `order`, then by slug; once in a
 * build, and anew at each call while the site is worked on.
 *
 * @param folder content/articles unless told; one that is missing holds no article
 * @throws ContentError where a file's name, frontmatter or text cannot be used
 */
export function readEveryArticle(folder: string = ARTICLES_FOLDER): Article[] {
  const known = built.get(folder);
  if (known) return known;
  const articles = articleFiles(folder)
    .map((file) => parseArticle(file, readFileSync(path.join(folder, file), 'utf8')))
    .sort((a, b) => a.order - b.order || (a.slug < b.slug ? -1 : 1));
  if (process.env.NODE_ENV === 'production') built.set(folder, articles);
  return articles;
}

/**
 * The articles to export pages for. Next cannot export a pattern of pages that has none, so an owner
 * without articles gets a page that is not found; scripts/export takes it out again.
 */
export function slugsToExport(): string[] {
  const slugs = readArticles().map(({ slug }) => slug);
  return slugs.length > 0 ? slugs : [NO_ARTICLE_SLUG];
}

/** The whole file of an article that {@link readArticles} gave. */
export function readArticleSource(slug: string, folder: string = ARTICLES_FOLDER): string {
  return readFileSync(path.join(folder, `${slug}.mdx`), 'utf8');
}

function articleFiles(folder: string): string[] {
  try {
    return readdirSync(folder).filter((file) => /\.mdx?$/.test(file));
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
 * @throws ContentError with one sentence that names file and line
 */
export function parseArticle(file: string, source: string): Article {
  const slug = slugOf(file);
  const tree = parseTree(file, source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n'));
  const frontmatter = parseFrontmatter(file, tree);
  const headings = headingsOf(tree);
  const title = headings.find(({ depth }) => depth === 1);
  if (title) fail(file, title.line, 'begin headings at ##: the title is the page’s only h1');
  const blocks = tree.children.map(plainText).filter(Boolean).join('\n\n');
  const words = blocks.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0;
  return {
    slug,
    ...frontmatter,
    headings: headings.filter(({ depth }) => depth === 2).map(({ id, text }) => ({ id, text })),
    sections: sectionsOf(tree),
    words,
    minutes: Math.max(1, Math.round(words / WORDS_PER_MINUTE)),
    text: blocks,
  };
}

function slugOf(file: string): string {
  if (file.endsWith('.md')) fail(file, 1, `name the file ${file}x: articles end in .mdx`);
  const slug = file.replace(/\.mdx$/, '');
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
    fail(file, 1, 'name the file with small letters, digits and single hyphens: it is the address');
  }
  if (RESERVED_SLUGS.has(slug)) {
    fail(file, 1, `name the file otherwise: the address /${slug}/ is the site’s own`);
  }
  return slug;
}

function parseTree(file: string, source: string): Root {
  try {
    return parseMarkdown(source);
  } catch (error) {
    const { line, reason } = error as { line?: number; reason?: string };
    if (!reason) throw error;
    return fail(file, line ?? 1, `the text cannot be read (${reason.replace(/\.$/, '')})`);
  }
}

function parseFrontmatter(file: string, tree: Root): Frontmatter {
  const [first] = tree.children;
  if (first?.type !== 'yaml') {
    return fail(file, 1, 'begin the file with frontmatter between two lines of ---');
  }
  const counter = new LineCounter();
  const document = parseDocument(first.value, { lineCounter: counter });
  // The YAML begins on the line below the first ---.
  const lineAt = (offset: number) => counter.linePos(offset).line + lineOf(first);
  const [problem] = document.errors;
  if (problem) {
    const sentence = problem.message.split('\n')[0]?.replace(/ at line \d+.*$/, '') ?? '';
    fail(file, lineAt(problem.pos[0]), `the frontmatter is not valid YAML (${sentence})`);
  }
  const { data, error } = FRONTMATTER.safeParse(document.toJS());
  if (data) return data;
  const [issue] = error.issues;
  const key = issue?.code === 'unrecognized_keys' ? issue.keys[0] : issue?.path[0];
  const line = first.value.split('\n').findIndex((one) => one.startsWith(`${String(key)}:`));
  return fail(file, line < 0 ? 1 : line + 2, issue?.message ?? 'the frontmatter cannot be read');
}

function fail(file: string, line: number, sentence: string): never {
  throw new ContentError(`content/articles/${file}`, line, sentence);
}
