/*
 * Next asks for its scripts with <script async>, and browsers run whichever has come before they
 * have painted anything: on a fast line the page is blank until React has woken. Here the scripts
 * are only fetched, and public/after-paint.js runs them when the first picture is on the screen.
 */

const ASYNC_SCRIPT = /<script src="([^"]+)" async=""><\/script>/g;

/** The addresses of the scripts that a page runs as soon as they have come, in their order. */
export function asyncScripts(html: string): string[] {
  return Array.from(html.matchAll(ASYNC_SCRIPT), ([, source = '']) => source);
}

/**
 * A page whose asynchronous scripts run after its first paint, in no order, as such scripts always
 * do; a page without any as it is. `basePath` is where the site is mounted, '' at the root.
 */
export function runAfterPaint(html: string, basePath: string): string {
  if (asyncScripts(html).length === 0) return html;
  return html
    .replace(
      ASYNC_SCRIPT,
      (_, source: string) =>
        `<link rel="preload" as="script" fetchPriority="low" href="${source}" data-after-paint=""/>`,
    )
    .replace(/<\/body>/i, `<script src="${basePath}/after-paint.js"></script></body>`);
}
