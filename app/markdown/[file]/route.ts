import { readArticles, slugsToExport } from '@/lib/content/articles';
import { articleMarkdown, markdownFile } from '@/lib/content/plainText';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams(): { file: string }[] {
  return slugsToExport().map((slug) => ({ file: markdownFile(slug) }));
}

/** An article as Markdown, for those who read plain text. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> {
  const { file } = await params;
  const article = readArticles().find(({ slug }) => markdownFile(slug) === file);
  return new Response(article ? articleMarkdown(article) : '', {
    headers: { 'content-type': 'text/markdown; charset=utf-8' },
  });
}
