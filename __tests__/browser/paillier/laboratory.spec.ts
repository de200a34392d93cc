import { readFile } from 'node:fs/promises';
import { expect, test } from '../test';
import { button, encryptSendAndDecrypt, makeKey, told, total } from './visitor';

test('the private half of the key and the plain numbers never leave the page', async ({ page }) => {
  const sent: string[] = [];
  const kernel = page.waitForResponse('**/modular_power.wasm');
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
  await page.goto('/homomorphic/');
  await makeKey(page);
  await encryptSendAndDecrypt(page);
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
  await encryptSendAndDecrypt(page);
  await page.getByText('More: paste a table, data.json').click();
  const save = async (name: string) => {
    const download = page.waitForEvent('download');
    await button(page, name).click();
    return (await download).path();
  };
  const files = [await save('Download data.json'), await save('Download the private key')] as const;

  await page.reload();
  await page.getByText('More: size of the key, key files').click();
  await page.getByText('More: paste a table, data.json').click();
  await page.getByLabel('Load data.json').setInputFiles(files[0]);
  await page.getByLabel('Load a key file').setInputFiles(files[1]);
  await button(page, 'Send to the server').click();
  await button(page, 'Decrypt the total').click();
  await total(page, '131,750.75');
});

test('a file can be dropped on the words that invite to it', async ({ page }) => {
  await page.goto('/homomorphic/');
  await expect(button(page, 'Make a key')).toBeEnabled();
  await page.getByText('More: paste a table, data.json').click();
  const place = page.getByText('Load data.json', { exact: true });
  await place.scrollIntoViewIfNeeded();
  const box = (await place.boundingBox())!;
  const path = test.info().outputPath('data.json');
  const { writeFile } = await import('node:fs/promises');
  await writeFile(path, 'no data');
  const session = await page.context().newCDPSession(page);
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await session.send('Input.dispatchDragEvent', {
      type,
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
      data: { items: [], files: [path], dragOperationsMask: 1 },
    });
  }
  await expect(page.getByText('This is not JSON: line 1 begins with “n”.')).toBeVisible();
});

test('making a key can be cancelled, and the page stays alive meanwhile', async ({ page }) => {
  // The worker is kept from answering, as a slow machine would.
  await page.addInitScript(() => {
    Worker.prototype.postMessage = () => undefined;
  });
  await page.goto('/homomorphic/');
  await button(page, 'Make a key').click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await button(page, 'Cancel').click();
  await expect(page.getByRole('progressbar')).toBeHidden();
  await page.getByRole('textbox', { name: 'Number in row 1' }).fill('7');
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
  await encryptSendAndDecrypt(page);
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
  await expect(button(page, 'Vote')).toBeEnabled();
  await button(page, 'Vote').focus();
  await page.keyboard.press('Shift+Tab');
  await press('Salaries');
  await press('Make a key');
  await told(page, /is made\./);
  await press('Encrypt: Ada');
  await told(page, 'Ada has encrypted a number.');
  await press('Encrypt: Ben');
  await told(page, 'Ben has encrypted a number.');
  await press('Encrypt: Cleo');
  await told(page, 'Cleo has encrypted a number.');
  await press('Send to the server');
  await told(page, /answered/);
  await press('Decrypt the total');
  await expect(page.getByText('The same.', { exact: true })).toBeVisible();
  await press('Raise Ada’s number by 1,000');
  await told(page, /wrong by 1,000/);
});

test('the page’s own scripts of the laboratory come with its article only', async ({ page }) => {
  const scripts = () =>
    page.evaluate(async () => {
      const texts = await Promise.all(
        [...document.scripts]
          .filter(({ src }) => src)
          .map(async ({ src }) => (await fetch(src)).text()),
      );
      return texts.join('\n');
    });
  // Each article has all its scripts once what they make can be used.
  await page.goto('/homomorphic/');
  await expect(button(page, 'Run all four steps')).toBeEnabled();
  expect(await scripts()).toContain('Run all four steps');
  await page.goto('/wasm-graphophile/');
  await expect(page.locator('#figure-1').getByRole('slider').first()).toBeEnabled();
  await page.waitForLoadState('networkidle');
  expect(await scripts()).not.toContain('Run all four steps');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the article is whole, and the laboratory explains itself and shows nothing dead', async ({
    page,
  }) => {
    await page.goto('/homomorphic/');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(page.getByPlaceholder('Paste data.json here')).toHaveAttribute('rows', '6');
    await expect(page.getByText(/needs JavaScript; the text does not/)).toBeVisible();
    await expect(page.getByText(/Only your private key opens that: it is the total/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Run all four steps' })).toBeHidden();
    await expect(page.getByRole('textbox', { name: 'Number in row 1' })).toBeHidden();
    expect((await page.locator('article').innerText()).split(/\s+/).length).toBeGreaterThan(2000);
  });
});
