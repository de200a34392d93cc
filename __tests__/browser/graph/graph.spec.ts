import { labels } from '@/lib/content/labels';
import { expect, type Page, test, WITH_MOTION } from '../test';
import { canvas, inkedPixels } from './canvas';

test.use(WITH_MOTION);

/** Frames a second, or that there are none because nothing moves. */
const fps = (page: Page) => page.getByText(/^(\d+ fps|paused)$/);
const openControls = (page: Page) =>
  page.getByText('Controls, numbers, and a graph of your own').click();

test.describe('the wasm-graphophile article', () => {
  test('embeds a canvas of a quarter of the window, an external script and a view_sphere wasm asset', async ({
    page,
  }) => {
    const files: string[] = [];
    page.on('response', (response) => files.push(new URL(response.url()).pathname));
    await page.goto('/wasm-graphophile/');
    await expect(canvas(page)).toBeVisible();
    const window = page.viewportSize()!;
    const box = await canvas(page).locator('..').boundingBox();
    expect(Math.abs(box!.width - window.width / 4)).toBeLessThanOrEqual(1);
    expect(Math.abs(box!.height - window.height / 4)).toBeLessThanOrEqual(1);
    await page.setViewportSize({ width: 600, height: 800 });
    await expect(canvas(page).locator('..')).toHaveCSS('width', '150px');
    await expect(canvas(page).locator('..')).toHaveCSS('height', '200px');
    await expect.poll(() => files.some((file) => /graph\/graphophile\.js$/.test(file))).toBe(true);
    await expect.poll(() => files.some((file) => /view_sphere[.\w]*\.wasm$/.test(file))).toBe(true);
  });

  test('draws the graph and counts frames, without a violation of the policy', async ({ page }) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    await page.goto('/wasm-graphophile/');
    await canvas(page).scrollIntoViewIfNeeded();
    await expect(fps(page)).toHaveText(/^[1-9]\d* fps$/);
    await expect.poll(() => inkedPixels(page)).toBeGreaterThan(200);
    expect(problems).toEqual([]);
  });

  test('a Simple / Complex switch changes the graph', async ({ page }) => {
    await page.goto('/wasm-graphophile/');
    await expect(page.getByText(/which needs which.*nodes.*edges/s)).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Simple' })).toBeEnabled();
    await page.getByRole('radio', { name: 'Simple' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Complex' })).toBeChecked();
    await expect(page.getByText('10,242 nodes, 30,720 edges.')).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByText(/which needs which/)).toBeVisible();
  });

  test('a paused page draws the graph, steps it no more, and says so', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/wasm-graphophile/');
    await canvas(page).scrollIntoViewIfNeeded();
    await expect.poll(() => inkedPixels(page)).toBeGreaterThan(50);
    await expect(fps(page)).toHaveText('paused');
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeDisabled();
    const before = await canvas(page).screenshot();
    await openControls(page);
    await page.getByRole('button', { name: 'One step' }).click();
    await canvas(page).scrollIntoViewIfNeeded();
    await expect.poll(async () => (await canvas(page).screenshot()).equals(before)).toBe(false);
  });

  test('is turned and zoomed by the keyboard alone', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/wasm-graphophile/');
    await canvas(page).scrollIntoViewIfNeeded();
    await expect.poll(() => inkedPixels(page)).toBeGreaterThan(50);
    await canvas(page).focus();
    for (const key of ['ArrowRight', 'ArrowUp', '+', '-']) {
      const before = await canvas(page).screenshot();
      await page.keyboard.press(key);
      await expect
        .poll(async () => (await canvas(page).screenshot()).equals(before), { message: key })
        .toBe(false);
    }
  });

  test('is turned and zoomed by single presses, for those who cannot drag', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/wasm-graphophile/');
    await canvas(page).scrollIntoViewIfNeeded();
    await expect.poll(() => inkedPixels(page)).toBeGreaterThan(50);
    const pad = page.getByRole('group', { name: 'Turn and zoom' });
    for (const name of ['Turn left', 'Turn right', 'Turn up', 'Turn down', 'Zoom in', 'Zoom out']) {
      const before = await canvas(page).screenshot();
      await pad.getByRole('button', { name }).click();
      await expect
        .poll(async () => (await canvas(page).screenshot()).equals(before), { message: name })
        .toBe(false);
    }
  });

  test('finds a node by its name and tells its neighbours', async ({ page }) => {
    await page.goto('/wasm-graphophile/');
    await openControls(page);
    await page.getByRole('combobox', { name: 'Find a node' }).fill('react-dom');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/react-dom is joined to .*react/)).toBeVisible();
  });

  test('takes a graph of the visitor’s own, and names the line of one that it cannot read', async ({
    page,
  }) => {
    await page.goto('/wasm-graphophile/');
    await openControls(page);
    const file = page.getByLabel('Open a graph of your own');
    const text = (content: string) => ({
      ...{ name: 'mine.txt', mimeType: 'text/plain' },
      buffer: Buffer.from(content),
    });
    await file.setInputFiles(text('a b\nb c\nc a\n'));
    await expect(page.getByText(/mine\.txt.*3 nodes, 3 edges/s)).toBeVisible();
    await file.setInputFiles(text('a b\na b c d\n'));
    await expect(page.getByRole('alert').filter({ hasText: 'Line 2' })).toBeVisible();
    await expect(page.getByText(/3 nodes, 3 edges/)).toBeVisible();
  });

  test('draws through WebGL2 where it is asked to, from the same memory', async ({ page }) => {
    await page.goto('/wasm-graphophile/');
    await expect(canvas(page)).toBeVisible();
    const drawn = await page.evaluate(async () => {
      const element = document.createElement('canvas');
      element.style.cssText = 'position:fixed;inset:0;width:320px;height:240px';
      document.body.append(element);
      const base = 'graphophile' in window ? window.graphophile : undefined;
      if (!base) throw new Error('the host has not loaded');
      return new Promise<string>((resolve, reject) => {
        const handle = base.mount(element, {
          renderer: 'webgl',
          onEvent: (message) => {
            if (message.kind === 'unavailable') reject(new Error(message.reason));
            if (message.kind === 'ready') {
              handle.load({ nodeCount: 3, edges: Uint32Array.of(0, 1, 1, 2) });
            }
            if (message.kind === 'report' && message.report.fps > 0) {
              handle.dispose();
              resolve(`${message.report.nodes} nodes`);
            }
          },
        });
      });
    });
    expect(drawn).toBe('3 nodes');
  });

  test('draws again after the graphics card was taken away for a while', async ({ page }) => {
    await page.goto('/wasm-graphophile/');
    await expect(canvas(page)).toBeVisible();
    await page.evaluate(() => {
      // On the page, where a test can reach the context.
      Reflect.deleteProperty(HTMLCanvasElement.prototype, 'transferControlToOffscreen');
      const element = document.createElement('canvas');
      element.id = 'restored';
      element.style.cssText = 'position:fixed;inset:0;width:320px;height:240px';
      document.body.append(element);
      const handle = window.graphophile!.mount(element, { renderer: 'webgl' });
      handle.load({ nodeCount: 3, edges: Uint32Array.of(0, 1, 1, 2) });
    });
    const isDrawing = () =>
      page.evaluate(() => {
        const gl = document.querySelector<HTMLCanvasElement>('#restored')!.getContext('webgl2')!;
        return !gl.isContextLost() && gl.getParameter(gl.CURRENT_PROGRAM) !== null;
      });
    await expect.poll(isDrawing).toBe(true);
    await page.evaluate(async () => {
      const element = document.querySelector<HTMLCanvasElement>('#restored')!;
      const extension = element.getContext('webgl2')!.getExtension('WEBGL_lose_context')!;
      const lost = new Promise((resolve) => element.addEventListener('webglcontextlost', resolve));
      extension.loseContext();
      await lost;
      const back = new Promise((resolve) =>
        element.addEventListener('webglcontextrestored', resolve),
      );
      setTimeout(() => extension.restoreContext());
      await back;
    });
    await expect.poll(isDrawing).toBe(true);
  });

  test('gives its worker back when the page is left, and comes alive again on return', async ({
    page,
  }) => {
    await page.goto('/wasm-graphophile/');
    await expect(canvas(page)).toBeVisible();
    await expect.poll(() => page.workers().length).toBe(1);
    await page.getByRole('link', { name: labels.contact }).first().click();
    await expect(page).toHaveURL(/contact/);
    await expect
      .poll(() => page.workers().filter((w) => w.url().includes('graphophile')).length)
      .toBe(0);
    await page.goBack();
    await canvas(page).scrollIntoViewIfNeeded();
    await expect(fps(page)).toHaveText(/^[1-9]\d* fps$/);
  });

  test('the race shows WebAssembly, plain JavaScript and d3, which is loaded only then', async ({
    page,
  }) => {
    const files: string[] = [];
    page.on('request', (request) => files.push(new URL(request.url()).pathname));
    await page.goto('/wasm-graphophile/');
    await expect(canvas(page)).toBeVisible();
    expect(files.filter((file) => /graph\/race/.test(file))).toEqual([]);
    await page.getByRole('button', { name: 'Run the race' }).click();
    await expect(page.getByText(/Round [1-9] of 9/)).toBeVisible({ timeout: 45_000 });
    await expect(page.getByText(/^[\d.]+ ms$/)).toHaveCount(3);
    await page.getByRole('button', { name: 'Stop the race' }).click();
    await expect.poll(() => page.workers().filter((w) => w.url().includes('race')).length).toBe(0);
  });

  test('a window made narrow is not scrolled sideways before the script has followed it', async ({
    page,
  }) => {
    await page.addInitScript(() =>
      window.addEventListener('resize', (event) => event.stopImmediatePropagation()),
    );
    await page.goto('/wasm-graphophile/');
    await expect(canvas(page)).toBeVisible();
    await page.setViewportSize({ width: 320, height: 640 });
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sideways).toBe(0);
  });

  test('at 360 px nothing makes the page scroll sideways, small or large', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('/wasm-graphophile/');
    const sideways = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await sideways()).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'Open it large' }).click();
    expect(await sideways()).toBeLessThanOrEqual(0);
  });
});
