import { expect, test } from '@playwright/test';
import { PAGES } from '../pages';

for (const { path, heading } of PAGES) {
  test.describe(path, () => {
    test('breaks no policy, and asks nobody but its own host', async ({ page, baseURL }) => {
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
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await page.getByRole('radio', { name: 'Light' }).check();
      await page.getByRole('button', { name: 'Share' }).click();
      await expect(page.getByRole('link', { name: 'Save PNG' })).toBeVisible();
      await page.keyboard.press('Escape');
      await page.waitForLoadState('networkidle');
      expect(violations).toEqual([]);
      expect(strangers).toEqual([]);
    });

    test('is sent with security headers', async ({ request }) => {
      const headers = (await request.get(path)).headers();
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['content-security-policy']).toContain(
        "script-src 'self' 'wasm-unsafe-eval' 'sha256-",
      );
      expect(headers['content-security-policy']).not.toMatch(/'unsafe-(inline|eval)'/);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
      expect(headers['permissions-policy']).toContain('camera=()');
    });
  });
}
