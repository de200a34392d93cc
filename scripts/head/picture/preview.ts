import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Landmarks } from '../landmarks';
import type { Surface } from '../mesh/surface';
import type { Particles } from '../place/particles';
import { Camera, type View } from './camera';
import { besides, cross, type Image, pngOf } from './image';
import { lit } from './lit';
import { shaded } from './shaded';

/** Front, three-quarter and profile. */
const TURNS = [0, 34, 88];
/** The picture that the page shows, a little higher than wide. */
export const WHOLE_HEAD: View = {
  width: 620,
  height: 800,
  turn: 0,
  target: [0, -42, 5],
  distance: 1100,
  fieldOfView: 20.5,
};

export type Previewed = {
  readonly particles: Particles;
  /** Null where there are only points. */
  readonly surface: Surface | null;
  readonly landmarks: Landmarks;
  /** Whether our head's eyes are put in. */
  readonly eyes: boolean;
};

/**
 * Writes sheets of front, three-quarter and profile: clay, light on ink, ink on paper, and the
 * landmarks marked by crosses. Gives the names of the files.
 */
export function writePreviews(folder: string, previewed: Previewed): string[] {
  const { particles, surface, landmarks, eyes } = previewed;
  const views = TURNS.map((turn) => ({ ...WHOLE_HEAD, turn }));
  const print = (theme: 'dark' | 'light') =>
    views.map((view) => lit(particles, view, { theme, occluder: surface, eyes }));
  const dark = print('dark');
  const sheets: (readonly [name: string, images: Image[]])[] = [
    ['head-dark.png', dark],
    ['head-light.png', print('light')],
  ];
  if (surface) sheets.push(['head-clay.png', views.map((view) => shaded(surface, view))]);
  if (landmarks.size > 0) {
    const grounds = sheets.find(([name]) => name === 'head-clay.png')?.[1] ?? dark;
    const marked = grounds.map((ground, i) => withLandmarks(ground, views[i]!, landmarks));
    sheets.push(['head-landmarks.png', marked]);
  }
  mkdirSync(folder, { recursive: true });
  return sheets.map(([name, images]) => {
    const file = join(folder, name);
    writeFileSync(file, pngOf(besides(images)));
    return file;
  });
}

function withLandmarks(ground: Image, view: View, landmarks: Landmarks): Image {
  const camera = new Camera(view);
  const marked = { ...ground, data: ground.data.slice() };
  for (const point of landmarks.values()) {
    camera.project(...point);
    cross(marked, camera.screenX, camera.screenY);
  }
  return marked;
}
