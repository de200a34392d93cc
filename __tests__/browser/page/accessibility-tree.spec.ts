import type { Server } from 'node:http';
import path from 'node:path';
import { startPlainHost } from '../routes/plainHost';
import { expect, type Page, test } from '../test';

/*
 * Each page as a screen reader goes through it, from top to bottom, kept to be read as a story: what
 * it begins with, what each control is called, what is said in place of a picture. It is the site of
 * an owner of the tests, so that nobody's own words can make it fail.
 *
 * When a page was changed and reads well, write its story anew with
 *   npx playwright test accessibility-tree --update-snapshots
 * put back its first line, which has the whole page compared, and the expressions in place of
 * numbers that another day changes; then run prettier on it.
 */

const BASE = '/lucja';

let host: { origin: string; server: Server };
test.beforeAll(async () => {
  host = await startPlainHost(path.join('dist', 'owners', 'lucja', 'out'), BASE);
});
test.afterAll(() => host.server.close());

/** Nothing is on its way any more. */
async function isAtRest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(page.getByText(/^Loading /)).toBeHidden();
  // What needs scripts can be used.
  await expect(page.getByRole('button', { name: 'Share' })).toBeEnabled();
}

const PAGES: readonly { name: string; at: string; ready?: (page: Page) => Promise<void> }[] = [
  {
    name: 'home',
    at: '/',
    ready: (page) => expect(page.getByTestId('typed-text')).toHaveAttribute('aria-hidden', 'false'),
  },
  { name: 'contact', at: '/contact/' },
  { name: 'ideas', at: '/disrupt/' },
  { name: 'privacy', at: '/privacy/' },
  { name: 'accessibility', at: '/accessibility/' },
  {
    name: 'article-with-laboratory',
    at: '/why-a-pipe-speaks-late/',
    ready: (page) => expect(page.getByRole('button', { name: 'Run all four steps' })).toBeEnabled(),
  },
  {
    name: 'article-with-graph',
    at: '/what-hangs-together/',
    async ready(page) {
      await page.locator('canvas[data-graphophile]').scrollIntoViewIfNeeded();
      await expect(page.getByText('paused', { exact: true })).toBeVisible();
      await expect(page.getByText(/which needs which.*nodes.*edges/s)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Run the race' })).toBeEnabled();
    },
  },
];

for (const { name, at, ready } of PAGES) {
  test(`the page “${name}” is read as it should be`, async ({ page }) => {
    await page.goto(`${host.origin}${BASE}${at}`);
    await ready?.(page);
    await isAtRest(page);
    await expect(page.locator('body')).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
  });
}
