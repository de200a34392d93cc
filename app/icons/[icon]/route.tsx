import { ImageResponse } from 'next/og';
import { IconPicture } from '@/components/seo/MarkPicture';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** 48 for favicon.ico; 180 for Apple's home screens; 192 and 512 for the manifest. */
const SIDES_PX = [48, 180, 192, 512] as const;

export function generateStaticParams(): { icon: string }[] {
  return SIDES_PX.map((side) => ({ icon: `${side}.png` }));
}

export async function GET(
  _request: Request,
  { params }: { params: Promise<{ icon: string }> },
): Promise<Response> {
  const { icon } = await params;
  const side = SIDES_PX.find((known) => icon === `${known}.png`) ?? SIDES_PX[0];
  return new ImageResponse(<IconPicture sidePx={side} />, { width: side, height: side });
}
