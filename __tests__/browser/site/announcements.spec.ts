import { labels } from '@/lib/content/labels';
import { recordAnnouncements } from '../announcements';
import { button, RUN_TIMEOUT_MS } from '../paillier/visitor';
import { expect, type Page, test, WITH_MOTION } from '../test';

/*
 * What a screen reader speaks by itself on whole journeys, each sentence once and nothing else. The
 * answers are the test's own: no word here is an owner's.
 */

const field = (page: Page) => page.getByRole('textbox', { name: labels.question });

test.describe('on home', () => {
  test.use(WITH_MOTION);

  test('nothing unasked; then that it is thinking, and each reply as a whole', async ({ page }) => {
    const { said } = await recordAnnouncements(page);
    const replies = ['The first reply.', 'The second reply, which is stopped.', 'The third.'];
    let asked = 0;
    await page.route('**/test', (route) =>
      route.fulfill({ contentType: 'text/plain', body: replies[asked++] ?? '' }),
    );
    await page.goto('/');
    // The greeting is typed, and the head has been given up: this spec's model does not come.
    const typed = page.getByTestId('typed-text');
    await expect(typed).toHaveAttribute('aria-hidden', 'false');
    await expect(page.getByText(/^Loading /)).toBeHidden();
    expect(await said()).toEqual([]);

    await field(page).fill('One?');
    await field(page).press('Enter');
    await expect(field(page)).toBeEnabled();
    await expect(typed).toHaveText(replies[0]!);
    expect(await said()).toEqual([labels.thinking, replies[0]]);

    await field(page).fill('Two?');
    await field(page).press('Enter');
    await expect(typed).toHaveText(replies[1]!);
    await page.keyboard.press('Escape');
    await expect(field(page)).toBeEnabled();
    expect(await said()).toEqual([labels.thinking, replies[0], labels.thinking, replies[1]]);

    await page.getByRole('link', { name: labels.articles }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(labels.articles);
    await page.goBack();
    await expect(typed).toHaveText(replies[1]!);
    await field(page).fill('Three?');
    await field(page).press('Enter');
    await expect(field(page)).toBeEnabled();
    await expect(typed).toHaveText(replies[2]!);
    const [title, back, ...rest] = (await said()).slice(4);
    // The pages say their titles when they are gone to.
    expect([title, back]).toEqual([
      expect.stringContaining(labels.articles),
      expect.stringMatching(/\S/),
    ]);
    expect(rest).toEqual([labels.thinking, replies[2]]);
  });
});

test('in the graph: another graph, a node that was found, a race that began and was won', async ({
  page,
}) => {
  const { said } = await recordAnnouncements(page);
  await page.goto('/wasm-graphophile/');
  await expect(page.getByText(/which needs which.*nodes.*edges/s)).toBeVisible();
  await page.getByText('Controls, numbers, and a graph of your own').click();
  expect(await said()).toEqual([]);

  await page.getByRole('textbox', { name: 'Or paste it' }).fill('Rome Milan\nMilan Turin');
  await button(page, 'Draw it').click();
  await expect(page.getByText(/as it was pasted.*3 nodes, 2 edges/s)).toBeVisible();
  const find = page.getByRole('combobox', { name: 'Find a node' });
  await find.fill('Milan');
  await find.press('Enter');
  await expect(page.getByText('Milan is joined to')).toBeVisible();
  await find.fill('Atlantis');
  await find.press('Enter');
  await expect(page.getByText('No node’s name holds')).toBeVisible();
  await page.getByRole('radio', { name: 'Complex' }).check();
  await expect(page.getByText('10,242 nodes, 30,720 edges.')).toBeVisible();
  await expect(page.getByText('Point at a node')).toBeVisible();
  const graph = [
    'The new graph has 3 nodes and 2 edges.',
    'Milan is joined to Rome, Turin.',
    'No node’s name holds “Atlantis”.',
    'The new graph has 10,242 nodes and 30,720 edges.',
  ];
  expect(await said()).toEqual(graph);

  await button(page, 'Run the race').click();
  await expect(button(page, 'Run it again')).toBeVisible({ timeout: 90_000 });
  expect(await said()).toEqual([
    ...graph,
    'The race has begun.',
    expect.stringMatching(
      /^The race was won by \S.* with [\d.]+ milliseconds a step, .* as fast as \S.* and .* as fast as \S.*\.$/,
    ),
  ]);
});

test('in the laboratory: each step’s outcome, with its numbers', async ({ page }) => {
  const { said } = await recordAnnouncements(page);
  await page.goto('/homomorphic/');
  await expect(button(page, 'Run all four steps')).toBeEnabled();
  expect(await said()).toEqual([]);
  await button(page, 'Run all four steps').click();
  await expect(page.getByText('The same.', { exact: true })).toBeVisible({
    timeout: RUN_TIMEOUT_MS,
  });
  const run = [
    'A key of 3,072 bits is made.',
    ...['Ada', 'Ben', 'Cleo'].map((name) => `${name} has encrypted a number.`),
    'The server has answered with one encrypted number.',
    'The total is 131,750.75.',
  ];
  expect(await said()).toEqual(run);

  await button(page, 'Raise Ada’s number by 1,000').click();
  const verdict = 'The total opens to 132,750.75: wrong by 1,000, and nothing raised an alarm.';
  await expect.poll(said).toEqual([...run, verdict]);
});
