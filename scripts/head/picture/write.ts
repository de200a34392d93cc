import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Landmarks } from '../landmarks';
import type { PictureBrowser } from './browser';
import { landmarkCrosses } from './landmarkCrosses';
import { loadSharp } from './sharp';

/** Front, three-quarter and profile, in degrees. */
const TURNS = [0, 34, 88];
/** The intro is over, and the first sway has not begun. */
const SETTLED_MS = 3300;
/** In the middle of a long open vowel. */
const SPEAKING = {
  ms: 4300,
  status: { kind: 'speaking', text: 'haaaaaaa', sinceMs: 4000 },
} as const;
const PREVIEW_PX = 800;
const STILL_PX = 800;
const STILL_QUALITY = 60;
const THEMES = ['dark', 'light'] as const;

/**
 * Writes sheets of front, three-quarter, profile and, where it can, speaking as the page shows them,
 * dark and light, and one with the landmarks marked by crosses. Gives the names of the files.
 */
export async function writePreviews(
  folder: string,
  browser: PictureBrowser,
  landmarks: Landmarks,
): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const sharp = await loadSharp();
  const sheetOf = async (pictures: readonly Buffer[], file: string) => {
    const [width, height] = [PREVIEW_PX * pictures.length, PREVIEW_PX];
    await sharp({ create: { width, height, channels: 3, background: '#000' } })
      .composite(pictures.map((input, i) => ({ input, left: i * PREVIEW_PX, top: 0 })))
      .png()
      .toFile(file);
    return file;
  };
  const files: string[] = [];
  for (const theme of THEMES) {
    const pictures: Buffer[] = [];
    for (const yaw of TURNS) {
      const lightTheme = theme === 'light';
      pictures.push(await browser.draw({ ms: SETTLED_MS, size: PREVIEW_PX, yaw, lightTheme }));
    }
    if (landmarks.size > 0) {
      pictures.push(
        await browser.draw({ ...SPEAKING, size: PREVIEW_PX, lightTheme: theme === 'light' }),
      );
    }
    files.push(await sheetOf(pictures, join(folder, `head-${theme}.png`)));
    if (theme === 'light' || landmarks.size === 0) continue;
    const marked = pictures.slice(0, TURNS.length).map((picture, i) =>
      sharp(picture)
        .composite([{ input: landmarkCrosses(landmarks, TURNS[i] ?? 0, PREVIEW_PX) }])
        .png()
        .toBuffer(),
    );
    files.push(await sheetOf(await Promise.all(marked), join(folder, 'head-landmarks.png')));
  }
  return files;
}

/**
 * Writes `head-dark.webp` and `head-light.webp` with a transparent ground: what is shown where there
 * is no WebGL. Gives the names of the files.
 */
export async function writeStills(folder: string, browser: PictureBrowser): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const sharp = await loadSharp();
  const files: string[] = [];
  for (const theme of THEMES) {
    const file = join(folder, `head-${theme}.webp`);
    const picture = await browser.draw({
      ...{ ms: SETTLED_MS, size: STILL_PX, turned: true, transparent: true },
      lightTheme: theme === 'light',
    });
    const options = { quality: STILL_QUALITY, alphaQuality: STILL_QUALITY, effort: 6 };
    writeFileSync(file, await sharp(picture).webp(options).toBuffer());
    files.push(file);
  }
  return files;
}
