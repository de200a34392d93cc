import { expect, test, WITH_MOTION } from '../test';

test.describe('an article on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('its contents list marks what is read, at a jump to the end and one back', async ({
    page,
  }) => {
    await page.goto('/wasm-graphophile/');
    const contents = page.getByRole('navigation', { name: 'Contents' });
    const current = contents.locator('[aria-current="location"]');
    const links = contents.getByRole('link');
    // Not by the keys: a headless browser loses one of forty on a page without any script.
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(current).toHaveText('Sources');
    await links.filter({ hasText: 'Morton order' }).click();
    await expect(current).toHaveText('Morton order');
    await page.evaluate(() => window.scrollTo(0, 0));
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

test.describe('the opening of the homomorphic article', () => {
  test('shows the total before it is played, and goes step by step', async ({ page }) => {
    await page.goto('/homomorphic/');
    const figure = page.locator('#figure-1');
    await expect(figure.getByRole('status')).toContainText('= 132,000');
    await figure.getByRole('textbox', { name: 'Ben' }).fill('200');
    await expect(figure.getByRole('status')).toContainText('= 94,000');
    const next = figure.getByRole('button', { name: 'Next step' });
    for (const told of ['a number each', 'Ada encrypts 41,500', 'Ben encrypts 200']) {
      await next.press('Enter');
      await expect(figure.getByRole('status')).toContainText(told);
    }
  });

  test('is at its end at once where motion is not wanted', async ({ page }) => {
    await page.goto('/homomorphic/');
    const figure = page.locator('#figure-1');
    const next = figure.getByRole('button', { name: 'Next step' });
    await expect(next).toBeEnabled();
    await next.press('Enter');
    await expect(figure.getByRole('status')).toContainText('a number each');
    await figure.getByRole('button', { name: 'Play' }).press('Enter');
    await expect(figure.getByRole('status')).toContainText('= 132,000');
  });

  test('is on paper what it comes to, in words, wherever it stood', async ({ page }) => {
    await page.goto('/homomorphic/');
    const figure = page.locator('#figure-1');
    await figure.getByRole('button', { name: 'Next step' }).click();
    await expect(figure.getByRole('status')).toContainText('a number each');
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    await expect(figure.getByText('= 132,000')).toBeVisible();
    await expect(figure.getByText('Next step')).toBeHidden();
  });

  test.describe('with motion', () => {
    test.use(WITH_MOTION);

    test('plays from the three numbers to the total', async ({ page }) => {
      await page.goto('/homomorphic/');
      const figure = page.locator('#figure-1');
      await figure.getByRole('button', { name: 'Play' }).click();
      await expect(figure.getByRole('button', { name: 'Pause' })).toBeVisible();
      for (const told of ['Cleo encrypts', 'multiplies them', '= 132,000']) {
        await expect(figure.getByRole('status')).toContainText(told);
      }
      await expect(figure.getByRole('button', { name: 'Play' })).toBeVisible();
    });
  });
});

test.describe('the figures of the graph article', () => {
  test('measure on this machine what a step costs, at a press', async ({ page }) => {
    await page.goto('/wasm-graphophile/');
    const figure = page.locator('#figure-2');
    const slider = figure.getByRole('slider', { name: 'Nodes n' });
    await expect(slider).toBeEnabled();
    await slider.press('Home');
    await figure.getByRole('button', { name: 'Measure 100 nodes here' }).press('Enter');
    await expect(figure.getByRole('status')).toContainText(
      /Measured here, a step of the engine took .* times as long/,
    );
  });

  test('step through the queue by keyboard', async ({ page }) => {
    await page.goto('/wasm-graphophile/');
    const figure = page.locator('#figure-6');
    const restart = figure.getByRole('button', { name: 'Restart' });
    await expect(restart).toBeEnabled();
    await restart.press('Enter');
    await figure.getByRole('button', { name: 'Next', exact: true }).press('Enter');
    await expect(figure.getByRole('status')).toContainText('near is 1');
    await expect(figure.locator('[aria-current="step"]')).toContainText('isNear(cell)');
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
    await expect(page.locator('#figure-1')).toContainText('= 132,000');
    await expect(page.locator('#figure-1').getByRole('button')).toHaveCount(0);
    await page.goto('/wasm-graphophile/');
    for (const number of [1, 2, 3, 4, 5, 6, 7, 8]) {
      await expect(page.locator(`#figure-${number}`).getByRole('img').first()).toBeVisible();
    }
    await expect(page.locator('#figure-6')).toContainText('queue[end + 1] = secondHalf(cell)');
  });
});
