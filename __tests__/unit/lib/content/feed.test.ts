import { atomFeed, escapeXml, type Feed } from '@/lib/content/feed';

const FEED: Feed = {
  title: 'Dave: Disruptive Ideas',
  subtitle: 'A subtitle',
  author: 'Dave',
  locale: 'en-GB',
  homeUrl: 'https://dave.example/',
  feedUrl: 'https://dave.example/feed.xml',
  entries: [
    {
      title: 'Graphs & <wasm>',
      summary: 'It says "so".',
      blocks: ['First, 1 < 2.', 'Then & there.'],
      date: '2023-12-29',
      url: 'https://dave.example/wasm-graphophile/',
    },
    {
      title: 'Later',
      summary: 'More.',
      blocks: [],
      date: '2024-02-01',
      url: 'https://dave.example/later/',
    },
  ],
};

describe('the Atom feed', () => {
  const xml = atomFeed(FEED);

  test('has an entry for every article, with absolute links and dates', () => {
    expect(xml.match(/<entry>/g)).toHaveLength(2);
    expect(xml).toContain('<id>https://dave.example/wasm-graphophile/</id>');
    expect(xml).toContain('<published>2023-12-29T00:00:00Z</published>');
    expect(xml).not.toMatch(/href="\//);
  });

  test('is as old as its youngest entry, whenever it is built', () => {
    expect(xml).toMatch(/<updated>2024-02-01T00:00:00Z<\/updated>\s*<author>/);
  });

  test('names the characters that XML reserves and drops those that it forbids', () => {
    expect(xml).toContain('<title>Graphs &amp; &lt;wasm&gt;</title>');
    expect(xml).toContain('It says &quot;so&quot;.');
    expect(escapeXml("a\u0000\u000b'b'\n")).toBe('a&apos;b&apos;\n');
  });

  test('holds the whole text as HTML, and where its figures are', () => {
    expect(xml).toContain('&lt;p&gt;First, 1 &amp;lt; 2.&lt;/p&gt;');
    expect(xml).toContain('&lt;a href=&quot;https://dave.example/wasm-graphophile/&quot;&gt;');
  });

  test('names itself', () => {
    expect(xml).toContain(
      '<link rel="self" type="application/atom+xml" href="https://dave.example/feed.xml"/>',
    );
  });
});
