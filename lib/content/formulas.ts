import path from 'node:path';
import katex from 'katex';
import { visit } from 'unist-util-visit';
import { type Article, readArticleSource } from './articles';
import { ContentError } from './ContentError';
import { lineOf, parseMarkdown } from './markdown';

/**
 * Formulas of articles, between dollar signs, that KaTeX cannot read.
 *
 * @param root the folder in which content/ stands
 */
export function formulaSlips(
  root: string,
  articles: readonly Pick<Article, 'slug'>[],
): ContentError[] {
  const folder = path.join(root, 'content', 'articles');
  return articles.flatMap(({ slug }) => {
    const slips: ContentError[] = [];
    visit(parseMarkdown(readArticleSource(slug, folder)), ['inlineMath', 'math'], (node) => {
      if (!('value' in node)) return;
      const reason = faultOf(node.value);
      if (reason === null) return;
      const sentence = `the formula “${node.value.trim()}” cannot be read (${reason}); a dollar sign that begins no formula is written \\$`;
      slips.push(new ContentError(`content/articles/${slug}.mdx`, lineOf(node), sentence));
    });
    return slips;
  });
}

/** What KaTeX says is wrong with a formula, in its own words; null where nothing is. */
function faultOf(tex: string): string | null {
  try {
    katex.renderToString(tex, { output: 'mathml', throwOnError: true });
    return null;
  } catch (error) {
    if (!(error instanceof katex.ParseError)) throw error;
    return error.rawMessage.replace(/\.$/, '');
  }
}
