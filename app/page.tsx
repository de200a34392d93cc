import { AskBox } from '@/components/ask/AskBox';
import { JsonLd } from '@/components/seo/JsonLd';
import { pageMetadata } from '@/components/seo/pageMetadata';
import { Introduction } from '@/components/site/Introduction';
import { PortraitPage } from '@/components/site/PortraitPage';
import { site } from '@/content/site';
import { readArticles } from '@/lib/content/articles';
import { homeData } from '@/lib/content/structuredData';

export const metadata = pageMetadata({
  title: site.name,
  description: site.description,
  path: '/',
  card: 'home',
});

export default function HomePage() {
  return (
    <PortraitPage pose="home">
      <JsonLd data={homeData()} />
      <AskBox />
      <Introduction articles={readArticles()} />
    </PortraitPage>
  );
}
