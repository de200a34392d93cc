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
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
  letThrough();
  await expect(page.getByRole('textbox')).toBeEnabled({ timeout: 30_000 });
});

test('a button that was pressed before the scripts came does its work when they come', async ({
  page,
}) => {
  const letThrough = await holdScripts(page);
  await page.goto('/contact/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Share' }).click();
  letThrough();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('it does its work once', async ({ page }) => {
  const letThrough = await holdScripts(page);
  await page.goto('/contact/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Pause motion' }).click();
  letThrough();
  await expect(page.getByRole('button', { name: 'Play motion' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('so does a choice of theme', async ({ page }) => {
  const letThrough = await holdScripts(page);
  await page.goto('/contact/', { waitUntil: 'commit' });
  await page.getByRole('radio', { name: 'Light' }).check({ force: true });
  letThrough();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked();
});
