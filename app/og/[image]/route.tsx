import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ImageResponse } from 'next/og';
import { CardPicture } from '@/components/seo/CardPicture';
import { site } from '@/content/site';
import { readArticles } from '@/lib/content/articles';
import { CARD_SIZE_PX, type CardPictureName, FIXED_PAGES } from '@/lib/content/pages';
import { SITE_ORIGIN } from '@/lib/env';

export const dynamic = 'force-static';
export const dynamicParams = false;

const STILL_HEAD = path.join(process.cwd(), 'public', 'still', 'head-dark.webp');
const FONTS = path.join(process.cwd(), 'node_modules', '@fontsource', 'ysabeau', 'files');

interface Card {
  title: string;
  picture: CardPictureName;
}

function cards(): Map<string, Card> {
  return new Map<string, Card>([
    ...FIXED_PAGES.map((page) => [page.card, page] as const),
    ...readArticles().map(
      ({ slug, title, picture = 'mark' }) => [slug, { title, picture }] as const,
    ),
  ]);
}

/** The still picture of the head as a PNG's data URL, for next/og cannot read WebP. */
async function stillHead(): Promise<string | null> {
  try {
    // Only now: sharp is not built for every machine that can build the site.
    const { default: sharp } = await import('sharp');
    const png = await sharp(await readFile(STILL_HEAD))
      .png()
      .toBuffer();
    return `data:image/png;base64,${png.toString('base64')}`;
  } catch (error) {
    console.error('The cards go without the head, whose picture cannot be read.', error);
    return null;
  }
}

/**
 * The same picture in 256 colours: a head weighs a third of what it did, and looks no different. As
 * it was where sharp cannot be had.
 */
async function inFewerColours(picture: Response): Promise<Response> {
  const png = Buffer.from(await picture.arrayBuffer());
  try {
    const { default: sharp } = await import('sharp');
    const lighter = await sharp(png).png({ palette: true, effort: 10, dither: 0 }).toBuffer();
    return pngResponse(lighter);
  } catch (error) {
    console.error('A card stays as heavy as it was painted.', error);
    return pngResponse(png);
  }
}

function pngResponse(png: Buffer): Response {
  return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } });
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
  return [...cards().keys()].map((card) => ({ image: `${card}.png` }));
}

export async function GET(
  _request: Request,
  { params }: { params: Promise<{ image: string }> },
): Promise<Response> {
  const { image } = await params;
  const card = cards().get(image.replace(/\.png$/, ''));
  const { title = site.name, picture = 'mark' } = card ?? {};
  return inFewerColours(
    new ImageResponse(
      <CardPicture
        {...{ title, picture }}
        name={site.name}
        host={new URL(SITE_ORIGIN).host}
        head={picture === 'head' ? await stillHead() : null}
      />,
      { ...CARD_SIZE_PX, fonts: await fonts() },
    ),
  );
}
