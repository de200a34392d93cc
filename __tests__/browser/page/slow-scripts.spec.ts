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

test('a file that was chosen before the scripts came is read when they come', async ({ page }) => {
  const letThrough = await holdScripts(page);
  await page.goto('/homomorphic/', { waitUntil: 'domcontentloaded' });
  const file = { name: 'data.json', mimeType: 'application/json', buffer: Buffer.from('no data') };
  await page.getByLabel('Load data.json').setInputFiles(file);
  letThrough();
  await expect(page.getByRole('alert').filter({ hasText: /^Line 1, column 1/ })).toBeVisible();
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
