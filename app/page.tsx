import { AskBox } from '@/components/ask/AskBox';
import { JsonLd } from '@/components/seo/JsonLd';
import { pageMetadata } from '@/components/seo/pageMetadata';
import { PortraitPage } from '@/components/site/PortraitPage';
import { site } from '@/content/site';
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
    </PortraitPage>
  );
}
