import { IdeaList } from '@/components/article/IdeaList';
import { pageMetadata } from '@/components/seo/pageMetadata';
import { TextPage } from '@/components/site/TextPage';
import { site } from '@/content/site';
import { readArticles } from '@/lib/content/articles';

export const metadata = pageMetadata({
  title: 'Disruptive Ideas',
  description: site.ideas.lead,
  path: '/disrupt/',
  card: 'disrupt',
});

export default function DisruptPage() {
  return (
    <TextPage title="Disruptive Ideas" lead={site.ideas.lead}>
      <IdeaList written={readArticles()} unwritten={site.ideas.unwritten} />
    </TextPage>
  );
}
