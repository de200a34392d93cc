import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import type { Mood } from '@/lib/mood';
import { likeness } from './compare';
import { bundleHarness } from './harness/bundle';
import type { Shot } from './harness/page';

/*
 * Every state of the head as a picture that people look at, drawn with seeded time. After a change
 * that is meant: UPDATE_PICTURES=1 npx playwright test pictures, and look at each of them.
 */
const FOLDER = '__tests__/browser/head/pictures';
const MODEL = readFileSync('__tests__/fixtures/head-7000.obj', 'utf8');
const SIZE = 360;
const ALIKE = 0.985;

const speaking = (text: string, sinceMs: number): Mood => ({ kind: 'speaking', text, sinceMs });
const thinking: Mood = { kind: 'thinking', question: '?', sinceMs: 3400 };

const STATES: Record<string, Shot> = {
  'intro-early': { ms: 500 },
  'intro-middle': { ms: 1000 },
  'intro-late': { ms: 1600 },
  'idle-turned': { ms: 4000, turned: true },
  'idle-narrow': { ms: 4000 },
  'looking-left': { ms: 5200, attention: { x: -1.2, y: 0.1, touches: false } },
  thinking: { ms: 6000, turned: true, mood: thinking },
  'mouth-ah': { ms: 4300, turned: true, mood: speaking('haaaaaaa', 4000) },
  'mouth-ee': { ms: 4300, turned: true, mood: speaking('eeeeeeee', 4000) },
  'mouth-oo': { ms: 4300, turned: true, mood: speaking('oooooooo', 4000) },
  'mouth-m': { ms: 4300, turned: true, mood: speaking('mmmmmmmm', 4000) },
  'mouth-f': { ms: 4300, turned: true, mood: speaking('ffffffff', 4000) },
  contact: { ms: 4600, turned: true, pose: 'contact' },
  paused: { ms: 100, turned: true, paused: true },
  profile: { ms: 4000, yaw: 80 },
  light: { ms: 4000, turned: true, ink: true },
  'light-thinking': { ms: 6000, turned: true, ink: true, mood: thinking },
};

let page: Page;

test.beforeAll(async ({ browser }) => {
  mkdirSync(FOLDER, { recursive: true });
  page = await browser.newPage({ viewport: { width: SIZE, height: SIZE } });
  await page.setContent('<!doctype html><body></body>');
  await page.addScriptTag({ content: await bundleHarness() });
});
test.afterAll(() => page.close());

for (const [name, shot] of Object.entries(STATES)) {
  test(`the head looks as it was approved: ${name}`, async () => {
    await page.evaluate(([model, what]) => window.shoot(model, what), [
      MODEL,
      { size: SIZE, attendedMs: shot.ms, ...shot },
    ] as const);
    const picture = await page.screenshot();
    const file = `${FOLDER}/${name}.png`;
    if (process.env.UPDATE_PICTURES) writeFileSync(file, picture);
    expect(existsSync(file), `${file} is missing: see the top of this test.`).toBe(true);
    expect(likeness(picture, readFileSync(file))).toBeGreaterThan(ALIKE);
  });
}

test('states that should differ do, by the same measure', () => {
  const pictures = Object.keys(STATES).map((name) => readFileSync(`${FOLDER}/${name}.png`));
  for (const [i, one] of pictures.entries()) {
    for (const other of pictures.slice(i + 1)) expect(likeness(one, other)).toBeLessThan(0.9995);
  }
});
