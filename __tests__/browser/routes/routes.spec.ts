import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { labels } from '@/lib/content/labels';
import { PAGES } from '../pages';
import { expect, type Page, test } from '../test';
import { startPlainHost } from './plainHost';
import { UNKNOWN_PATHS } from './unknownPaths';

const SOME_UNKNOWN_PATH = '/nowhere/?from=a%20friend&x=%2F%2Fevil.example#here';

async function expectHome(page: Page, origin: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`^${origin}/(#here)?$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(labels.ask);
}

test.describe('the server', () => {
  for (const path of UNKNOWN_PATHS) {
    test(`answers any path not listed with 404 and the page that leads home: ${path}`, async ({
      request,
    }) => {
      const response = await request.get(path.replace(/#.*/, ''), { maxRedirects: 0 });
      expect(response.status()).toBe(404);
      expect(await response.text()).toBe(readFileSync('out/404.html', 'utf8'));
    });
  }

  for (const javaScriptEnabled of [true, false]) {
    test.describe(`with scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
      test.use({ javaScriptEnabled });

      test('a browser ends at home', async ({ page, baseURL }) => {
        await page.goto(SOME_UNKNOWN_PATH);
        await expectHome(page, baseURL!);
      });
    });
  }

  test('a page without its last slash is the same page', async ({ page }) => {
    await page.goto('/contact?from=a%20friend');
    expect(new URL(page.url()).pathname).toBe('/contact/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(labels.contact);
  });
});

test.describe('a plain static host that only knows 404.html', () => {
  let origin: string;
  let server: Server;

  test.beforeAll(async () => {
    ({ origin, server } = await startPlainHost());
  });
  test.afterAll(() => {
    server.close();
    server.closeAllConnections();
  });

  for (const path of UNKNOWN_PATHS) {
    test(`answers any path not listed with the page that leads home: ${path}`, async ({
      request,
    }) => {
      const response = await request.get(`${origin}${path.replace(/#.*/, '')}`);
      // The page that leads home has a path of its own, where it is found.
      expect(response.status()).toBe(path === '/404/' ? 200 : 404);
      expect(await response.text()).toBe(readFileSync('out/404.html', 'utf8'));
    });
  }

  for (const javaScriptEnabled of [true, false]) {
    test.describe(`with scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
      test.use({ javaScriptEnabled });

      test('that page leads home, and Back to where one came from', async ({ page }) => {
        await page.goto(`${origin}/privacy/`);
        await page.goto(`${origin}${SOME_UNKNOWN_PATH}`);
        await expectHome(page, origin);
        await page.goBack();
        await expect(page).toHaveURL(`${origin}/privacy/`);
      });
    });
  }

  for (const { path, heading } of PAGES) {
    test(`${path} opens and keeps its own policy`, async ({ page }) => {
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

  test('the policy of a page keeps a script out that is not of the page', async ({ page }) => {
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
});
