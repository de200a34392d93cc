import { expect, test } from '@playwright/test';

test.use({ javaScriptEnabled: false });

for (const path of ['/wasm-graphophile/', '/homomorphic/']) {
  test(`the article ${path} is complete in the static HTML, at least 1,200 words with figures`, async ({
    page,
  }) => {
    await page.goto(path);
    const text = await page.locator('article').innerText();
    expect(text.split(/\s+/).length).toBeGreaterThan(1200);
    expect(await page.locator('article figure').count()).toBeGreaterThanOrEqual(3);
    await expect(page.locator('article time').first()).toHaveText('29-12-2023');
  });
}

test('the list has ten article titles, each dated 29-12-2023, and exactly two link out', async ({
  page,
}) => {
  await page.goto('/disrupt/');
  const list = page.getByRole('main').getByRole('list');
  await expect(list.getByRole('listitem')).toHaveCount(10);
  await expect(list.getByText('29-12-2023')).toHaveCount(10);
  const hrefs = await list
    .locator('a[href]')
    .evaluateAll((links) => links.map((a) => a.getAttribute('href')));
  expect(hrefs.toSorted()).toEqual(['/homomorphic/', '/wasm-graphophile/']);
});
