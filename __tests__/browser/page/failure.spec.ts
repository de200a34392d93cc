import { labels } from '@/lib/content/labels';
import { expect, test } from '../test';

test('a page whose scripts fail says so in the site’s own look, and leads home', async ({
  page,
}) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  await page.goto('/privacy/');
  // What a component does when the visitor moves on fails here.
  await page.evaluate(() => {
    window.scrollTo = () => {
      throw new Error('A fault that nobody foresaw.');
    };
  });
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.getByRole('link', { name: 'Accessibility' }).click();
  await expect(page.getByRole('heading', { name: 'This page has come to a stop' })).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(ground);
  expect(refused).toEqual([]);
  await page.getByRole('link', { name: 'go home' }).click();
  await expect(page.getByRole('textbox', { name: labels.question })).toBeVisible();
});
