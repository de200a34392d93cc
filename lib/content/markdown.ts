import GithubSlugger from 'github-slugger';
import type { Heading as HeadingNode, Node, Nodes, Parent, Root, RootContent, Table } from 'mdast';
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { formulaText } from './formulaText';
import { isMeasuredNumber, measured } from './measured';

/*
 * Markdown with components (MDX), read once into a tree (https://github.com/syntax-tree/mdast) by
 * the same plugins that the pages are compiled with: headings, their ids, texts and lines all come
 * from it.
 */

/** A heading, with the id that rehype-slug gives it on the page. */
export type Heading = {
  id: string;
  text: string;
  /** 1 to 6. */
  depth: number;
  /** In the file, counted from 1. */
  line: number;
};

export type BlockKind = 'paragraph' | 'list' | 'table' | 'quotation' | 'heading' | 'other';

/** One block of an article as plain text. */
export type Block = {
  kind: BlockKind;
  text: string;
  /** In the file, counted from 1. */
  line: number;
};

/** What stands below a second-level heading; the introduction has none. */
export type Section = { heading: Heading | null; blocks: Block[] };

const KINDS: Partial<Record<RootContent['type'], BlockKind>> = {
  paragraph: 'paragraph',
  list: 'list',
  table: 'table',
  blockquote: 'quotation',
  heading: 'heading',
};

/** What a reader does not see as words of the text. */
const UNREAD: ReadonlySet<Nodes['type']> = new Set([
  'code',
  'footnoteReference',
  'mdxFlowExpression',
  'mdxTextExpression',
  'mdxjsEsm',
  'yaml',
]);

/** What stands in lines of its own: its text is kept apart from its neighbours'. */
const BLOCKS: ReadonlySet<Nodes['type']> = new Set([
  'break',
  'listItem',
  'paragraph',
  'tableCell',
  'tableRow',
]);

const reader = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkMath)
  .use(remarkMdx);

/**
 * Reads a whole file into its tree.
 *
 * @throws VFileMessage with `line`, `column` and `reason` where a component or an expression is broken
 */
export function parseMarkdown(source: string): Root {
  return reader.parse(source);
}

/** The line that a part of the tree begins on, counted from 1. */
export function lineOf(node: Node): number {
  return node.position?.start.line ?? 1;
}

/** What a reader sees of a part of the tree, in one line: a component's text is that of its children. */
export function plainText(node: Nodes): string {
  return textOf(node).replace(/\s+/g, ' ').trim();
}

function textOf(node: Nodes): string {
  if (UNREAD.has(node.type)) return '';
  if (node.type === 'inlineMath' || node.type === 'math') return formulaText(node.value);
  if (node.type === 'mdxJsxTextElement' && node.children.length === 0) return componentText(node);
  if ('children' in node) {
    const text = (node as Parent).children.map(textOf).join('');
    return BLOCKS.has(node.type) ? `${text} ` : text;
  }
  if (node.type === 'break') return ' ';
  if ('value' in node) return node.value;
  return 'alt' in node ? (node.alt ?? '') : '';
}

/** What a component without children puts into a sentence. */
function componentText({ name, attributes }: MdxJsxTextElement): string {
  if (name !== 'Measured') return '';
  const of = attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'of',
  )?.value;
  return typeof of === 'string' && isMeasuredNumber(of) ? measured(of) : '';
}

/** Every heading of a file, of any depth, in its order. */
export function headingsOf(tree: Root): Heading[] {
  return [...headingsByNode(tree).values()];
}

function headingsByNode(tree: Root): Map<HeadingNode, Heading> {
  // One slugger for headings of every depth, as rehype-slug does: a repeated title gets "-1".
  const slugger = new GithubSlugger();
  const headings = new Map<HeadingNode, Heading>();
  visit(tree, 'heading', (node) => {
    const text = plainText(node);
    headings.set(node, { id: slugger.slug(text), text, depth: node.depth, line: lineOf(node) });
  });
  return headings;
}

/** A file by its headings of the second and third level, introduction first; blocks without any words are left out. */
export function sectionsOf(tree: Root): Section[] {
  const headings = headingsByNode(tree);
  const sections: Section[] = [{ heading: null, blocks: [] }];
  for (const node of tree.children) {
    if (node.type === 'heading' && (node.depth === 2 || node.depth === 3)) {
      sections.push({ heading: headings.get(node) ?? null, blocks: [] });
      continue;
    }
    const kind = isDisplay(node) ? 'other' : (KINDS[node.type] ?? 'other');
    for (const { text, line } of readableParts(node)) {
      if (text) sections.at(-1)?.blocks.push({ kind, text, line });
    }
  }
  return sections;
}

/** A paragraph of nothing but components: a formula on a line of its own, which is no sentence. */
function isDisplay(node: RootContent): boolean {
  return (
    node.type === 'paragraph' && node.children.every(({ type }) => type === 'mdxJsxTextElement')
  );
}

/** A list by its items and a table by its rows: each says something by itself. */
function readableParts(node: RootContent): { text: string; line: number }[] {
  if (node.type === 'table') return rowsOf(node);
  const parts = node.type === 'list' ? node.children : [node];
  return parts.map((part) => ({ text: plainText(part), line: lineOf(part) }));
}

/** Rows as "Paillier: locks one large whole number; good for sums", by the words of the head. */
function rowsOf({ children: [head, ...rows] }: Table): { text: string; line: number }[] {
  const names = head?.children.map(plainText) ?? [];
  return rows.map((row) => {
    const [first = '', ...cells] = row.children.map(plainText);
    const said = cells.map((cell, index) => `${(names[index + 1] ?? '').toLowerCase()} ${cell}`);
    return { text: `${first}: ${said.join('; ')}`, line: lineOf(row) };
  });
}
