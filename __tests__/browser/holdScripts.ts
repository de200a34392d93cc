import type { Page } from '@playwright/test';

/** Holds the page's scripts back, as a slow network would, until they are let through. */
export async function holdScripts(page: Page): Promise<() => void> {
  let letThrough = () => {};
  const open = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await open;
    await route.continue();
  });
  return letThrough;
}
