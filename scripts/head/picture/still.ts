import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { TriangleMesh } from '../mesh/surface';
import type { Particles } from '../place/particles';
import { Problem } from '../problem';
import type { View } from './camera';
import { lit, type Theme } from './lit';
import { WHOLE_HEAD } from './preview';

/** As on the page: square, turned toward the text at its right. */
const STILL: View = { ...WHOLE_HEAD, width: 800, height: 800, turn: 15 };
const THEMES: readonly Theme[] = ['dark', 'light'];
const QUALITY = 60;

/**
 * Writes `head-dark.webp` and `head-light.webp` with a transparent ground: what is shown where there
 * is no WebGL. Gives the names of the files.
 */
export async function writeStills(
  folder: string,
  particles: Particles,
  occluder: TriangleMesh | null,
  eyes: boolean,
): Promise<string[]> {
  const sharp = await loadEncoder();
  mkdirSync(folder, { recursive: true });
  return Promise.all(
    THEMES.map(async (theme) => {
      const { data, width, height } = lit(particles, STILL, {
        theme,
        transparent: true,
        occluder,
        eyes,
      });
      const file = join(folder, `head-${theme}.webp`);
      const image = sharp(data, { raw: { width, height, channels: 4 } });
      writeFileSync(
        file,
        await image.webp({ quality: QUALITY, alphaQuality: QUALITY, effort: 6 }).toBuffer(),
      );
      return file;
    }),
  );
}

/** sharp comes with next, on the machines that it is built for. */
async function loadEncoder() {
  try {
    return (await import('sharp')).default;
  } catch {
    throw new Problem('--still needs the package sharp: run npm install without --omit=optional.');
  }
}
