import { readFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import { THEMES } from '../pages';
import { expect, type Page, test } from '../test';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function makeKey(page: Page, bits = '2048') {
  await page.getByRole('combobox', { name: /^Size/ }).selectOption(bits);
  await button(page, 'Make a key').click();
  await expect(page.getByText('kept in this tab, never sent')).toBeVisible();
}

async function lockSendAndOpen(page: Page) {
  await button(page, 'Lock the numbers').click();
  await expect(page.getByRole('list', { name: 'The locked numbers' })).toBeVisible();
  await button(page, 'Send to the server').click();
  await expect(page.getByText('The answer, still locked')).toBeVisible();
  await button(page, 'Open the answer').click();
  await expect(page.getByText('130,550.75', { exact: true })).toBeVisible();
  await expect(page.getByText('The plain sum says the same.')).toBeVisible();
}

test('the laboratory works from key to sum, and fits every theme and width', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/homomorphic/');
  await makeKey(page, '3072');
  await lockSendAndOpen(page);
  await button(page, 'Lock it anew').click();
  await expect(page.getByText('It opens to 41,500')).toBeVisible();
  await page.getByText('All that the server received').click();

  for (const theme of THEMES) {
    await page.getByRole('radio', { name: theme, exact: false }).check();
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect.soft({ theme, width, overflow }).toEqual({ theme, width, overflow: 0 });
      const { violations } = await new AxeBuilder({ page }).include('article').analyze();
      const found = violations.map(({ id, nodes }) => [id, nodes[0]?.html]);
      expect.soft(found, `${theme}, ${width} px`).toEqual([]);
    }
  }
  expect(complaints).toEqual([]);
});

test('the private half of the key never leaves the page', async ({ page }) => {
  const sent: string[] = [];
  const kernel = page.waitForResponse('**/modular_power.wasm');
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
  await page.goto('/homomorphic/');
  await makeKey(page);
  await lockSendAndOpen(page);
  expect((await kernel).ok()).toBe(true);

  const download = page.waitForEvent('download');
  await button(page, 'Download the private key').click();
  const text = await readFile(await (await download).path(), 'utf8');
  const key = JSON.parse(text) as { warning: string; p: string; q: string };
  expect(key.warning).toMatch(/^PRIVATE KEY/);
  const primes = [key.p, key.q].flatMap((prime) => {
    const hex = Buffer.from(prime, 'base64url').toString('hex');
    return [prime, hex, BigInt(`0x${hex}`).toString()];
  });
  const all = sent.join('\n');
  expect(all).toContain('"public_key"');
  for (const prime of primes) expect(all).not.toContain(prime);
  for (const name of ['Ada', 'Cleo']) expect(all).not.toContain(name);
  // As a number of its own: among a ciphertext's digits these five stand now and then by chance.
  expect(all).not.toMatch(/(?<!\d)38250(?!\d)/);
});

test('data.json and key file go out and come back', async ({ page }) => {
  await page.goto('/homomorphic/');
  await makeKey(page);
  await lockSendAndOpen(page);
  const save = async (name: string) => {
    const download = page.waitForEvent('download');
    await button(page, name).click();
    return (await download).path();
  };
  const files = [await save('Download data.json'), await save('Download the private key')] as const;

  await page.reload();
  await page.getByLabel('Load data.json').setInputFiles(files[0]);
  await page.getByLabel('Load a key file').setInputFiles(files[1]);
  await button(page, 'Send to the server').click();
  await button(page, 'Open the answer').click();
  await expect(page.getByText('130,550.75', { exact: true })).toBeVisible();
});

test('making a key can be cancelled, and the page stays alive meanwhile', async ({ page }) => {
  await page.goto('/homomorphic/');
  // The worker is kept from answering, as a slow machine would.
  await page.addInitScript(() => {
    Worker.prototype.postMessage = () => undefined;
  });
  await page.reload();
  await button(page, 'Make a key').click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.getByRole('textbox', { name: 'Number in row 1' }).fill('7');
  await button(page, 'Cancel').click();
  await expect(page.getByRole('progressbar')).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Number in row 1' })).toHaveValue('7');
  await expect(button(page, 'Make a key')).toBeEnabled();
});

test('the laboratory works without the kernel, by BigInt', async ({ page }) => {
  let refused = 0;
  await page.route('**/modular_power.wasm', (route) => {
    refused++;
    return route.fulfill({ status: 404 });
  });
  await page.goto('/homomorphic/');
  await makeKey(page);
  await lockSendAndOpen(page);
  expect(refused).toBeGreaterThan(0);
});

test('it can be used with the keyboard alone', async ({ page }) => {
  await page.goto('/homomorphic/');
  const press = async (name: string) => {
    const target = button(page, name);
    for (let tab = 0; tab < 60; tab++) {
      if (await target.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await expect(target).toBeFocused();
    await page.keyboard.press('Enter');
  };
  await page.getByRole('combobox', { name: /^Size/ }).focus();
  await page.keyboard.press('ArrowDown');
  await press('Make a key');
  await expect(page.getByText('kept in this tab, never sent')).toBeVisible();
  await press('Lock the numbers');
  await expect(page.getByRole('list', { name: 'The locked numbers' })).toBeVisible();
  await press('Send to the server');
  await expect(page.getByText('The answer, still locked')).toBeVisible();
  await press('Open the answer');
  await expect(page.getByText('The plain sum says the same.')).toBeVisible();
});

test('the form logs the server’s sum of the fixed sample, shows nothing, and sends nothing pasted', async ({
  page,
}) => {
  const posted: string[] = [];
  page.on('request', (request) => posted.push(request.postData() ?? ''));
  await page.goto('/homomorphic/');
  const textarea = page.getByPlaceholder('Paste data.json here');
  await textarea.fill('{"mine": "secret-word"}');
  const form = page.locator('form', { has: textarea });
  await expect(form.getByRole('status')).toHaveText(/^Line 1, column 1: Give "values"/);
  const before = await form.innerText();
  const logged = page.waitForEvent('console', (message) => message.type() === 'log');
  await form.getByRole('button', { name: 'Submit' }).click();
  const answer = (await (await logged).args()[0]?.jsonValue()) as { values: [string, number][] };
  expect(answer.values).toEqual([[expect.stringMatching(/^\d{1200,1234}$/), 0]]);
  expect(await form.innerText()).toBe(before);
  await expect(textarea).toHaveValue('{"mine": "secret-word"}');
  expect(posted.join()).not.toContain('secret-word');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the article is whole, and the laboratory says what it needs', async ({ page }) => {
    await page.goto('/homomorphic/');
    await expect(page.getByRole('heading', { name: 'The arithmetic' })).toBeVisible();
    await expect(page.getByPlaceholder('Paste data.json here')).toHaveAttribute('rows', '6');
    await expect(page.getByText(/needs JavaScript; the text does not/)).toBeVisible();
    expect((await page.locator('article').innerText()).split(/\s+/).length).toBeGreaterThan(2000);
  });
});
