import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import type { Shot } from '@/components/head/renderer/drawPicture';
import type { ConversationStatus } from '@/lib/conversationStatus';
import { bundleDrawPicture } from '@/scripts/head/picture/browser';
import { isSamePicture } from './compare';

/*
 * Every state of the head as a picture that people look at, drawn with seeded time. After a change
 * that is meant: UPDATE_PICTURES=1 npx playwright test pictures, and look at each of them.
 */
const FOLDER = '__tests__/browser/head/pictures';
const MODEL = readFileSync('__tests__/fixtures/head-7000.obj', 'utf8');
const SIZE = 360;

/** One sound, said so slowly that the mouth comes to its shape. */
const saying = (sound: string): ConversationStatus => ({
  kind: 'speaking',
  text: sound,
  sinceMs: 4000,
  startsMs: Array.from({ length: sound.length + 1 }, (_, i) => 600 * i),
});
const thinking: ConversationStatus = { kind: 'thinking', question: '?', sinceMs: 3400 };

const STATES: Record<string, Shot> = {
  'intro-early': { ms: 500 },
  'intro-middle': { ms: 1000 },
  'intro-late': { ms: 1600 },
  'idle-turned': { ms: 4000, turned: true },
  'idle-narrow': { ms: 4000 },
  'looking-left': { ms: 5200, pointerTarget: { x: -1.2, y: 0.1, dents: false } },
  thinking: { ms: 6000, turned: true, status: thinking },
  'mouth-ah': { ms: 4300, turned: true, status: saying('ah') },
  'mouth-ee': { ms: 4300, turned: true, status: saying('ee') },
  'mouth-oo': { ms: 4300, turned: true, status: saying('oo') },
  'mouth-m': { ms: 4300, turned: true, status: saying('m') },
  'mouth-th': { ms: 4300, turned: true, status: saying('th') },
  'mouth-l': { ms: 4300, turned: true, status: saying('l') },
  'mouth-f': { ms: 4300, turned: true, status: saying('f') },
  contact: { ms: 4600, turned: true, pose: 'contact' },
  paused: { ms: 100, turned: true, paused: true },
  profile: { ms: 4000, yaw: 80 },
  light: { ms: 4000, turned: true, lightTheme: true },
  'light-thinking': { ms: 6000, turned: true, lightTheme: true, status: thinking },
};

let page: Page;

test.beforeAll(async ({ browser }) => {
  mkdirSync(FOLDER, { recursive: true });
  page = await browser.newPage({ viewport: { width: SIZE, height: SIZE } });
  await page.setContent('<!doctype html><body></body>');
  await page.addScriptTag({ content: await bundleDrawPicture() });
});
test.afterAll(() => page.close());

for (const [name, shot] of Object.entries(STATES)) {
  test(`the head looks as it was approved: ${name}`, async () => {
    await page.evaluate(([model, what]) => window.drawPicture(model, what), [
      MODEL,
      { size: SIZE, pointerTargetAtMs: shot.ms, ...shot },
    ] as const);
    const picture = await page.screenshot();
    const file = `${FOLDER}/${name}.png`;
    if (process.env.UPDATE_PICTURES) writeFileSync(file, picture);
    expect(existsSync(file), `${file} is missing: see the top of this test.`).toBe(true);
    expect(isSamePicture(picture, readFileSync(file))).toBe(true);
  });
}

test('no two states pass for each other, by the same measure: not even an f for an m', () => {
  const names = Object.keys(STATES);
  const pictures = names.map((name) => readFileSync(`${FOLDER}/${name}.png`));
  const confused = pictures.flatMap((one, i) =>
    pictures.flatMap((other, j) =>
      j > i && isSamePicture(one, other) ? [`${names[i]} and ${names[j]}`] : [],
    ),
  );
  expect(confused).toEqual([]);
});
