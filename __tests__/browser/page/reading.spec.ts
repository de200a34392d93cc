import { expect, test } from '../test';

test.describe('an article on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('its contents list marks what is read, at a jump to the end and one back', async ({
    page,
  }) => {
    await page.goto('/wasm-graphophile/');
    const contents = page.getByRole('navigation', { name: 'Contents' });
    const current = contents.locator('[aria-current="location"]');
    const links = contents.getByRole('link');
    await page.keyboard.press('End');
    await expect(current).toHaveText('Sources');
    await links.filter({ hasText: 'Morton order' }).click();
    await expect(current).toHaveText('Morton order');
    await page.keyboard.press('Home');
    await expect(current).toHaveText((await links.first().textContent())!);
  });

  test('its figures are moved by keyboard and by pointer, and say what they show', async ({
    page,
  }) => {
    await page.goto('/wasm-graphophile/');
    const figure = page.locator('#figure-3');
    const slider = figure.getByRole('slider', { name: 'x', exact: true });
    await expect(slider).toBeEnabled();
    await slider.press('End');
    await expect(figure.getByRole('status')).toContainText('x is 7');
    const square = (await figure.getByRole('img').boundingBox())!;
    await page.mouse.move(square.x + 5, square.y + 5);
    await expect(figure.getByRole('status')).toContainText('the key 0');
  });
});

test.describe('an article on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('has its contents list folded above the text', async ({ page }) => {
    await page.goto('/homomorphic/');
    await page.locator('summary', { hasText: 'Contents' }).click();
    await page.getByRole('link', { name: 'The limits' }).first().click();
    await expect(page.getByRole('heading', { name: 'The limits' })).toBeInViewport();
  });
});

test.describe('an article without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows every figure and formula, and nothing that could not be moved', async ({ page }) => {
    await page.goto('/homomorphic/');
    for (const number of [1, 2, 3, 4, 5, 6, 7]) {
      await expect(page.locator(`#figure-${number} figcaption`)).toBeVisible();
    }
    await expect(page.locator('math').first()).toBeVisible();
    await expect(page.locator('#figure-4').getByRole('slider')).toBeHidden();
  });
});
