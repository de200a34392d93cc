import { expect, type Page } from '../test';

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });

/** The run of all steps pauses to be looked at, and slow machines take their time in between. */
export const RUN_TIMEOUT_MS = 60_000;

/** What is told to those who do not see the page. */
export const told = (page: Page, words: string | RegExp, timeout = 15_000) =>
  expect(page.getByRole('status').filter({ hasText: words })).toHaveCount(1, { timeout });

export const total = (page: Page, text: string) =>
  expect(
    page.getByRole('listitem', { name: /^4 Decrypt/ }).getByText(text, { exact: true }),
  ).toBeVisible();

export async function makeKey(page: Page, bits = '2048') {
  await page.getByText('More: size of the key, key files').click();
  await page.getByRole('combobox', { name: 'Size of the key' }).selectOption(bits);
  await button(page, 'Make a key').click();
  await expect(page.getByText(/^Your key of .* bits was made in/)).toBeVisible();
}

export async function encryptSendAndDecrypt(page: Page) {
  await button(page, 'Encrypt all').click();
  await told(page, '3 numbers are encrypted.');
  await button(page, 'Send to the server').click();
  await told(page, 'The server has answered with one encrypted number.');
  await button(page, 'Decrypt the total').click();
  await told(page, 'The total is 131,750.75.');
  await total(page, '131,750.75');
  await expect(page.getByText('The same.', { exact: true })).toBeVisible();
}

export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
