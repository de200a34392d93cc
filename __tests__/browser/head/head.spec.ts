import { expect, type Page, test } from '@playwright/test';
import { labels } from '@/lib/content/labels';
import { WITH_MOTION } from '../test';

test.use(WITH_MOTION);

const head = (page: Page) => page.getByRole('img', { name: /head, made of particles/ });
const overlay = (page: Page) => page.getByText('Loading Dave 2.0');

/** Keeps the stage off workers, so that a test can reach its canvas. */
const onPage = (page: Page) =>
  page.addInitScript(() => {
    Reflect.deleteProperty(HTMLCanvasElement.prototype, 'transferControlToOffscreen');
  });

async function askSomething(page: Page) {
  await page.getByLabel(labels.question).fill('Are you a real head?');
  const answer = page.waitForResponse('**/test');
  await page.getByLabel(labels.question).press('Enter');
  expect((await answer).status()).toBe(200);
}

test("the loading overlay reads 'Loading Dave 2.0' until me.obj is there", async ({ page }) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/me.obj', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  await expect(overlay(page)).toBeVisible();
  letGo();
  await expect(overlay(page)).toBeHidden();
  await expect(head(page)).toHaveAttribute('data-status', 'shown');
});

test('a model load failure is logged, the overlay hides, and the rest goes on', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.route('**/me.obj', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/');
  await expect(overlay(page)).toBeHidden();
  await expect
    .poll(() =>
      errors.find((text) => text.startsWith('An error occurred while loading the .obj model')),
    )
    .toBeTruthy();
  await askSomething(page);
});

for (const [where, prepare] of [
  ['in a worker', async () => undefined],
  ['on the page', onPage],
] as const) {
  test(`drawn ${where}, the head leaves no warning in the console`, async ({ page }) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      // Chromium's own, on machines without a graphics card.
      if (/GPU stall|GL Driver Message|swiftshader/i.test(message.text())) return;
      if (/warning|error/.test(message.type())) warnings.push(message.text());
    });
    await prepare(page);
    await page.goto('/');
    await expect(head(page)).toHaveAttribute('data-status', 'shown');
    expect(warnings).toEqual([]);
  });
}

test('the stage runs in a worker, and on the page where workers have no WebGL', async ({
  page,
}) => {
  await page.goto('/');
  await expect(head(page)).toHaveAttribute('data-status', 'shown');
  expect(page.workers()).toHaveLength(1);

  await page.addInitScript(() => {
    const post = Worker.prototype.postMessage;
    // A worker that is given a canvas says what one in WebKitGTK says.
    Worker.prototype.postMessage = function (this: Worker, message: unknown, ...rest: never[]) {
      const opens = typeof message === 'object' && message !== null && 'canvas' in message;
      if (!opens) return post.call(this, message, ...rest);
      const said = new MessageEvent('message', { data: { kind: 'unavailable' } });
      queueMicrotask(() => this.dispatchEvent(said));
    };
  });
  await page.reload();
  await expect(head(page)).toHaveAttribute('data-status', 'shown');
  await expect(head(page).locator('canvas')).toHaveCount(1);
  await expect.poll(() => page.workers().length).toBe(0);
});

test('without WebGL the page stays whole, the overlay goes, and the chat works', async ({
  page,
}) => {
  const failures: Error[] = [];
  page.on('pageerror', (error) => failures.push(error));
  await onPage(page);
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto('/');
  await expect(head(page)).toHaveAttribute('data-status', 'absent');
  await expect(overlay(page)).toBeHidden();
  await expect(head(page).locator('canvas')).toHaveCount(0);
  await askSomething(page);
  expect(failures).toEqual([]);
});

test('a lost context leaves the page whole and is restored when the browser gives it back', async ({
  page,
}) => {
  await onPage(page);
  await page.goto('/');
  await expect(head(page)).toHaveAttribute('data-status', 'shown');
  const canvas = head(page).locator('canvas');
  await canvas.evaluate((element: HTMLCanvasElement) => {
    const context = element.getContext('webgl2')?.getExtension('WEBGL_lose_context');
    Object.assign(window, { context });
    context?.loseContext();
  });
  await expect(head(page)).toHaveAttribute('data-status', 'absent');
  await askSomething(page);
  await page.evaluate(() => {
    (window as unknown as { context: WEBGL_lose_context }).context.restoreContext();
  });
  await expect(head(page)).toHaveAttribute('data-status', 'shown');
  await expect.poll(() => brightness(page)).toBeGreaterThan(0);
});

/** Light in the middle of the canvas, as the visitor sees it. */
async function brightness(page: Page): Promise<number> {
  const shot = await head(page).screenshot();
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const data = context?.getImageData(image.width / 4, image.height / 4, 100, 100).data ?? [];
    return Math.max(0, ...Array.from(data).filter((_, i) => i % 4 === 0)) > 120 ? 1 : 0;
  }, shot.toString('base64'));
}

for (const [width, height, expected] of [
  [1920, 1200, 800],
  [1280, 900, 800],
  [360, 640, 360],
] as const) {
  test(`the container is a square of 800x800 px at most, and fits ${width}x${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    // The scene takes the place of its frame, which is gone for that moment.
    await expect(head(page)).toHaveAttribute('data-status', 'shown');
    const box = await head(page).boundingBox();
    expect(box?.width).toBeCloseTo(box?.height ?? 0, 0);
    expect(box?.width).toBeLessThanOrEqual(expected);
    expect(box?.width).toBeGreaterThan(expected / 3);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
}

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the head is still, and no loop runs', async ({ page }) => {
    await onPage(page);
    await page.addInitScript(() => {
      const request = window.requestAnimationFrame.bind(window);
      Object.assign(window, { frames: 0 });
      window.requestAnimationFrame = (callback) => {
        (window as unknown as { frames: number }).frames++;
        return request(callback);
      };
    });
    await page.goto('/');
    await expect(head(page)).toHaveAttribute('data-status', 'shown');
    await expect.poll(() => brightness(page)).toBe(1);
    const frames = () => page.evaluate(() => (window as unknown as { frames: number }).frames);
    const before = await frames();
    // Sixty frames of the browser's own, without any of ours.
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const sheet = document.createElement('div').animate([], { duration: 1000 });
          sheet.onfinish = () => resolve();
        }),
    );
    expect((await frames()) - before).toBeLessThan(3);
  });
});

test('fifty navigations leave workers, canvases and listeners where they were', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.goto('/');
  await expect(head(page)).toHaveAttribute('data-status', 'shown');
  const client = await page.context().newCDPSession(page);
  const listeners = async () => {
    await client.send('HeapProfiler.collectGarbage');
    return (await client.send('Memory.getDOMCounters')).jsEventListeners;
  };
  const roundTrip = async () => {
    await page.getByRole('link', { name: 'Privacy', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy notice');
    await expect.poll(() => page.workers().length).toBe(0);
    await page.goBack();
    await expect(head(page)).toHaveCount(1);
  };
  // The first way there loads what stays loaded.
  for (let i = 0; i < 3; i++) await roundTrip();
  const before = await listeners();
  for (let i = 0; i < 22; i++) await roundTrip();
  await expect(head(page)).toHaveAttribute('data-status', 'shown');
  expect(page.workers()).toHaveLength(1);
  await expect(page.locator('canvas')).toHaveCount(1);
  expect(await listeners()).toBeLessThan(before + 15);
});

test('a visitor turns the head by dragging, once the camera has settled', async ({ page }) => {
  await onPage(page);
  await page.goto('/');
  await expect(head(page)).toHaveAttribute('data-status', 'shown');
  await expect.poll(() => brightness(page)).toBe(1);
  const box = (await head(page).boundingBox())!;
  const look = () => head(page).screenshot();
  await page.getByRole('button', { name: /motion/ }).click();
  await page.mouse.move(5, 5);
  const before = await look();
  expect((await look()).equals(before)).toBe(true);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.8, box.y + box.height / 2, { steps: 5 });
  await page.mouse.up();
  await expect.poll(async () => (await look()).equals(before)).toBe(false);
});
