import { evaluate } from '@mdx-js/mdx';
import * as runtime from 'react/jsx-runtime';
import rehypeHighlight from 'rehype-highlight';
import rehypeKatex from 'rehype-katex';
import rehypeSlug from 'rehype-slug';
import rehypeUnwrapImages from 'rehype-unwrap-images';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import { articleComponents } from './articleComponents';
import { rehypeFormulas } from './rehypeFormulas';

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
    remarkPlugins: [remarkFrontmatter, remarkGfm, remarkMath],
    rehypePlugins: [
      rehypeSlug,
      rehypeUnwrapImages,
      [rehypeKatex, { output: 'mathml' }],
      rehypeFormulas,
      rehypeHighlight,
    ],
    remarkRehypeOptions: {
      footnoteLabel: 'Notes',
      footnoteLabelProperties: {},
      // A plain arrow, where some systems would draw a coloured picture.
      footnoteBackContent: '↩\uFE0E',
    },
    // As align attributes: the pages' policy drops style attributes.
    tableCellAlignToStyle: false,
  });
  return <Body components={articleComponents} />;
}
