/*
 * An Atom feed (RFC 4287).
 */

/** One article in the feed; addresses are absolute, dates are ISO (2023-12-29). */
export interface FeedEntry {
  title: string;
  summary: string;
  /** The whole text, block by block, without code and figures. */
  blocks: readonly string[];
  date: string;
  /** When it was last changed; left out where it never was. */
  updated?: string;
  url: string;
}

/** The feed itself; addresses are absolute. */
export interface Feed {
  title: string;
  subtitle: string;
  author: string;
  locale: string;
  homeUrl: string;
  feedUrl: string;
  entries: readonly FeedEntry[];
}

const XML_NAMES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Text as XML takes it: marked-up characters named, control characters (which XML forbids) gone. */
export function escapeXml(text: string): string {
  return text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"']/g, (character) => XML_NAMES[character] ?? character);
}

function atMidnight(date: string): string {
  return `${date}T00:00:00Z`;
}

/** When an entry was last written or changed; a feed's date must not change with every build. */
function lastUpdate(entries: readonly FeedEntry[]): string {
  const dates = entries.map(({ date, updated = date }) => updated).sort();
  return atMidnight(dates.at(-1) ?? '1970-01-01');
}

/** The text as HTML, which ends with where its figures are: they live on the page alone. */
function contentHtml({ blocks, url }: Pick<FeedEntry, 'blocks' | 'url'>): string {
  const paragraphs = blocks.map((block) => `<p>${escapeXml(block)}</p>`);
  const end = `<p><a href="${escapeXml(url)}">Code, figures and demonstrations are on the page.</a></p>`;
  return [...paragraphs, end].join('\n');
}

function entryXml({ title, summary, blocks, date, updated = date, url }: FeedEntry): string {
  return `  <entry>
    <title>${escapeXml(title)}</title>
    <id>${escapeXml(url)}</id>
    <link href="${escapeXml(url)}"/>
    <published>${atMidnight(date)}</published>
    <updated>${atMidnight(updated)}</updated>
    <summary>${escapeXml(summary)}</summary>
    <content type="html">${escapeXml(contentHtml({ blocks, url }))}</content>
  </entry>
`;
}

/** The feed's XML, entries in the order given. */
export function atomFeed(feed: Feed): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(feed.locale)}">
  <title>${escapeXml(feed.title)}</title>
  <subtitle>${escapeXml(feed.subtitle)}</subtitle>
  <id>${escapeXml(feed.homeUrl)}</id>
  <link href="${escapeXml(feed.homeUrl)}"/>
  <link rel="self" type="application/atom+xml" href="${escapeXml(feed.feedUrl)}"/>
  <updated>${lastUpdate(feed.entries)}</updated>
  <author><name>${escapeXml(feed.author)}</name></author>
${feed.entries.map(entryXml).join('')}</feed>
`;
}
