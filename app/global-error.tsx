'use client';

import { assetPath } from '@/lib/assetPath';
import './palette.css';
import './tokens.css';
import './fallbackFaces.css';
import './global.css';

/**
 * What stands there when a page's scripts have failed altogether, instead of Next's own words, whose
 * styles the pages' policy would drop. The page as it was exported comes back with a reload.
 */
export default function GlobalError() {
  return (
    <html lang="en">
      <body>
        <main id="main" className="message-page">
          <h1>This page has come to a stop</h1>
          <p>
            Something in it failed. Load it again, or <a href={assetPath('/')}>go home</a>.
          </p>
        </main>
      </body>
    </html>
  );
}
