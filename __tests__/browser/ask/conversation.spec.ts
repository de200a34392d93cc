import { site } from '@/content/site';
import { readArticles } from '@/lib/content/articles';
import { labels } from '@/lib/content/labels';
import { expect, type Page, test, WITH_MOTION } from '../test';

test.use(WITH_MOTION);

const QUESTION = { name: labels.question };

/** Where the whole reply is told to screen readers. */
const told = (page: Page) => page.getByRole('region', { name: labels.ask }).getByRole('status');

test.describe('asking Dave', () => {
  test('gets a real, relevant reply, typed out, from the keyboard alone', async ({ page }) => {
    await page.goto('/');
    const field = page.getByRole('textbox', QUESTION);
    await expect(field).toBeEnabled();
    await field.focus();
    await page.keyboard.type('How can a server add numbers it cannot read?');
    await page.keyboard.press('Enter');
    await expect(field).toBeDisabled();
    await expect(told(page)).toHaveText(/encrypt|Paillier|homomorphic/i);
    await page.keyboard.press('Escape');
    await expect(field).toBeEnabled();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('');
    // Once it was told it stands where everyone reads it, and there alone.
    await expect(told(page)).toBeEmpty();
    const said = page.getByRole('region', { name: 'What Dave says' }).getByRole('paragraph');
    await expect(said.last()).toHaveText(/encrypt|Paillier|homomorphic/i);
  });

  test('types the initial greeting on load', async ({ page }) => {
    await page.goto('/');
    const typed = page.getByTestId('typed-text').locator('span').first();
    await expect(typed).toHaveText(/^Hello.{1,20}$/);
    await expect(typed).toHaveText(site.ask.greeting);
  });

  test("while Dave thinks, says 'Braining' and takes no other question", async ({ page }) => {
    let release = () => {};
    await page.route('**/test', async (route) => {
      await new Promise<void>((resolve) => (release = resolve));
      await route.fulfill({ contentType: 'application/json', body: '"Done thinking."' });
    });
    await page.goto('/');
    await page.keyboard.press('Escape');
    await page.getByRole('textbox', QUESTION).fill('Think');
    await page.getByRole('button', { name: '>>' }).click();
    await expect(page.getByText(new RegExp(`^${labels.thinking}\\.{3}$`))).toBeVisible();
    await expect(page.getByRole('textbox', QUESTION)).toBeDisabled();
    await expect(page.getByRole('button', { name: '>>' })).toBeDisabled();
    release();
    await expect(told(page)).toHaveText('Done thinking.');
    await expect(page.getByRole('textbox', QUESTION)).toBeEnabled();
  });

  test("types 'My brain hurts to much today' when the service fails; the question stays", async ({
    page,
  }) => {
    const logged: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') logged.push(message.text());
    });
    await page.route('**/test', (route) => route.abort());
    await page.goto('/');
    await page.keyboard.press('Escape');
    await page.getByRole('textbox', QUESTION).fill('Anyone there?');
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('typed-text')).toHaveText(/^My brain hurts to much today/);
    await expect(page.getByRole('textbox', QUESTION)).toHaveValue('Anyone there?');
    expect(logged.join('\n')).toContain('could not be reached');
  });

  test('what was said stands there after a visit to another page, and is followed up', async ({
    page,
  }) => {
    const bodies: unknown[] = [];
    await page.route('**/test', (route) => {
      bodies.push(route.request().postDataJSON());
      return route.fulfill({ contentType: 'text/plain', body: `Reply ${bodies.length}.` });
    });
    const article = readArticles()[0]!;
    await page.goto('/');
    const field = page.getByRole('textbox', QUESTION);
    const typed = page.getByTestId('typed-text');
    const says = page.getByRole('region', { name: 'What Dave says' });
    const heading = page.getByRole('heading', { level: 1 });
    const ask = async (question: string, reply: string) => {
      await field.fill(question);
      await field.press('Enter');
      await expect(typed).toHaveText(reply);
      await expect(field).toBeEnabled();
    };
    await ask('One?', 'Reply 1.');

    const bar = page.getByRole('banner');
    await bar.getByRole('link', { name: labels.articles }).click();
    await page.getByRole('main').getByRole('link', { name: article.title }).click();
    await expect(heading).toHaveText(article.title);
    await bar.getByRole('link', { name: site.name }).click();
    await expect(heading).toHaveText(labels.ask);
    // Whole as soon as it is there: nothing is typed again, and nothing is told.
    await expect(typed).toHaveAttribute('aria-hidden', 'false');
    expect(await typed.locator('span').first().textContent()).toBe('Reply 1.');
    await expect(told(page)).toBeEmpty();
    await ask('And then?', 'Reply 2.');

    await bar.getByRole('link', { name: labels.contact }).click();
    await expect(heading).toHaveText(labels.contact);
    await page.goBack();
    await expect(heading).toHaveText(labels.ask);
    for (const words of ['One?', 'Reply 1.', 'And then?', 'Reply 2.']) {
      await expect(says.getByText(words, { exact: true })).toBeVisible();
    }
    expect(bodies).toEqual([
      { prompt: 'One?' },
      { prompt: 'And then?', previous: { prompt: 'One?', reply: 'Reply 1.' } },
    ]);

    // Nothing was written down: a page that is loaded anew begins anew.
    await page.reload();
    await expect(typed.locator('span').first()).toHaveText(site.ask.greeting);
    await expect(says.getByText('One?')).toHaveCount(0);
  });

  test('words never jump to another line while they are typed', async ({ page }) => {
    await page.route('**/test', (route) =>
      route.fulfill({ contentType: 'text/plain', body: 'word '.repeat(30) }),
    );
    await page.goto('/');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '>>' }).click();
    const voice = page.getByTestId('typed-text');
    await expect(voice).toContainText('word');
    const before = await voice.boundingBox();
    await expect(voice.locator('span').first()).toHaveText(/(word ?){12}/);
    expect(await voice.boundingBox()).toEqual(before);
  });

  test('with reduced motion the texts appear whole and the motion control says so', async ({
    browser,
  }) => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.getByTestId('typed-text').locator('span').first()).toHaveText(
      site.ask.greeting,
    );
    await expect(page.getByRole('button', { name: 'Play motion' })).toBeVisible();
    await context.close();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('the greeting stands, and a form asks, is answered and followed up', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText(site.ask.greeting)).toBeVisible();
    const field = page.getByRole('textbox', QUESTION);
    await expect(field).toHaveCount(1);
    await field.fill('How can I contact you?');
    await field.press('Enter');
    const reply = page.locator('#reply');
    await expect(reply.getByText('How can I contact you?')).toBeInViewport();
    await expect(reply).toContainText(site.links.email);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(labels.ask);
    await page.getByRole('button', { name: site.ask.suggestions[0] }).click();
    await expect(reply.getByText(site.ask.suggestions[0]!, { exact: true })).toBeInViewport();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBe(0);
  });
});
