import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ImageResponse } from 'next/og';
import { CardPicture } from '@/components/seo/CardPicture';
import { site } from '@/content/site';
import { readArticles } from '@/lib/content/articles';
import { CARD_SIZE_PX, FIXED_PAGES } from '@/lib/content/pages';
import { SITE_ORIGIN } from '@/lib/env';

export const dynamic = 'force-static';
export const dynamicParams = false;

const FONTS = path.join(process.cwd(), 'node_modules', '@fontsource', 'ysabeau', 'files');

function titles(): Map<string, string> {
  return new Map([
    ...FIXED_PAGES.map(({ card, title }) => [card, title] as const),
    ...readArticles().map(({ slug, title }) => [slug, title] as const),
  ]);
}

/** Letters beyond these would be fetched from the network, and are left out where there is none. */
const SUBSETS = ['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic', 'cyrillic-ext'];
const WEIGHTS = [200, 400] as const;

function fonts() {
  return Promise.all(
    WEIGHTS.flatMap((weight) =>
      SUBSETS.map(async (subset) => {
        const data = await readFile(path.join(FONTS, `ysabeau-${subset}-${weight}-normal.woff`));
        // One face of each name is looked at, so the other letters come by names of their own.
        const name = subset === 'latin' ? 'Ysabeau' : `Ysabeau ${subset}`;
        return { name, data, weight, style: 'normal' as const };
      }),
    ),
  );
}

// The parameter ends in .png: without an ending, hosts send the file as a download and no network shows it.
export function generateStaticParams(): { image: string }[] {
  return [...titles().keys()].map((card) => ({ image: `${card}.png` }));
}

export async function GET(
  _request: Request,
  { params }: { params: Promise<{ image: string }> },
): Promise<Response> {
  const { image } = await params;
  const title = titles().get(image.replace(/\.png$/, '')) ?? site.name;
  return new ImageResponse(
    <CardPicture title={title} name={site.name} host={new URL(SITE_ORIGIN).host} />,
    { ...CARD_SIZE_PX, fonts: await fonts() },
  );
}
