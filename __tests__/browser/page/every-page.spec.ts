import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PNG } from 'pngjs';
import { absoluteUrl, SITE_ORIGIN } from '@/lib/env';
import { accessibilityFaults } from '../accessibility';
import { OWNER, PAGES, WIDTHS } from '../pages';
import { readShown } from '../share/readCode';
import { expect, type Page, test } from '../test';

/** What the head of a page says to engines and networks. */
function metadata(page: Page) {
  return page.evaluate(() => {
    const content = (name: string) =>
      document
        .querySelector(`head > meta[name="${name}"], head > meta[property="${name}"]`)
        ?.getAttribute('content');
    const link = (selector: string) =>
      document.querySelector(`head > link${selector}`)?.getAttribute('href');
    return {
      canonical: link('[rel="canonical"]'),
      description: content('description'),
      title: content('og:title'),
      url: content('og:url'),
      image: content('og:image'),
      imageInWords: content('og:image:alt'),
      card: content('twitter:card'),
      feed: link('[rel="alternate"][type="application/atom+xml"]'),
      icon: link('[rel="icon"]'),
      touchIcon: link('[rel="apple-touch-icon"]'),
    };
  });
}

for (const { path: pagePath, heading } of PAGES) {
  test(`${pagePath} says what it is, fits every screen, has no fault that axe can find, keeps its policy and asks nobody else`, async ({
    page,
    baseURL,
  }) => {
    const violations: string[] = [];
    const strangers: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy/i.test(message.text())) violations.push(message.text());
    });
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (!['data:', 'blob:'].includes(protocol) && origin !== baseURL) {
        strangers.push(request.url());
      }
    });
    await page.goto(`${pagePath}?from=a%20friend#part`);

    await test.step('one visible h1 and a title', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      expect.soft(await page.title()).toContain(OWNER);
    });

    await test.step('says what it is, to engines and networks', async () => {
      const head = await metadata(page);
      expect.soft(head).toMatchObject({
        canonical: absoluteUrl(pagePath),
        description: expect.stringMatching(/\S/),
        title: expect.stringMatching(/\S/),
        url: absoluteUrl(pagePath),
        card: 'summary_large_image',
        feed: absoluteUrl('/feed.xml'),
        icon: expect.stringMatching(/\.svg/),
        touchIcon: expect.stringMatching(/\.png/),
        // The file's name ends in .png: networks refuse a picture that is sent as a download.
        image: expect.stringMatching(/\/og\/[^/]+\.png$/),
        imageInWords: expect.stringMatching(/ beside the title “[^”]+”\.$/),
      });
      const file = path.join('out', (head.image ?? '').slice(SITE_ORIGIN.length));
      const { width, height } = PNG.sync.read(readFileSync(file));
      expect.soft([width, height]).toEqual([1200, 630]);
    });

    await test.step('never scrolls sideways', async () => {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 640 });
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect.soft({ width, overflow }).toEqual({ width, overflow: 0 });
      }
    });

    await test.step('axe finds nothing, dark and light', async () => {
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      expect.soft(await accessibilityFaults(page), 'dark').toEqual([]);
      await page.getByRole('radio', { name: 'Light' }).check();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      await page.evaluate(() =>
        Promise.all(document.getAnimations().map((animation) => animation.finished)),
      );
      expect.soft(await accessibilityFaults(page), 'light').toEqual([]);
    });

    await test.step('its Share dialog shows its address as a code', async () => {
      const address = page.url().replace('#part', '');
      await page.getByRole('button', { name: 'Share' }).click();
      await expect(page.getByRole('link', { name: 'Save PNG' })).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Address of this page' })).toHaveValue(
        address,
      );
      const dialog = page.getByRole('dialog', { name: 'Share this page' });
      await expect.poll(() => readShown(dialog)).toBe(address);
      await page.keyboard.press('Escape');
    });

    await page.waitForLoadState('networkidle');
    expect(violations).toEqual([]);
    expect(strangers).toEqual([]);
  });
}

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path: pagePath, heading } of PAGES) {
    test(`${pagePath} answers with its content`, async ({ page }) => {
      const response = await page.goto(pagePath);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      const footer = page.getByRole('contentinfo');
      await expect(footer.getByRole('link', { name: 'Privacy' })).toBeVisible();
    });
  }
});
