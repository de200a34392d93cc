import { labels } from '@/lib/content/labels';
import { holdScripts } from '../holdScripts';
import { expect, type Page, test } from '../test';

interface Field {
  name: string;
  path: string;
  /** What a visitor does to the field. */
  fill: (page: Page) => Promise<void>;
  /** What the page must then have understood. */
  expectTaken: (page: Page) => Promise<void>;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const DATA_FILE = {
  name: 'data.json',
  mimeType: 'application/json',
  buffer: Buffer.from('no data'),
};
const EDGES = { name: 'edges.txt', mimeType: 'text/plain', buffer: Buffer.from('a b\nb c\n') };

const FIELDS: Field[] = [
  {
    name: 'a question that was typed',
    path: '/',
    fill: (page) => page.getByRole('textbox', { name: labels.question }).fill('Where do you'),
    async expectTaken(page) {
      const field = page.getByRole('textbox', { name: labels.question });
      const asked = page.waitForRequest('**/test');
      await field.press('End');
      await field.pressSequentially(' live?');
      await field.press('Enter');
      expect((await asked).postDataJSON()).toMatchObject({ prompt: 'Where do you live?' });
    },
  },
  {
    name: 'text that was pasted into the form',
    path: '/homomorphic/',
    fill: (page) => page.getByPlaceholder('Paste data.json here').fill('{"mine": 1}'),
    expectTaken: (page) => expect(page.getByText(/^Line 1, column 1: Give "values"/)).toBeVisible(),
  },
  {
    name: 'a number in the laboratory',
    path: '/homomorphic/',
    fill: (page) => page.getByRole('textbox', { name: 'Number in row 2' }).fill('no number'),
    async expectTaken(page) {
      await button(page, 'Make a key').click();
      await button(page, 'Encrypt all').click();
      await expect(page.getByRole('alert').filter({ hasText: /^Row 2/ })).toBeVisible();
    },
  },
  {
    name: 'names in the laboratory',
    path: '/homomorphic/',
    async fill(page) {
      await page.getByRole('textbox', { name: 'Name in row 1' }).fill('Zoe');
      await page.getByRole('textbox', { name: 'Name in row 3' }).fill('Yan');
    },
    async expectTaken(page) {
      await button(page, 'Remove row 2').click();
      await expect(page.getByRole('textbox', { name: 'Name in row 1' })).toHaveValue('Zoe');
      await expect(page.getByRole('textbox', { name: 'Name in row 2' })).toHaveValue('Yan');
    },
  },
  {
    name: 'a column of numbers that was pasted',
    path: '/homomorphic/',
    async fill(page) {
      await page.getByText('More: paste a table, data.json').click();
      await page.getByRole('textbox', { name: /^One number a line/ }).fill('1\n2\n3');
    },
    expectTaken: (page) => expect(page.getByText('3 lines; they replace')).toBeVisible(),
  },
  {
    name: 'the size of a key',
    path: '/homomorphic/',
    fill: async (page) => {
      await page.getByText('More: size of the key, key files').click();
      await page.getByRole('combobox', { name: 'Size of the key' }).selectOption('1024');
    },
    async expectTaken(page) {
      await button(page, 'Make a key').click();
      await expect(page.getByText('A key of this size is insecure')).toBeVisible();
    },
  },
  {
    name: 'the choice of one exponent',
    path: '/homomorphic/',
    async fill(page) {
      await page.getByText('More: paste a table, data.json').click();
      await page.getByRole('checkbox', { name: /same exponent/ }).check();
    },
    async expectTaken(page) {
      await button(page, 'Make a key').click();
      await expect(page.getByRole('checkbox', { name: /same exponent/ })).toBeChecked();
      await button(page, 'Encrypt all').click();
      const data = page.waitForEvent('download');
      await button(page, 'Download data.json').click();
      const { values } = JSON.parse(await readText((await data).createReadStream())) as {
        values: [string, number][];
      };
      expect(new Set(values.map(([, exponent]) => exponent)).size).toBe(1);
    },
  },
  {
    name: 'a file of numbers that was chosen',
    path: '/homomorphic/',
    fill: (page) => page.getByLabel('Load data.json').setInputFiles(DATA_FILE),
    expectTaken: (page) =>
      expect(
        page.getByRole('alert').filter({ hasText: /^This is not JSON: line 1/ }),
      ).toBeVisible(),
  },
  {
    name: 'what is to be worked out',
    path: '/homomorphic/',
    async fill(page) {
      await page.getByText('More: mean, difference, weights').click();
      await page.getByRole('combobox', { name: 'Work out' }).selectOption('The mean');
    },
    expectTaken: (page) =>
      expect(page.getByRole('heading', { name: '4 Decrypt the mean' })).toBeVisible(),
  },
  {
    name: 'a theme',
    path: '/contact/',
    fill: (page) => page.getByRole('radio', { name: 'Light' }).check({ force: true }),
    async expectTaken(page) {
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked();
    },
  },
  {
    name: 'the other graph',
    path: '/wasm-graphophile/',
    fill: (page) => page.getByRole('radio', { name: 'Complex' }).check({ force: true }),
    expectTaken: (page) => expect(page.getByText('10,242 nodes, 30,720 edges.')).toBeVisible(),
  },
  {
    name: 'a graph of one’s own',
    path: '/wasm-graphophile/',
    async fill(page) {
      await page.getByText('Controls, numbers, and a graph of your own').click();
      await page.getByLabel('Open a graph of your own').setInputFiles(EDGES);
    },
    expectTaken: (page) => expect(page.getByText('3 nodes, 2 edges.')).toBeVisible(),
  },
  {
    name: 'a graph that was dropped',
    path: '/wasm-graphophile/',
    async fill(page) {
      await page.getByText('Controls, numbers, and a graph of your own').click();
      await drop(page, 'Choose it or drop it here', EDGES);
    },
    expectTaken: (page) => expect(page.getByText('3 nodes, 2 edges.')).toBeVisible(),
  },
];

async function readText(stream: Promise<AsyncIterable<Buffer>>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of await stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

/** Drops a file on the words that invite to it, through the browser's own drag and drop. */
async function drop(page: Page, words: string, file: typeof EDGES): Promise<void> {
  const place = page.getByText(words);
  await place.scrollIntoViewIfNeeded();
  const box = (await place.boundingBox())!;
  const path = test.info().outputPath(file.name);
  const { writeFile } = await import('node:fs/promises');
  await writeFile(path, file.buffer);
  const session = await page.context().newCDPSession(page);
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await session.send('Input.dispatchDragEvent', {
      type,
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
      data: { items: [], files: [path], dragOperationsMask: 1 },
    });
  }
}

const hydrated = (page: Page) => expect(button(page, 'Share')).toBeEnabled();

for (const { name, path, fill, expectTaken } of FIELDS) {
  test(`${name} before the scripts came counts when they come`, async ({ page }) => {
    const letThrough = await holdScripts(page);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await fill(page);
    letThrough();
    await hydrated(page);
    await expectTaken(page);
  });

  test(`${name} the moment after hydration counts`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'commit' });
    await hydrated(page);
    await fill(page);
    await expectTaken(page);
  });
}

for (const [how, ask] of Object.entries({
  'by Enter': async (page: Page) => {
    await page.getByRole('textbox', { name: labels.question }).fill('Who are you?');
    await page.keyboard.press('Enter');
  },
  'by the button': async (page: Page) => {
    await page.getByRole('textbox', { name: labels.question }).fill('Who are you?');
    await button(page, 'Ask >>').click();
  },
  'by one of the questions to begin with': async (page: Page) => {
    await page
      .getByRole('list', { name: 'Questions to begin with' })
      .getByRole('button')
      .first()
      .click();
  },
})) {
  test(`a question that was asked ${how} before the scripts came is answered when they come`, async ({
    page,
  }) => {
    const letThrough = await holdScripts(page);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const asked = page.waitForRequest('**/test');
    await ask(page);
    await page.waitForURL(/\/\?q=./, { waitUntil: 'commit' });
    letThrough();
    const { prompt } = (await asked).postDataJSON() as { prompt: string };
    expect(prompt).toBe(new URL(page.url()).searchParams.get('q'));
  });
}

for (const [path, names] of Object.entries<(string | RegExp)[]>({
  '/': ['Share', /^(Pause|Play) motion$/],
  '/wasm-graphophile/': ['Open it large', 'Run the race'],
  '/homomorphic/': [
    'Submit',
    'Salaries',
    'Run all four steps',
    'Make a key',
    'Add a person',
    'Remove row 1',
  ],
})) {
  test(`buttons of ${path} that need scripts are disabled until they work`, async ({ page }) => {
    const letThrough = await holdScripts(page);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const buttons = names.map((name) => page.getByRole('button', { name, exact: true }));
    for (const one of buttons) await expect(one).toBeDisabled();
    letThrough();
    for (const one of buttons) await expect(one).toBeEnabled();
  });
}

test('Back leads to the top of a page that was left before its scripts came', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 320 });
  const letThrough = await holdScripts(page);
  await page.goto('/disrupt/', { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => window.scrollTo(0, 400));
  await page.getByRole('link', { name: 'Privacy', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy notice');
  letThrough();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(labels.articles);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
