import { AskBox } from '@/components/ask/AskBox';
import { PortraitPage } from '@/components/page/PortraitPage';

export default function HomePage() {
  return (
    <PortraitPage pose="home">
      <AskBox />
    </PortraitPage>
  );
}
