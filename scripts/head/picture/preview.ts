import { writeFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

import type { Surface } from '../mesh/surface';
import type { Particles } from '../place/particles';
import type { View } from './camera';
import { besides, pngOf } from './image';
import { lit } from './lit';
import { shaded } from './shaded';

/** Front, three-quarter and profile. */
const TURNS = [0, 34, 88];
const WHOLE: Omit<View, 'turn'> = {
  width: 620,
  height: 800,
  target: [0, -42, 5],
  distance: 1100,
  fieldOfView: 20.5,
};

/** Writes three sheets of front, three-quarter and profile: clay, light on ink, ink on paper. */
export function writePreviews(
  folder: string,
  surface: Surface,
  particles: Particles,
  eyes: boolean,
): string[] {
  mkdirSync(folder, { recursive: true });
  const views = TURNS.map((turn) => ({ ...WHOLE, turn }));
  const sheets = {
    'head-clay.png': views.map((view) => shaded(surface, view)),
    'head-dark.png': views.map((view) =>
      lit(particles, view, { theme: 'dark', occluder: surface, eyes }),
    ),
    'head-light.png': views.map((view) =>
      lit(particles, view, { theme: 'light', occluder: surface, eyes }),
    ),
  };
  return Object.entries(sheets).map(([name, images]) => {
    const file = join(folder, name);
    writeFileSync(file, pngOf(besides(images)));
    return file;
  });
}
