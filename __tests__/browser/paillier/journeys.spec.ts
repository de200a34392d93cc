import { accessibilityFaults } from '../accessibility';
import { THEMES } from '../pages';
import { expect, test, WITH_MOTION } from '../test';
import { button, makeKey, overflow, RUN_TIMEOUT_MS, told, total } from './visitor';

const PRESETS: { preset: string; sum: string; point: RegExp; beside?: string }[] = [
  { preset: 'Salaries', sum: '131,750.75', point: /added 3 numbers and read none/ },
  { preset: 'Vote', sum: '3', point: /^3 of 5 said yes\. The server added 5 numbers/ },
  {
    preset: 'Ten times 0.1',
    sum: '1',
    point: /added 10 numbers and read none/,
    // JavaScript's own sum stands beside the exact one.
    beside: '0.9999999999999999',
  },
];

for (const { preset, sum, point, beside } of PRESETS) {
  for (const width of [360, 1280]) {
    test(`${preset} at ${width} px: one button leads from the key to the total, and it is in sight`, async ({
      page,
    }) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/homomorphic/');
      await button(page, preset).click();
      await button(page, 'Run all four steps').click();
      await expect(button(page, 'Stop')).toBeInViewport();
      await told(page, `The total is ${sum}.`, RUN_TIMEOUT_MS);
      await total(page, sum);
      await expect(page.getByText(point)).toBeInViewport();
      await expect(page.getByText('The same.', { exact: true })).toBeVisible();
      if (beside) await expect(page.locator('strong', { hasText: beside })).toBeVisible();
      await expect(button(page, 'Run all four steps')).toBeEnabled();

      await button(page, /^Raise Ada’s number/).click();
      await told(page, /wrong by 1(,000)?, and nothing raised an alarm/);
      await button(page, 'Decrypt every number').click();
      await expect(page.getByText(/must not work together/)).toBeVisible();

      for (const theme of THEMES) {
        await page.getByRole('radio', { name: theme, exact: false }).check();
        expect.soft(await overflow(page), theme).toBe(0);
        expect.soft(await accessibilityFaults(page, 'article'), theme).toEqual([]);
      }
      expect(complaints).toEqual([]);
    });
  }
}

for (const [how, use] of Object.entries({ 'with motion': WITH_MOTION, 'without motion': {} })) {
  test.describe(how, () => {
    test.use(use);

    test('on a phone each press brings the next step into sight', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 700 });
      await page.goto('/homomorphic/');
      for (const [press, next] of [
        ['Make a key', 'Encrypt all'],
        ['Encrypt all', 'Send to the server'],
        ['Send to the server', 'Decrypt the total'],
      ] as const) {
        await button(page, press).click();
        await expect(button(page, next)).toBeEnabled();
        await expect(button(page, next)).toBeInViewport({ ratio: 1 });
      }
      await button(page, 'Decrypt the total').click();
      await expect(page.getByText('The same.', { exact: true })).toBeInViewport();
    });
  });
}

test('the run can be stopped, and goes on by hand', async ({ page }) => {
  await page.goto('/homomorphic/');
  await button(page, 'Run all four steps').click();
  await told(page, /^A key of 3,072 bits is made/);
  await page.keyboard.press('Escape');
  await expect(button(page, 'Run all four steps')).toBeEnabled();
  await button(page, 'Encrypt all').click();
  await told(page, '3 numbers are encrypted.');
});

test.describe('names and numbers are not cut', () => {
  for (const { width, text } of [
    { width: 320, text: '100%' },
    { width: 390, text: '200%' },
    { width: 768, text: '100%' },
    { width: 1280, text: '200%' },
  ]) {
    test(`at ${width} px with text at ${text}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/homomorphic/');
      await page.evaluate((size) => (document.documentElement.style.fontSize = size), text);
      await makeKey(page, '1024');
      await button(page, 'Encrypt all').click();
      await told(page, '3 numbers are encrypted.');
      const laboratory = page.getByRole('list', { name: 'The people and their numbers' });
      const cut = await laboratory
        .getByRole('textbox')
        .evaluateAll((fields) =>
          (fields as HTMLInputElement[])
            .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
            .map(({ value }) => value),
        );
      expect(cut).toEqual([]);
      const right = await laboratory.evaluate((list) => list.getBoundingClientRect().right);
      expect(right).toBeLessThanOrEqual(width);
    });
  }
});
