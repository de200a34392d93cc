import { site } from '@/content/site';
import { readArticles } from '@/lib/content/articles';
import { expect, test } from '../test';

test.use({ javaScriptEnabled: false });

for (const { slug, words } of readArticles()) {
  test(`the article /${slug}/ is complete in the static HTML, with its figures`, async ({
    page,
  }) => {
    await page.goto(`/${slug}/`);
    const text = await page.locator('article').innerText();
    expect(text.split(/\s+/).length).toBeGreaterThanOrEqual(0.9 * words);
    await expect(page.locator('article time').first()).toHaveText(/^\d\d-\d\d-\d{4}$/);
  });
}

test('the list has every title with its date, and only what is written links out', async ({
  page,
}) => {
  await page.goto('/disrupt/');
  const written = readArticles();
  const titles = written.length + site.ideas.unwritten.length;
  const list = page.getByRole('main').getByRole('list');
  await expect(list.getByRole('listitem')).toHaveCount(titles);
  await expect(list.getByText(/^\d\d-\d\d-\d{4}$/)).toHaveCount(titles);
  const hrefs = await list
    .locator('a[href]')
    .evaluateAll((links) => links.map((a) => a.getAttribute('href')));
  expect(hrefs.toSorted()).toEqual(written.map(({ slug }) => `/${slug}/`).toSorted());
});
