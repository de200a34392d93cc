import type { MetadataRoute } from 'next';
import { site } from '@/content/site';
import { assetPath } from '@/lib/assetPath';

export const dynamic = 'force-static';

/** The dark theme's ground: a manifest knows one colour, and no visitor's theme. */
const GROUND = site.palette.dark.ground;

export default function manifest(): MetadataRoute.Manifest {
  return {
    // What it is known by when it is installed, wherever it starts.
    id: assetPath('/'),
    name: site.name,
    short_name: site.name,
    description: site.description,
    lang: site.locale,
    start_url: assetPath('/'),
    scope: assetPath('/'),
    display: 'standalone',
    background_color: GROUND,
    theme_color: GROUND,
    icons: [
      { src: assetPath('/icons/192.png'), sizes: '192x192', type: 'image/png' },
      { src: assetPath('/icons/512.png'), sizes: '512x512', type: 'image/png' },
      {
        src: assetPath('/icons/512.png'),
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
  };
}
