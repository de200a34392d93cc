/*
 * A page's styles, written into the page itself: the first paint then waits for no second answer,
 * which takes a slow line a sixth of a second and more. The style sheets stay linked at the page's
 * end, where nothing waits for them: React finds them there by their address, and the pages that
 * are navigated to link the same files. They apply to no medium: a sheet that arrived before the
 * others would win over their rules until they came, and the page would move. (Next's own experimental.inlineCss writes style elements
 * into pages that are navigated to as well, which no policy of hashes can allow.)
 */

const STYLESHEET_LINK = /<link\b(?=[^>]*\srel="stylesheet")[^>]*>/g;
const HREF = /\shref="([^"]+)"/;
const ADDRESS = /url\((?!data:)(["']?)([^"')]+)\1\)/g;
const BODY_END = '</body>';

/** The styles with every address resolved against that of their file. */
function withResolvedAddresses(styles: string, href: string): string {
  return styles.replace(ADDRESS, (_, quote: string, address: string) => {
    const { pathname } = new URL(address, new URL(href, 'http://site.invalid'));
    return `url(${quote}${pathname}${quote})`;
  });
}

/**
 * The page with its style sheets' text in one `<style>` where the first was linked, and the links
 * at the end of its body, for no medium. A page that links none is given back as it is.
 *
 * @param readStyles gives the text of the style sheet at an `href`
 * @throws Error when a style sheet would end the element it is written into
 */
export function withInlineStyles(html: string, readStyles: (href: string) => string): string {
  const links = html.match(STYLESHEET_LINK) ?? [];
  const bodyEnd = html.lastIndexOf(BODY_END);
  if (links.length === 0 || bodyEnd < 0) return html;
  const styles = links
    .map((link) => {
      const href = HREF.exec(link)?.[1] ?? '';
      return withResolvedAddresses(readStyles(href), href);
    })
    .join('\n');
  if (/<\/style/i.test(styles)) throw new Error('A style sheet must not contain "</style".');
  const first = html.indexOf(links[0]!);
  const bare = (part: string) => part.replace(STYLESHEET_LINK, '');
  return [
    html.slice(0, first),
    `<style>${styles}</style>`,
    bare(html.slice(first, bodyEnd)),
    links.map((link) => link.replace('<link', '<link media="not all"')).join(''),
    html.slice(bodyEnd),
  ].join('');
}
