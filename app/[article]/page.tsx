import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ArticleBody } from '@/components/article/ArticleBody';
import { ArticlePage } from '@/components/article/ArticlePage';
import { JsonLd } from '@/components/seo/JsonLd';
import { pageMetadata } from '@/components/seo/pageMetadata';
import { readArticles, readArticleSource, slugsToExport } from '@/lib/content/articles';
import { articlePath } from '@/lib/content/pages';
import { articleData } from '@/lib/content/structuredData';

type Props = { params: Promise<{ article: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return slugsToExport().map((article) => ({ article }));
}

async function articleOf(params: Props['params']) {
  const { article: slug } = await params;
  return readArticles().find((article) => article.slug === slug) ?? notFound();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, title, searchTitle, description, date, updated, picture } = await articleOf(params);
  return pageMetadata({
    title,
    searchTitle,
    description,
    path: articlePath(slug),
    card: slug,
    picture,
    published: date,
    modified: updated,
  });
}

export default async function Article({ params }: Props) {
  const article = await articleOf(params);
  return (
    <ArticlePage article={article}>
      <JsonLd data={articleData(article)} />
      <ArticleBody source={readArticleSource(article.slug)} />
    </ArticlePage>
  );
}
