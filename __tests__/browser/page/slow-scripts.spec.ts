import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, type Page } from '@playwright/test';

/** Holds the page's scripts back, as a slow network would, until they are let through. */
async function holdScripts(page: Page): Promise<() => void> {
  let letThrough = () => {};
  const open = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await open;
    await route.continue();
  });
  return letThrough;
}

test('a page can be read before its scripts have come', async ({ page }) => {
  const letThrough = await holdScripts(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
  letThrough();
  await expect(page.getByRole('textbox')).toBeEnabled({ timeout: 30_000 });
});

test('no script of a page is loaded twice', async ({ page }) => {
  await page.goto('/contact/');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const sources = await page.$$eval('script[src]', (scripts) =>
    scripts.map((script) => script.getAttribute('src')),
  );
  expect(sources.length).toBeGreaterThan(5);
  expect(sources).toEqual([...new Set(sources)]);
});

test('a button that was pressed before the scripts came does its work when they come', async ({
  page,
}) => {
  const letThrough = await holdScripts(page);
  await page.goto('/contact/', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'Share' }).click();
  letThrough();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('it does its work once', async ({ page }) => {
  const letThrough = await holdScripts(page);
  await page.goto('/contact/', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'Pause motion' }).click();
  letThrough();
  await expect(page.getByRole('button', { name: 'Play motion' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('so does a choice of theme', async ({ page }) => {
  const letThrough = await holdScripts(page);
  await page.goto('/contact/', { waitUntil: 'domcontentloaded' });
  await page.getByRole('radio', { name: 'Light' }).check({ force: true });
  letThrough();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked();
});

test('several controls that were pressed before the scripts came all do their work', async ({
  page,
}) => {
  const letThrough = await holdScripts(page);
  await page.goto('/contact/', { waitUntil: 'domcontentloaded' });
  for (const theme of ['Light', 'Dark', 'Light']) {
    await page.getByRole('radio', { name: theme, exact: true }).check({ force: true });
  }
  await page.getByRole('button', { name: 'Pause motion' }).click({ clickCount: 2 });
  letThrough();
  await expect(page.getByRole('button', { name: 'Play motion' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('a file that was chosen before the scripts came is read when they come', async ({ page }) => {
  const letThrough = await holdScripts(page);
  await page.goto('/homomorphic/', { waitUntil: 'domcontentloaded' });
  const file = { name: 'data.json', mimeType: 'application/json', buffer: Buffer.from('no data') };
  await page.getByLabel('Load data.json').setInputFiles(file);
  letThrough();
  await expect(page.getByRole('alert').filter({ hasText: /^Line 1, column 1/ })).toBeVisible();
});

test('Back leads to the top of a page that was left before its scripts came', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 320 });
  const letThrough = await holdScripts(page);
  await page.goto('/disrupt/', { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => window.scrollTo(0, 400));
  await page.getByRole('link', { name: 'Privacy', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy notice');
  letThrough();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Disruptive Ideas');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('a page that comes in two pieces is painted with the first and wakes with the second', async ({
  page,
  baseURL,
}) => {
  const html = readFileSync('out/homomorphic/index.html', 'utf8');
  const middle = html.indexOf('</p>', html.indexOf('<main')) + '</p>'.length;
  let sendRest = () => {};
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    response.write(html.slice(0, middle));
    sendRest = () => response.end(html.slice(middle));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  // Only the page itself comes from the slow server.
  await page.route(
    (url) => url.port === String(port) && url.pathname !== '/homomorphic/',
    async (route) => {
      const { pathname } = new URL(route.request().url());
      await route.fulfill({ response: await route.fetch({ url: `${baseURL}${pathname}` }) });
    },
  );
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/chunks\/.*\.js$/.test(request.url())) scripts.push(request.url());
  });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));

  try {
    await page.goto(`http://127.0.0.1:${port}/homomorphic/`, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(scripts).toEqual([]);
    await page.getByRole('button', { name: 'Pause motion' }).click();
    sendRest();
    await expect(page.getByRole('button', { name: 'Play motion' })).toBeVisible();
    expect(errors).toEqual([]);
  } finally {
    server.close();
    server.closeAllConnections();
  }
});

const UNPAINTED = {
  'does not tell when it paints': () => {
    Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { value: [] });
  },
  'has the page in a hidden tab, where nothing is painted': () => {
    PerformanceObserver.prototype.observe = () => undefined;
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
  },
  'cannot observe anything': () => {
    Object.defineProperty(window, 'PerformanceObserver', { value: undefined });
  },
};
for (const [what, prepare] of Object.entries(UNPAINTED)) {
  test(`the page wakes in a browser that ${what}`, async ({ page }) => {
    await page.addInitScript(prepare);
    await page.goto('/contact/');
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
}
