import { evaluate } from '@mdx-js/mdx';
import * as runtime from 'react/jsx-runtime';
import rehypeHighlight from 'rehype-highlight';
import rehypeSlug from 'rehype-slug';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { articleComponents } from './articleComponents';

interface ArticleBodyProps {
  /** The article's file: Markdown with components. */
  source: string;
}

/**
 * An article's text as elements. It is compiled here, at build, and not imported: an import by a
 * pattern of names fails where an owner has no article at all.
 */
export async function ArticleBody({ source }: ArticleBodyProps) {
  const { default: Body } = await evaluate(source, {
    ...runtime,
    remarkPlugins: [remarkFrontmatter, remarkGfm],
    rehypePlugins: [rehypeSlug, rehypeHighlight],
    // As align attributes: the pages' policy drops style attributes.
    tableCellAlignToStyle: false,
  });
  return <Body components={articleComponents} />;
}
