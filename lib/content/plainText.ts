import { site } from '@/content/site';
import { absoluteUrl } from '../env';
import type { Article } from './articles';
import { articlePath, FIXED_PAGES } from './pages';

/*
 * What the site says for those who read plain text: language models and people with a terminal.
 */

/** The name of an article's Markdown file, under /markdown/. */
export function markdownFile(slug: string): string {
  return `${slug}.md`;
}

function markdownUrl(slug: string): string {
  return absoluteUrl(`/markdown/${markdownFile(slug)}`);
}

type ListedArticle = Pick<Article, 'slug' | 'title' | 'summary'>;

/** A map of the site in Markdown, as https://llmstxt.org describes it. */
export function siteMapText(articles: readonly ListedArticle[]): string {
  const pages = FIXED_PAGES.map(({ title, path }) => `- [${title}](${absoluteUrl(path)})`);
  const written = articles.map(
    ({ slug, title, summary }) => `- [${title}](${markdownUrl(slug)}): ${summary}`,
  );
  return [
    `# ${site.name}`,
    `> ${site.description}`,
    ...(written.length > 0 ? ['## Articles', written.join('\n')] : []),
    '## Pages',
    pages.join('\n'),
    '',
  ].join('\n\n');
}

/** An article's words as Markdown: headings, paragraphs and lists; its figures live on its page. */
export function articleMarkdown({
  slug,
  title,
  summary,
  date,
  sections,
}: Pick<Article, 'slug' | 'title' | 'summary' | 'date' | 'sections'>): string {
  const url = absoluteUrl(articlePath(slug));
  const body = sections.flatMap(({ heading, blocks }) => [
    ...(heading ? [`${'#'.repeat(heading.depth)} ${heading.text}`] : []),
    ...blocks.map(({ kind, text }) =>
      kind === 'list' || kind === 'table' ? `- ${text}` : kind === 'quotation' ? `> ${text}` : text,
    ),
  ]);
  return [
    `# ${title}`,
    summary,
    `${site.name}, ${date}. Code, figures and demonstrations: <${url}>`,
    ...body,
    '',
  ].join('\n\n');
}
