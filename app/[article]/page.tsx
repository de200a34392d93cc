import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ArticlePage } from '@/components/page/ArticlePage';
import { readArticles } from '@/lib/articles';

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
  return {
    title,
    description,
    alternates: { canonical: `/${slug}/` },
    openGraph: { type: 'article', title, description, publishedTime: date, url: `/${slug}/` },
  };
}

export default async function Article({ params }: Props) {
  const article = await articleOf(params);
  const { default: Body } = await import(`@/content/articles/${article.slug}.mdx`);
  return (
    <ArticlePage article={article}>
      <Body />
    </ArticlePage>
  );
}
