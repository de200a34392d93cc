import { readFile } from 'node:fs/promises';
import { accessibilityFaults } from '../accessibility';
import { THEMES } from '../pages';
import { expect, type Page, test } from '../test';
import { readPng, readShown } from './readCode';

function shareDialog(page: Page) {
  return page.getByRole('dialog', { name: 'Share this page' });
}

async function openShare(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('link', { name: 'Save PNG' })).toBeVisible();
}

for (const theme of THEMES) {
  for (const width of [360, 1280]) {
    test(`its code reads from the screen, ${theme}, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 640 });
      await page.addInitScript((choice) => localStorage.setItem('theme', choice), theme);
      await page.goto('/privacy/');
      await openShare(page);
      await expect.poll(async () => readPng(await page.screenshot())).toBe(page.url());
      const box = await shareDialog(page).boundingBox();
      expect(box!.x).toBeGreaterThanOrEqual(0);
      expect(box!.x + box!.width).toBeLessThanOrEqual(width);
      expect(await accessibilityFaults(page, 'dialog')).toEqual([]);
    });
  }
}

test('it can be used with the keyboard alone', async ({ page }) => {
  await page.goto('/privacy/');
  const share = page.getByRole('button', { name: 'Share' });
  // Focus would be lost on a button that still waits for its scripts.
  await expect(share).toBeEnabled();
  await share.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Copy address' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Save SVG' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Save PNG' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(shareDialog(page)).toBeHidden();
  await expect(share).toBeFocused();
});

test('it copies the address and says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/contact/');
  await openShare(page);
  await page.getByRole('button', { name: 'Copy address' }).click();
  await expect(shareDialog(page).getByRole('status')).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test('it saves the code as a PNG that reads as the address', async ({ page }) => {
  await page.goto('/contact/');
  await openShare(page);
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save PNG' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/-contact-qr\.png$/);
  expect(readPng(await readFile(await file.path()))).toBe(page.url());
});

test('it saves the code as an SVG that reads as the address', async ({ page, context }) => {
  await page.goto('/contact/');
  await openShare(page);
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save SVG' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/-contact-qr\.svg$/);
  const viewer = await context.newPage();
  await viewer.setContent(await readFile(await file.path(), 'utf8'));
  expect(await readShown(viewer.locator('svg'))).toBe(page.url());
});

test('it shows errors of the QR-code generation, and the address is not lost', async ({ page }) => {
  await page.goto(`/contact/?${'a'.repeat(3000)}`);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(shareDialog(page).getByRole('alert')).toHaveText(/too long for a QR code/);
  await expect(page.getByRole('textbox', { name: 'Address of this page' })).toHaveValue(page.url());
  await expect(page.getByRole('button', { name: 'Copy address' })).toBeFocused();
});
