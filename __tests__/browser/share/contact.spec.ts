import { readFile } from 'node:fs/promises';
import { site } from '@/content/site';
import { expect, test } from '../test';
import { readShown } from './readCode';

test.describe('the contact card', () => {
  for (const width of [360, 1280]) {
    test(`shows a code that a camera reads as the owner's vCard, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/contact/');
      const code = page.getByRole('img', { name: /QR code of .* contact card/ });
      await expect.poll(() => readShown(code)).toContain(`EMAIL:${site.links.email}\r\n`);
    });
  }

  test('shows the code with scripts off too', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/contact/');
    const code = page.getByRole('img', { name: /QR code of .* contact card/ });
    await expect.poll(() => readShown(code)).toContain(`EMAIL:${site.links.email}\r\n`);
    await context.close();
  });

  test('saves the contact as a file, with scripts off too', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/contact/');
    const saving = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Save contact' }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toBe(`${site.name}.vcf`);
    const card = await readFile(await file.path(), 'utf8');
    expect(card).toMatch(/^BEGIN:VCARD\r\nVERSION:4\.0\r\n[\s\S]*END:VCARD\r\n$/);
    await context.close();
  });
});
