import { PAGES } from '../../browser/pages';
import { button, link, radio } from '../person';
import { expect, test } from '../test';

const HEAD = { role: 'img', name: /head, made of particles/ };
const PAGES_WITH_HEAD = ['/', '/contact/'];

for (const { path, heading } of PAGES) {
  test(`${path} opens, is shared, changes its theme and fits a phone`, async ({ person }) => {
    await person.open(path);
    await expect.poll(() => person.ask('heading')).toBe(heading);

    if (PAGES_WITH_HEAD.includes(path)) {
      await test.step('the head is seen, moving or still', async () => {
        const status = () => person.attributeOf(HEAD, 'data-status');
        await expect.poll(status, { timeout: 60_000 }).toMatch(/^(shown|absent)$/);
        await expect.poll(() => person.inkOf(HEAD)).toBeGreaterThan(5_000);
      });
    }

    await test.step('its address is shown as a code that a camera reads', async () => {
      await person.press(button('Share'));
      await person.sees({ role: 'dialog', name: 'Share this page' });
      await expect.poll(() => person.readCode()).toBe(`${person.origin}${path}`);
      await person.sees(link('Save SVG'));
      await person.type('Escape');
      await expect
        .poll(() => person.ask('count', { role: 'dialog', name: 'Share this page' }))
        .toBe(0);
    });

    await test.step('a theme is chosen', async () => {
      for (const theme of ['Dark', 'Light'] as const) {
        await person.press(radio(theme));
        await expect.poll(() => person.attributeOf(null, 'data-theme')).toBe(theme.toLowerCase());
        expect(await person.isChecked(radio(theme))).toBe(true);
      }
    });

    await test.step('no picture is missing, and no part of a formula', async () => {
      expect(await person.ask('brokenPictures')).toEqual([]);
      expect(await person.ask('brokenFormulas')).toEqual([]);
    });

    await test.step('a phone is never scrolled sideways', async () => {
      await person.resize({ width: 360, height: 640 });
      await expect.poll(() => person.ask('width')).toBe(360);
      await expect.poll(() => person.ask('sideways')).toBeLessThanOrEqual(0);
    });
  });
}
