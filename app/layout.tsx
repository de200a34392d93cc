import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { Bar } from '@/components/site/Bar';
import { BootScript } from '@/components/site/BootScript';
import { Footer } from '@/components/site/Footer';
import { ScrollToTop } from '@/components/site/ScrollToTop';
import { site } from '@/content/site';
import { assetPath } from '@/lib/assetPath';
import { SITE_ORIGIN } from '@/lib/env';
import { redHatMono, ysabeau, ysabeauItalic } from './fonts';
import './palette.css';
import './tokens.css';
import './fallbackFaces.css';
import './global.css';
import './controls.css';
import './print.css';

export const metadata: Metadata = {
  metadataBase: new URL(SITE_ORIGIN),
  title: { default: site.name, template: `%s · ${site.name}` },
  description: site.description,
  icons: {
    icon: { url: assetPath('/icon.svg'), type: 'image/svg+xml' },
    apple: assetPath('/icons/180.png'),
  },
};

/** components/site/boot.js gives the browser's frame its colour. */
export const viewport: Viewport = { colorScheme: 'dark light' };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html
      lang={site.locale}
      data-theme={site.theme === 'light' ? 'light' : 'dark'}
      data-theme-choice={site.theme ?? 'system'}
      className={`${ysabeau.variable} ${ysabeauItalic.variable} ${redHatMono.variable}`}
      suppressHydrationWarning
    >
      <head>
        <BootScript />
      </head>
      <body>
        <a className="skip-link" href="#main">
          Skip to the content
        </a>
        <ScrollToTop />
        <Bar />
        {children}
        <Footer />
      </body>
    </html>
  );
}
