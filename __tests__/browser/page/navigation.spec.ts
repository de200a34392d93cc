import { labels } from '@/lib/content/labels';
import { expect, test, WITH_MOTION } from '../test';

test.describe('the scroll position', () => {
  test.use({ viewport: { width: 900, height: 320 } });

  test('is at the top after every navigation, Back and Forward included', async ({ page }) => {
    const top = () => page.evaluate(() => window.scrollY);
    const down = async () => {
      await page.evaluate(() => window.scrollTo(0, 400));
      await expect.poll(top).toBeGreaterThan(100);
    };
    await page.goto('/disrupt/');
    await down();
    await page.getByRole('link', { name: 'Privacy', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy notice');
    await expect.poll(top).toBe(0);
    await down();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(labels.articles);
    await expect.poll(top).toBe(0);
    await down();
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy notice');
    await expect.poll(top).toBe(0);
  });

  test('goes to the heading that a contents link names', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.goto('/homomorphic/');
    const link = page.getByRole('navigation', { name: 'Contents' }).getByRole('link').last();
    await link.click();
    await expect(page.getByRole('heading', { name: (await link.textContent())! })).toBeInViewport();
  });
});

test.describe('the choices of the bar', () => {
  test.use(WITH_MOTION);

  test('theme and paused motion are remembered and do not flash', async ({ page }) => {
    await page.goto('/privacy/');
    await page.getByRole('radio', { name: 'Light' }).check();
    await page.getByRole('button', { name: 'Pause motion' }).click();
    await expect(page.getByRole('button', { name: 'Play motion' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked();
    await expect(page.getByRole('button', { name: 'Play motion' })).toBeVisible();
  });

  test('a first Tab offers to skip to the content', async ({ page }) => {
    await page.goto('/privacy/');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  });
});
