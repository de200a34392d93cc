import { labels } from '@/lib/content/labels';
import { expect, type Page, test, WITH_MOTION } from '../test';

test.use(WITH_MOTION);

type Sentence = { text: string; cancelled: boolean };
/** The scripted engine, as the page has it. */
type Scripted = {
  spoken: Sentence[];
  /** Ends the sentence that is being said. */
  end(): void;
};
type ScriptedWindow = Window & { scripted: Scripted };

const REPLY = 'The first sentence is here. The second has 12 words. The third is the last.';

/**
 * Puts an engine in the browser's place that begins each sentence at once, tells its words, and ends
 * it when the test says so. `local` says whether its voice is one of this machine.
 */
function scriptSpeech({ local }: { local: boolean }) {
  const spoken: (EventTarget & Sentence)[] = [];
  const voices = [
    { name: 'Scripted', voiceURI: 'scripted', lang: 'en-GB', default: true, localService: local },
  ];
  const tell = (sentence: EventTarget | undefined, type: string, more: object = {}) =>
    sentence?.dispatchEvent(Object.assign(new Event(type), more));
  function Utterance(text: string) {
    return Object.assign(new EventTarget(), { text, cancelled: false, voice: null, lang: '' });
  }
  const engine = Object.assign(new EventTarget(), {
    getVoices: () => voices,
    speak(sentence: EventTarget & Sentence) {
      spoken.push(sentence);
      setTimeout(() => {
        tell(sentence, 'start');
        tell(sentence, 'boundary', { name: 'word', charIndex: 0 });
      });
    },
    cancel() {
      const sentence = spoken.at(-1);
      if (!sentence) return;
      sentence.cancelled = true;
      tell(sentence, 'error');
    },
  });
  Object.defineProperty(window, 'speechSynthesis', { value: engine });
  Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
  Object.assign(window, { scripted: { spoken, end: () => tell(spoken.at(-1), 'end') } });
}

const voice = (page: Page) => page.getByRole('button', { name: 'Voice' });
const texts = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as ScriptedWindow).scripted.spoken.map(({ text }) => text),
  );
const lastIsCancelled = (page: Page) =>
  page.evaluate(() => (window as unknown as ScriptedWindow).scripted.spoken.at(-1)?.cancelled);
const end = (page: Page) =>
  page.evaluate(() => (window as unknown as ScriptedWindow).scripted.end());

/** The home page with its voice on, and a reply that has begun to be spoken. */
async function hearReply(page: Page) {
  await page.addInitScript(scriptSpeech, { local: true });
  await page.route('**/test', (route) => route.fulfill({ contentType: 'text/plain', body: REPLY }));
  // The last that the page itself fetches: what stands in for the head.
  const stillHead = page.waitForResponse(/\/still\/head-/);
  await page.goto('/');
  await stillHead;
  await page.keyboard.press('Escape');
  await voice(page).click();
  await expect(voice(page)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('textbox', { name: labels.question }).fill('Who?');
  await page.keyboard.press('Enter');
  await expect.poll(() => texts(page)).toContain('The first sentence is here.');
}

test.describe('the voice', () => {
  test('speaks a reply sentence by sentence, and no request leaves while it does', async ({
    page,
  }) => {
    await hearReply(page);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await end(page);
    await expect.poll(() => texts(page)).toContain('The second has twelve words.');
    await end(page);
    await expect.poll(() => texts(page)).toContain('The third is the last.');
    await end(page);
    await expect(page.getByRole('textbox', { name: labels.question })).toBeEnabled();
    expect(requests).toEqual([]);
  });

  test('stops at Escape, and speaks no more of that reply', async ({ page }) => {
    await hearReply(page);
    const before = await texts(page);
    await page.keyboard.press('Escape');
    expect(await lastIsCancelled(page)).toBe(true);
    await expect(page.getByRole('textbox', { name: labels.question })).toBeEnabled();
    expect(await texts(page)).toEqual(before);
  });

  test('stops when another question is asked', async ({ page }) => {
    await hearReply(page);
    // The letters are there; the sound goes on.
    await page.getByTestId('typed-text').click();
    expect(await lastIsCancelled(page)).toBe(false);
    let release = () => {};
    await page.route('**/test', async (route) => {
      await new Promise<void>((resolve) => (release = resolve));
      await route.fulfill({ contentType: 'text/plain', body: 'Another.' });
    });
    await page.getByRole('button', { name: '>>' }).click();
    await expect.poll(() => lastIsCancelled(page)).toBe(true);
    await expect(page.getByText(new RegExp(`^${labels.thinking}`)).first()).toBeVisible();
    release();
    await expect.poll(() => texts(page)).toContain('Another.');
  });

  test('falls silent in a hidden tab', async ({ page }) => {
    await hearReply(page);
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(await lastIsCancelled(page)).toBe(true);
  });

  test('is off at first, is fetched when it is wanted, and is remembered', async ({ page }) => {
    await page.addInitScript(scriptSpeech, { local: true });
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(voice(page)).toHaveAttribute('aria-pressed', 'false');
    const before = scripts.length;
    await voice(page).click();
    await expect(voice(page)).toHaveAttribute('aria-pressed', 'true');
    expect(scripts.length).toBeGreaterThan(before);
    await expect.poll(() => texts(page)).not.toEqual([]);

    await page.reload();
    await expect(voice(page)).toHaveAttribute('aria-pressed', 'true');
    await voice(page).click();
    await page.reload();
    await expect(voice(page)).toBeEnabled();
    await expect(voice(page)).toHaveAttribute('aria-pressed', 'false');
  });

  test('where no voice is of this machine it stays off and says so', async ({ page }) => {
    await page.addInitScript(scriptSpeech, { local: false });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/');
    await voice(page).click();
    const note = page.getByText(/No English voice is installed on this device/);
    await expect(note).toBeVisible();
    await expect(voice(page)).toHaveAttribute('aria-pressed', 'false');
    await expect(voice(page)).toHaveAccessibleDescription(/No English voice/);
    expect(await texts(page)).toEqual([]);
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(sideways).toBe(0);
  });

  test('has a target of 44 pixels at every width, at twice the size of letters too', async ({
    page,
  }) => {
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      for (const size of ['100%', '200%']) {
        await page.evaluate((fontSize) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(`html { font-size: ${fontSize}; }`);
          document.adoptedStyleSheets = [sheet];
        }, size);
        const box = await voice(page).boundingBox();
        expect(box?.width).toBeGreaterThanOrEqual(44);
        expect(box?.height).toBeGreaterThanOrEqual(44);
        const title = await page.getByRole('heading', { name: labels.ask }).boundingBox();
        const isBeside = box!.x >= title!.x + title!.width;
        expect(isBeside || box!.y >= title!.y).toBe(true);
        expect(box!.x + box!.width).toBeLessThanOrEqual(width);
      }
    }
  });

  test('is not there without scripts', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/');
    await expect(voice(page)).toBeHidden();
    await context.close();
  });
});
