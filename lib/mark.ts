import type { SitePalette } from './content/palette';

/** One point of the mark, in the units of its 32 x 32 square. */
export interface MarkPoint {
  x: number;
  y: number;
  radius: number;
  /** Which lamp lights it: the first chevron is warm, the second cold. */
  lamp: 'key' | 'rim';
}

/** The side of the square that the mark is drawn in. */
export const MARK_SIDE = 32;

const CHEVRON: readonly (readonly [x: number, y: number, radius: number])[] = [
  [5.6, 7.2, 2.3],
  [9.7, 11.6, 2.3],
  [13.8, 16, 2.7],
  [9.7, 20.4, 2.3],
  [5.6, 24.8, 2.3],
];

const SECOND_CHEVRON_X = 12.4;

/** The mark: the submit label `>>` as two chevrons of five points. */
export const MARK_POINTS: readonly MarkPoint[] = [
  ...CHEVRON.map(([x, y, radius]) => ({ x, y, radius, lamp: 'key' as const })),
  ...CHEVRON.map(([x, y, radius]) => ({
    // Whole tenths, without a double's tail.
    x: Math.round(10 * (x + SECOND_CHEVRON_X)) / 10,
    y,
    radius,
    lamp: 'rim' as const,
  })),
];

/**
 * The mark on its ground as an SVG file for the browser's tab; it follows the system's theme.
 *
 * @param palette the site's: a file by itself has no custom properties
 */
export function markIcon({ dark, light }: SitePalette): string {
  const fills = ({ ground, key, accent }: SitePalette['dark']) =>
    Object.entries({ ground, key, rim: accent })
      .map(([name, colour]) => `.${name}{fill:${colour}}`)
      .join('');
  const circles = MARK_POINTS.map(
    ({ x, y, radius, lamp }) => `<circle class="${lamp}" cx="${x}" cy="${y}" r="${radius}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MARK_SIDE} ${MARK_SIDE}">
<style>${fills(dark)}@media (prefers-color-scheme:light){${fills(light)}}</style>
<rect class="ground" width="${MARK_SIDE}" height="${MARK_SIDE}" rx="6"/>
${circles.join('')}
</svg>
`;
}
