import { site } from '@/content/site';
import { readArticles } from '@/lib/content/articles';
import { labels } from '@/lib/content/labels';
import { PAGES } from '../pages';
import { expect, type Page, test } from '../test';

/** By how many pixels the page can be scrolled sideways. */
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** What WCAG 2.2, 1.4.12 asks a page to bear. */
async function spaceTheText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }',
    );
    document.adoptedStyleSheets = [sheet];
  });
}

for (const { path } of PAGES) {
  test(`${path} bears a zoom of 400 %, wide spacing, forced colours and paper`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 225 });
    await page.goto(path);

    await test.step('a zoom of 400 %', async () => {
      expect.soft(await sideways(page)).toBe(0);
      const bar = page.getByRole('banner');
      for (const name of ['Share', 'Play motion']) {
        await expect(bar.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
      }
      await expect(bar.getByRole('radio', { name: 'Light' })).toBeInViewport();
    });

    await test.step('headings never leave out a level', async () => {
      const levels = await page
        .locator(':is(h1, h2, h3, h4, h5, h6)')
        .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName[1])));
      levels.forEach((level, index) =>
        expect.soft(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1),
      );
    });

    await test.step('text of wide spacing', async () => {
      await spaceTheText(page);
      expect.soft(await sideways(page)).toBe(0);
      await page.evaluate(() => (document.adoptedStyleSheets = []));
    });

    await test.step('forced colours show what is chosen, on their own ground', async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.getByRole('radio', { name: 'Dark' }).check();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ forcedColors: 'active', colorScheme });
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
        const grounds = await page
          .getByRole('group', { name: 'Theme' })
          .locator('label')
          .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).backgroundColor));
        expect.soft(new Set(grounds).size).toBe(2);
        expect.soft(grounds[1]).toBe(grounds[2]);
        // The point before the link to the page or section that one is at.
        const points = await page
          .locator('nav a[aria-current]:visible')
          .evaluateAll((links) =>
            links.map((link) => getComputedStyle(link, '::before').backgroundColor),
          );
        const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
        expect.soft(points).not.toContain(ground);
      }
      await page.emulateMedia({ forcedColors: 'none' });
    });

    await test.step('on paper there is ink on white, and nothing to press', async () => {
      await page.emulateMedia({ media: 'print' });
      const { ground, ink } = await page.evaluate(() => {
        const style = getComputedStyle(document.documentElement);
        return { ground: style.backgroundColor, ink: style.color };
      });
      expect.soft([ground, ink]).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
      await expect.soft(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect
        .soft(page.locator('button:visible, input:visible, canvas:visible, summary:visible'))
        .toHaveCount(0);
      await expect.soft(page.getByRole('banner')).toBeHidden();
    });
  });
}

for (const { path } of PAGES) {
  test(`${path} bears letters of twice the size on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft({ width, sideways: await sideways(page) }).toEqual({ width, sideways: 0 });
    }
  });
}

test.describe('the theme at a first visit', () => {
  for (const colorScheme of ['dark', 'light'] as const) {
    test.describe(`of a ${colorScheme} system`, () => {
      test.use({ colorScheme });

      test('is that of the system, for what the browser draws too', async ({ page }) => {
        await page.goto('/privacy/');
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
        await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
        await expect(page.getByRole('radio', { name: 'As my system' })).toBeChecked();
        const frame = page.locator('meta[name="theme-color"]');
        await expect(frame).toHaveCount(1);
        await expect(frame).toHaveAttribute('content', site.palette[colorScheme].ground);
        const other = colorScheme === 'light' ? 'Dark' : 'Light';
        await page.getByRole('radio', { name: other }).check();
        await expect(page.locator('html')).toHaveCSS('color-scheme', other.toLowerCase());
        await page.getByRole('link', { name: labels.contact }).first().click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(labels.contact);
        await expect(frame).toHaveCount(1);
        await expect(frame).toHaveAttribute(
          'content',
          site.palette[colorScheme === 'light' ? 'dark' : 'light'].ground,
        );
      });
    });
  }
});

test.describe('with scripts off, on a light system', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'light' });

  for (const path of ['/', '/contact/', '/wasm-graphophile/']) {
    test(`${path} shows nothing that does nothing`, async ({ page }) => {
      await page.goto(path);
      const bar = page.getByRole('banner');
      await expect(bar.locator('button:visible, input:visible')).toHaveCount(0);
      await expect(bar.getByRole('link').first()).toBeVisible();
      await expect(page.getByRole('group', { name: 'Turn and zoom' })).toBeHidden();
      await expect(page.getByText(/ fps$/)).toBeHidden();
    });
  }

  test('the way to write is readable', async ({ page }) => {
    await page.goto('/');
    const link = page.getByRole('link', { name: site.links.email });
    await expect(link).toHaveCSS('color', 'rgb(138, 178, 255)');
  });
});

test('home says who this is and what they do, and leads to every article', async ({ page }) => {
  await page.goto('/');
  const words = page.getByText(site.introduction ?? site.name);
  await expect(words.getByRole('link')).toHaveText(readArticles().map(({ title }) => title));
});

test.describe('who saves data', () => {
  test('gets the still head, and the moving one when they ask for it', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'connection', {
        get: () => ({ saveData: true, effectiveType: '4g' }),
      }),
    );
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/');
    const wake = page.getByRole('button', { name: 'Load the moving head' });
    await expect(wake).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(asked).not.toContain('/me.obj');
    const model = page.waitForRequest('**/me.obj');
    await wake.click();
    await model;
  });
});
