import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { PNG } from 'pngjs';
import { readArticles } from '@/lib/content/articles';
import { FIXED_PAGES } from '@/lib/content/pages';
import { absoluteUrl } from '@/lib/env';
import { listFiles } from '@/scripts/export/files';
import { PAGES } from '../pages';
import { expect, test } from '../test';

const OUT = path.resolve('out');

const TYPES: Readonly<Record<string, RegExp>> = {
  css: /^text\/css/,
  html: /^text\/html; charset=utf-8$/i,
  ico: /^image\//,
  js: /^(text|application)\/javascript/,
  md: /^text\/markdown; charset=utf-8$/i,
  json: /^application\/json/,
  obj: /^(text\/plain|model\/obj)/,
  png: /^image\/png$/,
  svg: /^image\/svg\+xml/,
  txt: /^text\/plain; charset=utf-8$/i,
  wasm: /^application\/wasm$/,
  webp: /^image\/webp$/,
  webmanifest: /^application\/manifest\+json/,
  woff2: /^font\/woff2$/,
  xml: /^application\/(atom\+)?xml/,
};

/** What a host gives to visitors: not its own settings, not the compressed twins. */
function servedFiles(): string[] {
  return listFiles(OUT).filter(
    (file) => !/^(\.nojekyll|_headers(\.json)?)$|\.(br|gz)$|^(404|_not-found)[./]/.test(file),
  );
}

test('every file has an ending, and is sent with the type of it', async ({ request }) => {
  const files = servedFiles();
  expect(files.length).toBeGreaterThan(50);
  for (const file of files) {
    const response = await request.get(`/${file.replace(/(^|\/)index\.html$/, '$1')}`);
    expect(response.status(), file).toBe(200);
    const ending = path.extname(file).slice(1);
    expect(TYPES[ending], `${file} has an ending that hosts know`).toBeDefined();
    expect(response.headers()['content-type'], file).toMatch(TYPES[ending]!);
  }
});

test('no source of a worker is published', () => {
  expect(servedFiles().filter((file) => /\.tsx?$/.test(file))).toEqual([]);
});

test('the sitemap lists every page and nothing else', async ({ request }) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
  expect(listed.sort()).toEqual(PAGES.map((page) => absoluteUrl(page.path)).sort());
});

test('robots.txt lets everyone in and names the sitemap', async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text();
  expect(text).toContain('Allow: /');
  expect(text).not.toContain('Disallow: /');
  expect(text).toContain(`Sitemap: ${absoluteUrl('/sitemap.xml')}`);
});

test('the feed holds the written articles with absolute links that lead to pages', async ({
  request,
}) => {
  const xml = await (await request.get('/feed.xml')).text();
  const links = [...xml.matchAll(/<entry>[\s\S]*?<link href="([^"]+)"\/>/g)].map(([, url]) => url);
  expect(links.sort()).toEqual(
    readArticles()
      .map(({ slug }) => absoluteUrl(`/${slug}/`))
      .sort(),
  );
});

/** Every shared card's name, what it shows, and its file. */
const CARDS = [
  ...FIXED_PAGES,
  ...readArticles().map(({ slug, picture = 'mark' }) => ({ card: slug, picture })),
].map(({ card, picture }) => ({ card, picture, file: path.join(OUT, 'og', `${card}.png`) }));

/** It is fetched wherever a page is shared, on phones most of all. */
const MAX_CARD_BYTES = 150_000;

test('no shared card is heavy', () => {
  for (const { card, file } of CARDS) {
    expect(statSync(file).size, card).toBeLessThanOrEqual(MAX_CARD_BYTES);
  }
});

test('a shared card shows what its page is about: the head, or what an article names', () => {
  /** Left of the title. */
  const ART_PX = 480;
  /** On average over all channels; each card has few colours, and they are its own. */
  const SAME = 1;
  const arts = CARDS.map(({ card, picture, file }) => {
    const { width, height, data } = PNG.sync.read(readFileSync(file));
    const rows = Array.from({ length: height }, (_, row) =>
      data.subarray(4 * row * width, 4 * (row * width + ART_PX)),
    );
    return { card, picture, art: Buffer.concat(rows) };
  });
  const difference = (one: Buffer, other: Buffer) =>
    one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;
  // One picture is the same on every card, and no two are alike.
  for (const [index, one] of arts.entries()) {
    for (const other of arts.slice(index + 1)) {
      const looksTheSame = difference(one.art, other.art) < SAME;
      expect(looksTheSame, `${one.card} and ${other.card}`).toBe(one.picture === other.picture);
    }
  }
});

test('the manifest names icons that are there, in the sizes that it says', async ({ request }) => {
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as {
    icons: { src: string; sizes: string }[];
  };
  expect(manifest.icons.length).toBeGreaterThan(0);
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = PNG.sync.read(await (await request.get(src)).body());
    expect(`${width}x${height}`).toBe(sizes);
  }
});

test('icons lie where they have always been', async ({ request }) => {
  const icon = await (await request.get('/favicon.ico')).body();
  expect([...icon.subarray(0, 6)]).toEqual([0, 0, 1, 0, 1, 0]);
  const { width } = PNG.sync.read(await (await request.get('/apple-touch-icon.png')).body());
  expect(width).toBe(180);
});

test('every page is in the sitemap with the day of its last change', async ({ request }) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  expect(xml.match(/<lastmod>\d{4}-\d{2}-\d{2}/g)).toHaveLength(PAGES.length);
});

test('who reads plain text finds the site’s map, and every article as Markdown', async ({
  request,
}) => {
  const map = await (await request.get('/llms.txt')).text();
  const files = [...map.matchAll(/\((\S+\.md)\)/g)].map(([, url = '']) => url);
  expect(files).toHaveLength(readArticles().length);
  for (const [index, { title, headings }] of readArticles().entries()) {
    const file = files[index]!.slice(absoluteUrl('').length);
    const text = await (await request.get(file)).text();
    expect(text).toContain(`# ${title}\n`);
    for (const heading of headings) expect(text).toContain(`\n## ${heading.text}\n`);
  }
});

test('the home page says whose site it is, in structured data', async ({ page }) => {
  await page.goto('/');
  const json = await page.locator('script[type="application/ld+json"]').textContent();
  const data = JSON.parse(json ?? '') as { '@type': string }[];
  expect(data.map((item) => item['@type'])).toEqual(['Person', 'WebSite']);
});

for (const { slug, title, date } of readArticles()) {
  test(`/${slug}/ says that it is an article, in structured data`, async ({ page }) => {
    await page.goto(`/${slug}/`);
    const json = await page.locator('script[type="application/ld+json"]').textContent();
    const data = JSON.parse(json ?? '') as Record<string, unknown>[];
    expect(data).toMatchObject([
      { '@type': 'BlogPosting', headline: title, datePublished: date },
      { '@type': 'BreadcrumbList' },
    ]);
  });
}
