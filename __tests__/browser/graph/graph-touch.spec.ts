import { expect, test, WITH_MOTION } from '../test';
import { canvas, inkedPixels } from './canvas';

test.use(WITH_MOTION);

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('two fingers zoom, a tap names a node, and one finger still scrolls the page', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/wasm-graphophile/');
    await page.getByRole('button', { name: 'Open it large' }).click();
    await canvas(page).scrollIntoViewIfNeeded();
    await expect.poll(() => inkedPixels(page)).toBeGreaterThan(50);
    const box = (await canvas(page).boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    // Somewhere in the thick of it there is a node.
    const named = page.locator('figure strong');
    let tries = 0;
    await expect
      .poll(
        async () => {
          if ((await named.count()) > 0) return true;
          await page.touchscreen.tap(x + 15 * (tries % 7) - 45, y + 15 * (tries % 5) - 30);
          tries += 1;
          return false;
        },
        { intervals: [200] },
      )
      .toBe(true);

    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', places: [number, number][]) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: places.map(([left, top], id) => ({ x: left, y: top, id })),
      });

    const before = await canvas(page).screenshot();
    await touch('touchStart', [
      [x - 30, y],
      [x + 30, y],
    ]);
    for (const apart of [40, 60, 90]) {
      await touch('touchMove', [
        [x - apart, y],
        [x + apart, y],
      ]);
    }
    await touch('touchEnd', []);
    await expect
      .poll(async () => (await canvas(page).screenshot()).equals(before), { message: 'zoomed' })
      .toBe(false);
    expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);

    const top = await page.evaluate(() => window.scrollY);
    await touch('touchStart', [[x, y]]);
    for (const moved of [20, 60, 120, 180]) await touch('touchMove', [[x, y - moved]]);
    await touch('touchEnd', []);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(top);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the article is complete, and a sentence says what would be drawn', async ({ page }) => {
    await page.goto('/wasm-graphophile/');
    await expect(page.getByText(/With scripts on, a graph lays itself out here/)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Morton order' })).toBeVisible();
    const words = (await page.locator('main').innerText()).split(/\s+/).length;
    expect(words).toBeGreaterThan(2000);
  });
});
