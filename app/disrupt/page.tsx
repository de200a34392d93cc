import { IdeaList } from '@/components/article/IdeaList';
import { JsonLd } from '@/components/seo/JsonLd';
import { pageMetadata } from '@/components/seo/pageMetadata';
import { TextPage } from '@/components/site/TextPage';
import { site } from '@/content/site';
import { readArticles } from '@/lib/content/articles';
import { labels } from '@/lib/content/labels';
import { collectionDescription } from '@/lib/content/pages';
import { pageData } from '@/lib/content/structuredData';

const ARTICLES = readArticles();
const DESCRIPTION = collectionDescription(site.ideas.lead, ARTICLES);

export const metadata = pageMetadata({
  title: labels.articles,
  description: DESCRIPTION,
  path: '/disrupt/',
  card: 'disrupt',
});

export default function DisruptPage() {
  return (
    <TextPage title={labels.articles} lead={site.ideas.lead}>
      <JsonLd
        data={pageData({
          type: 'CollectionPage',
          title: labels.articles,
          description: DESCRIPTION,
          path: '/disrupt/',
          parts: ARTICLES,
        })}
      />
      <IdeaList written={ARTICLES} unwritten={site.ideas.unwritten} />
    </TextPage>
  );
}
