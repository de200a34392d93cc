import { readdirSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { site as owner } from '@/__tests__/fixtures/owners/lucja/content/site';
import { site as firstOwner } from '@/content/site';
import { createEmbedded } from '@/lib/answers/embedded';
import type { Knowledge } from '@/lib/answers/knowledge';
import { DEFAULT_LABELS } from '@/lib/content/labels';
import { RUN_TIMEOUT_MS, told } from '../paillier/visitor';
import { startPlainHost } from '../routes/plainHost';
import { expect, type Page, test } from '../test';

/*
 * Another owner's site, built by __tests__/environment/buildOwner.ts: another content/, below a path,
 * on a host that has files and nothing else.
 */

const BASE = '/lucja';
const OUT = path.join('dist', 'owners', 'lucja', 'out');
const KNOWLEDGE = path.join(OUT, 'answers', 'knowledge.json');
const MAX_KNOWLEDGE_BYTES = 150 * 1024;
const PATHS = [
  ...['/', '/contact/', '/disrupt/', '/privacy/'],
  ...['/why-a-pipe-speaks-late/', '/what-hangs-together/'],
];

let host: { origin: string; server: Server };
test.beforeAll(async () => (host = await startPlainHost(OUT, BASE)));
test.afterAll(() => host.server.close());

const at = (page: string) => `${host.origin}${BASE}${page}`;

/** Every request that a page makes, and what failed of them. */
function watch(page: Page) {
  const asked: { method: string; url: string }[] = [];
  const failed: string[] = [];
  page.on('request', (request) => asked.push({ method: request.method(), url: request.url() }));
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(response.url());
  });
  return { asked, failed };
}

test('no file of another owner’s site knows the owner that it was copied from', () => {
  const names = [firstOwner.name, firstOwner.links.email, new URL(firstOwner.origin).host];
  const found = readdirSync(OUT, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .filter((entry) => entry.name !== 'licences.txt')
    .flatMap((entry) => {
      const text = readFileSync(path.join(entry.parentPath, entry.name), 'latin1');
      return names
        .filter((name) => new RegExp(`\\b${name.replaceAll('.', '\\.')}\\b`, 'i').test(text))
        .map((name) => `${entry.name}: ${name}`);
    });
  expect(found).toEqual([]);
});

const coloursOf = ({ palette }: typeof owner) =>
  new Set((JSON.stringify(palette).match(/#[0-9a-f]{6}/gi) ?? []).map((hex) => hex.toLowerCase()));

test('another owner’s colours are in every file that has some, and the first owner’s in none', () => {
  const files = readdirSync(OUT, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(css|html|js|svg|webmanifest)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  const texts = files.map((file) => [file, readFileSync(file, 'utf8').toLowerCase()] as const);
  const own = coloursOf(owner);
  const foreign = [...coloursOf(firstOwner)].filter((colour) => !own.has(colour));
  expect(foreign.length).toBeGreaterThan(30);
  expect(
    texts.flatMap(([file, text]) =>
      foreign.filter((colour) => text.includes(colour)).map((colour) => `${file}: ${colour}`),
    ),
  ).toEqual([]);
  const styles = texts.filter(([file]) => file.endsWith('.css')).map(([, text]) => text);
  for (const { ground, text, link, accent } of [owner.palette.dark, owner.palette.light]) {
    for (const colour of [ground, text, link, accent]) {
      expect(styles.join('\n')).toContain(colour);
    }
  }
  const textOf = (name: string) => texts.find(([file]) => path.relative(OUT, file) === name)?.[1];
  expect(textOf('manifest.webmanifest')).toContain(owner.palette.dark.ground);
  expect(textOf('icon.svg')).toContain(owner.palette.light.accent);
  expect(textOf('index.html')).toContain(`'${owner.palette.light.ground}'`);
});

test('what the page’s own answers are made from is small', () => {
  expect(brotliCompressSync(readFileSync(KNOWLEDGE)).length).toBeLessThan(MAX_KNOWLEDGE_BYTES);
});

for (const address of PATHS) {
  test(`${address} is whole below a path, and fits a narrow screen`, async ({ page }) => {
    const { asked, failed } = watch(page);
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(at(address));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.title()).toContain(owner.name);
    await page.waitForLoadState('networkidle');
    expect(failed).toEqual([]);
    expect(
      asked.filter(({ url }) => !/^(data|blob):/.test(url) && !url.startsWith(at('/'))),
    ).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
}

test('questions are answered in the page, as a server would, and none leaves it', async ({
  page,
}) => {
  const embedded = createEmbedded(JSON.parse(readFileSync(KNOWLEDGE, 'utf8')) as Knowledge);
  const { asked } = watch(page);
  await page.goto(at('/'));
  await page.waitForLoadState('networkidle');
  const isKnowledge = ({ url }: { url: string }) => url.endsWith('/answers/knowledge.json');
  expect(asked.filter(isKnowledge)).toEqual([]);

  const field = page.getByRole('textbox', { name: DEFAULT_LABELS.question });
  const coming = page.waitForRequest('**/answers/knowledge.json');
  await field.focus();
  await coming;
  let previous: { prompt: string; reply: string } | undefined;
  for (const prompt of ['What do you do?', 'and since when?', 'what is the price of tin in Peru']) {
    await field.fill(prompt);
    await field.press('Enter');
    const { text, offers } = embedded.answer({ prompt, previous });
    await expect(page.getByRole('region', { name: /says$/ })).toContainText(text);
    for (const offer of offers) {
      await expect(page.getByRole('button', { name: offer })).toBeVisible();
    }
    previous = { prompt, reply: text };
    await expect(field).toBeEnabled();
  }
  expect(asked.filter(({ method }) => method !== 'GET')).toEqual([]);
  expect(asked.filter(isKnowledge)).toHaveLength(1);
});

test('says that it cannot answer where its knowledge does not come, and answers when it does', async ({
  page,
}) => {
  await page.route('**/answers/knowledge.json', (route) => route.abort());
  await page.goto(at('/'));
  const field = page.getByRole('textbox', { name: DEFAULT_LABELS.question });
  const says = page.getByRole('region', { name: /says$/ });
  await field.fill('What do you do?');
  await field.press('Enter');
  await expect(says).toContainText('My brain hurts to much today');
  await page.unroute('**/answers/knowledge.json');
  await expect(field).toHaveValue('What do you do?');
  await expect(field).toBeEnabled();
  await field.press('Enter');
  await expect(says).toContainText('organ', { ignoreCase: true });
});

test('encrypted numbers are added by a second worker of the page, which says so', async ({
  page,
}) => {
  const { asked } = watch(page);
  await page.goto(at('/why-a-pipe-speaks-late/'));
  await expect(page.getByText('a second worker in your browser takes its part')).toBeVisible();
  await page.getByRole('button', { name: 'Run all four steps' }).click();
  await told(page, /^The total is /, RUN_TIMEOUT_MS);
  expect(page.workers().length).toBeGreaterThan(0);
  expect(asked.filter(({ method }) => method !== 'GET')).toEqual([]);
});

test('a picture beside an article’s text comes in the size that the screen needs, with its caption', async ({
  page,
}) => {
  const { asked, failed } = watch(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(at('/why-a-pipe-speaks-late/'));
  const figure = page.getByRole('figure').filter({ hasText: 'The taller the pipe' });
  const picture = figure.getByRole('img', { name: /^Five organ pipes/ });
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const shown = asked.filter(({ url }) => url.includes('/pictures/'));
  expect(shown.map(({ url }) => url)).toEqual([expect.stringMatching(/-480\.webp$/)]);
  expect(failed).toEqual([]);
});

test('formulas between dollar signs are mathematics, and notes can be gone to and back from', async ({
  page,
}) => {
  await page.goto(at('/why-a-pipe-speaks-late/'));
  const formulas = page.locator('article math');
  await expect(formulas).toHaveCount(4);
  await expect(formulas.last().locator('mfrac')).toHaveCount(1);
  await expect(formulas.last()).toHaveAttribute('display', 'block');
  await expect(page.locator('article annotation')).toHaveCount(0);
  await page.getByRole('link', { name: '1', exact: true }).click();
  await expect(page.getByText('How many depends on the builder')).toBeInViewport();
  await page.getByRole('link', { name: /Back to reference 1/ }).click();
  await expect(page.getByRole('link', { name: '1', exact: true })).toBeInViewport();
});
