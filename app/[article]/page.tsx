import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ArticlePage } from '@/components/article/ArticlePage';
import { JsonLd } from '@/components/seo/JsonLd';
import { pageMetadata } from '@/components/seo/pageMetadata';
import { readArticles } from '@/lib/content/articles';
import { articlePath } from '@/lib/content/pages';
import { articleData } from '@/lib/content/structuredData';

type Props = { params: Promise<{ article: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return readArticles().map(({ slug }) => ({ article: slug }));
}

async function articleOf(params: Props['params']) {
  const { article: slug } = await params;
  return readArticles().find((article) => article.slug === slug) ?? notFound();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, title, description, date } = await articleOf(params);
  return pageMetadata({
    title,
    description,
    path: articlePath(slug),
    card: slug,
    published: date,
  });
}

export default async function Article({ params }: Props) {
  const article = await articleOf(params);
  const { default: Body } = await import(`@/content/articles/${article.slug}.mdx`);
  return (
    <ArticlePage article={article}>
      <JsonLd data={articleData(article)} />
      <Body />
    </ArticlePage>
  );
}
