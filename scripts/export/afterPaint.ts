/*
 * Next asks for its scripts with <script async>, and browsers run whichever has come before they
 * have painted anything: on a fast line the page is blank until React has woken, on a slow one the
 * scripts take the line from styles and fonts. Here they wait as blocks of data, which browsers
 * leave alone, and public/before-scripts.js starts them when the first picture is on the screen.
 */

const ASYNC_SCRIPT = /<script src="([^"]+)" async=""><\/script>/g;
const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^>]*>/g;

/** The addresses of the scripts that a page runs as soon as they have come, in their order. */
export function asyncScripts(html: string): string[] {
  return Array.from(html.matchAll(ASYNC_SCRIPT), ([, source = '']) => source);
}

/**
 * A page whose asynchronous scripts are fetched after its first paint and run in their order; a page
 * without any as it is.
 */
export function runAfterPaint(html: string): string {
  return html
    .replace(SCRIPT_PRELOAD, '')
    .replace(ASYNC_SCRIPT, '<script src="$1" type="text/after-paint"></script>');
}
