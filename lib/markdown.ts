/*
 * Markdown to plain text, for searching and counting: good enough for our own prose, not a parser.
 */

/** One line of inline Markdown as the reader sees it. */
export function plainLine(markdown: string): string {
  return markdown
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\[\^[^\]]+\]/g, '')
    .replace(/<\/?[A-Za-z][^>]*>/g, '')
    .replace(/(`+)(.+?)\1/g, '$2')
    .replace(/(\*\*|__)(.+?)\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}*])\*(?!\s)([^*]+?)(?<!\s)\*(?!\*)/gu, '$1')
    .replace(/(?<![\p{L}\p{N}_])_(?!\s)([^_]+?)(?<!\s)_(?![\p{L}\p{N}_])/gu, '$1')
    .replace(/\\([\\`*_{}[\]()#+\-.!|<>~])/g, '$1')
    .trim();
}

/** A whole Markdown or MDX body as paragraphs of plain text, blank lines between them. */
export function plainText(markdown: string): string {
  const prose = markdown
    .replaceAll('\r\n', '\n')
    .replace(/^ {0,3}(`{3,}|~{3,})[\s\S]*?^ {0,3}\1[`~]*[ \t]*$/gm, '')
    .replace(/\{\/\*[\s\S]*?\*\/\}/g, '')
    .replace(/^\s*<[A-Z][^>]*\/>\s*$/gm, '')
    .replace(/^\[\^[^\]]+\]:\s*/gm, '');
  return prose
    .split(/\n\s*\n/)
    .map((block) => plainBlock(block))
    .filter(Boolean)
    .join('\n\n');
}

function plainBlock(block: string): string {
  return block
    .split('\n')
    .filter((line) => !/^\s*\|[\s:|-]+$|^\s*-{3,}\s*$/.test(line))
    .map((line) =>
      line
        .replace(/^\s{0,3}#{1,6}\s+/, '')
        .replace(/^\s*>\s?/, '')
        .replace(/^\s*(?:[-*+]|\d+[.)])\s+/, '')
        .replace(/^\s*\||\|\s*$/g, '')
        .replace(/\s*\|\s*/g, ' '),
    )
    .map(plainLine)
    .filter(Boolean)
    .join(' ');
}
