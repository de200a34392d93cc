import { expect, test } from '@playwright/test';
import { PAGES } from '../pages';
import { UNKNOWN_PATHS } from './unknownPaths';

for (const scripts of ['on', 'off'] as const) {
  test.describe(`with scripts ${scripts}`, () => {
    test.use({ javaScriptEnabled: scripts === 'on' });

    for (const { path, heading } of PAGES) {
      test(`${path} answers with its content`, async ({ page }) => {
        const response = await page.goto(path);
        expect(response?.status()).toBe(200);
        expect(new URL(page.url()).pathname).toBe(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        await expect(
          page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }),
        ).toBeVisible();
      });
    }

    for (const path of UNKNOWN_PATHS) {
      test(`any path not listed redirects to the home route: ${path}`, async ({
        page,
        baseURL,
      }) => {
        await page.goto(path);
        await expect(page).toHaveURL(new RegExp(`^${baseURL}/(#here)?$`));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ask Me Anything');
      });
    }
  });
}

test('a page without its last slash is the same page', async ({ page }) => {
  await page.goto('/contact?from=a%20friend');
  expect(new URL(page.url()).pathname).toBe('/contact/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
});
