import { expect, test } from '../test';

test('the form logs the server’s sum of the fixed sample, shows none of it, and sends nothing pasted', async ({
  page,
}) => {
  const posted: string[] = [];
  page.on('request', (request) => posted.push(request.postData() ?? ''));
  await page.goto('/homomorphic/');
  const textarea = page.getByPlaceholder('Paste data.json here');
  await textarea.fill('{"mine": "secret-word"}');
  const form = page.locator('form', { has: textarea });
  await expect(form.getByText(/^Line 1, column 1: Give "values"/)).toBeVisible();
  const logged = page.waitForEvent('console', (message) => message.type() === 'log');
  await form.getByRole('button', { name: 'Submit' }).click();
  const sent = form.getByText(/^Sent\. The answer is in the browser’s console\./);
  await expect(sent).toBeVisible();
  const answer = (await (await logged).args()[0]?.jsonValue()) as { values: [string, number][] };
  expect(answer.values).toEqual([[expect.stringMatching(/^\d{1200,1234}$/), 0]]);
  expect(await form.innerText()).not.toContain(answer.values[0]?.[0].slice(0, 12));
  await expect(textarea).toHaveValue('{"mine": "secret-word"}');
  expect(posted.join()).not.toContain('secret-word');
});

test('what is no JSON is told in plain words', async ({ page }) => {
  await page.goto('/homomorphic/');
  await page.getByPlaceholder('Paste data.json here').fill('hello');
  await expect(page.getByText('This is not JSON: line 1 begins with “h”.')).toBeVisible();
});
