import { expect, test } from '@playwright/test';
import type { Server } from 'node:http';
import { PAGES } from '../pages';
import { UNKNOWN_PATHS } from '../routes/unknownPaths';
import { startPlainHost } from './plainHost';

let origin: string;
let server: Server;

test.beforeAll(async () => {
  ({ origin, server } = await startPlainHost());
});

test.afterAll(() => {
  server.close();
  server.closeAllConnections();
});

for (const scripts of ['on', 'off'] as const) {
  test.describe(`on a plain static host that only knows 404.html, with scripts ${scripts}`, () => {
    test.use({ javaScriptEnabled: scripts === 'on' });

    for (const path of UNKNOWN_PATHS) {
      test(`any path not listed redirects to the home route: ${path}`, async ({ page }) => {
        await page.goto(`${origin}${path}`);
        await expect(page).toHaveURL(`${origin}/`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ask Me Anything');
      });
    }

    test('Back after an unknown path leads to where one came from', async ({ page }) => {
      await page.goto(`${origin}/privacy/`);
      await page.goto(`${origin}/nowhere/`);
      await expect(page).toHaveURL(`${origin}/`);
      await page.goBack();
      await expect(page).toHaveURL(`${origin}/privacy/`);
    });
  });
}

for (const { path, heading } of PAGES) {
  test(`on a plain static host ${path} opens and keeps its own policy`, async ({ page }) => {
    const violations: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy/i.test(message.text())) violations.push(message.text());
    });
    await page.goto(`${origin}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByRole('link', { name: 'Save PNG' })).toBeVisible();
    expect(violations).toEqual([]);
  });
}

test('its own policy keeps a script out that is not of the page', async ({ page }) => {
  await page.goto(`${origin}/privacy/`);
  const ran = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', (event) =>
          resolve(event.effectiveDirective),
        );
        const script = document.createElement('script');
        script.textContent = 'document.title = "Injected"';
        document.body.append(script);
      }),
  );
  expect(ran).toBe('script-src-elem');
  await expect(page).not.toHaveTitle('Injected');
});
