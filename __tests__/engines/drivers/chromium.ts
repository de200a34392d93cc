import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '@/scripts/browser';
import { type Engine, KEYS, type Point, type Size } from './engine';

const NAMES = new Map(Object.entries(KEYS).map(([name, character]) => [character as string, name]));

/** Chromium, driven by Playwright as in the browser tests. */
export async function startChromium(): Promise<Engine> {
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--no-sandbox',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--ignore-gpu-blocklist',
      '--disable-background-networking',
    ],
  });
  const page = await browser.newPage();
  const complaints = listen(page);
  return {
    async open(address) {
      await page.goto(address);
    },
    evaluate: (expression) => page.evaluate<string>(expression),
    press: ({ x, y }: Point) => page.mouse.click(x, y),
    async type(keys) {
      for (const key of keys) await page.keyboard.press(NAMES.get(key) ?? key);
    },
    async chooseFile(expression, file) {
      const handle = await page.evaluateHandle<Element>(expression);
      await handle.asElement()?.setInputFiles(file);
    },
    resize: (size: Size) => page.setViewportSize(size),
    look: () => page.screenshot(),
    takeComplaints: () => Promise.resolve(complaints.splice(0)),
    close: () => browser.close(),
  };
}

function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A page that is left takes back what it had asked for.
    if (reason !== 'net::ERR_ABORTED') complaints.push(`${request.url()}: ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.url()}: ${response.status()}`);
  });
  return complaints;
}
