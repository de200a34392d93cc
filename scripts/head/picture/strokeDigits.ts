/** Figures as strokes in a box of 4 by 6: a machine that draws them need have no typeface. */
const STROKES: Readonly<Record<string, string>> = {
  '0': 'M0 0h4v6h-4z',
  '1': 'M1 0h1v6M0 6h4',
  '2': 'M0 0h4v3h-4v3h4',
  '3': 'M0 0h4v6h-4M0 3h4',
  '4': 'M0 0v3h4M4 0v6',
  '5': 'M4 0h-4v3h4v3h-4',
  '6': 'M4 0h-4v6h4v-3h-4',
  '7': 'M0 0h4v6',
  '8': 'M0 0h4v6h-4zM0 3h4',
  '9': 'M4 3h-4v-3h4v6h-4',
  '-': 'M0 3h4',
  '.': 'M1.5 6h1',
};

const SCALE = 2;
const ADVANCE_PX = 6.5 * SCALE;
export const FIGURE_HEIGHT_PX = 6 * SCALE;

/** How wide a number is drawn. */
export const figuresWidth = (text: string) => ADVANCE_PX * text.length - 2.5 * SCALE;

/** A number as an SVG path, its upper left corner at x and y. */
export function figures(text: string, x: number, y: number): string {
  return [...text]
    .map((figure, i) => {
      const place = `translate(${(x + i * ADVANCE_PX).toFixed(1)} ${y.toFixed(1)}) scale(${SCALE})`;
      return `<path transform="${place}" d="${STROKES[figure] ?? ''}"/>`;
    })
    .join('');
}
