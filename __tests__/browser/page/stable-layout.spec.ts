import { holdScripts } from '../holdScripts';
import { PAGES } from '../pages';
import { expect, type Page, test } from '../test';

/** Where everything stands that a reader may have in view, in px from the top of the page. */
const places = (page: Page) =>
  page.evaluate(() => [
    ...[...document.querySelectorAll('main :is(h1, h2, h3, figure, table, form)')]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const top = Math.round(element.getBoundingClientRect().top + window.scrollY);
        const heading = element.tagName.startsWith('H') ? element.textContent : '';
        return `${element.tagName} ${heading} at ${top} px`;
      }),
    `end at ${document.documentElement.scrollHeight} px`,
  ]);

for (const { path } of PAGES) {
  for (const width of [360, 1280]) {
    test(`${path} keeps its place when its scripts come, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const letThrough = await holdScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      const share = page.getByRole('button', { name: 'Share' });
      await expect(share).toBeDisabled();
      await expect(page.getByRole('contentinfo')).toBeAttached();
      // Asked for by name: the fonts of a page that is still loading may count as ready unasked.
      await page.evaluate(async () => {
        await Promise.allSettled([...document.fonts].map((font) => font.load()));
        await document.fonts.ready;
      });
      // Text is set in a font that has come some frames later: what counts is the page at rest.
      let before: string[] = [];
      await expect
        .poll(async () => {
          const earlier = before;
          before = await places(page);
          return before.join() === earlier.join();
        })
        .toBe(true);
      letThrough();
      await expect(share).toBeEnabled();
      await page.waitForLoadState('networkidle');
      expect(await places(page)).toEqual(before);
    });
  }
}
