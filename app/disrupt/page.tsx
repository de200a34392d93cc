import type { Metadata } from 'next';
import { IdeaList } from '@/components/page/IdeaList';
import { TextPage } from '@/components/page/TextPage';
import { site } from '@/content/site';
import { readArticles } from '@/lib/articles';

export const metadata: Metadata = {
  title: 'Disruptive Ideas',
  description: site.ideas.lead,
  alternates: { canonical: '/disrupt/' },
};

export default function DisruptPage() {
  return (
    <TextPage title="Disruptive Ideas" lead={site.ideas.lead}>
      <IdeaList written={readArticles()} unwritten={site.ideas.unwritten} />
    </TextPage>
  );
}
