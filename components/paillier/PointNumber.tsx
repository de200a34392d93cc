import { pointsOfDrawing } from './figures/points';
import { Points } from './Points';

/** Figures of three by five points; the comma of thousands is a thin gap. */
const GLYPHS: Readonly<Record<string, readonly string[]>> = {
  '0': ['###', '# #', '# #', '# #', '###'],
  '1': [' # ', '## ', ' # ', ' # ', '###'],
  '2': ['###', '  #', '###', '#  ', '###'],
  '3': ['###', '  #', ' ##', '  #', '###'],
  '4': ['# #', '# #', '###', '  #', '  #'],
  '5': ['###', '#  ', '###', '  #', '###'],
  '6': ['###', '#  ', '###', '# #', '###'],
  '7': ['###', '  #', ' # ', ' # ', ' # '],
  '8': ['###', '# #', '###', '# #', '###'],
  '9': ['###', '# #', '###', '  #', '###'],
  '−': ['   ', '   ', '###', '   ', '   '],
  '+': ['   ', ' # ', '###', ' # ', '   '],
  '.': [' ', ' ', ' ', ' ', '#'],
  ',': [''],
  e: ['   ', '###', '###', '#  ', '###'],
};
const ROWS = 5;
/** A little wider than a ciphertext's field; a longer number is better read in letters. */
const MAX_COLUMNS = 40;

/** Where the points of a number stand, and how many columns they take. */
export function pointsOfNumber(text: string) {
  const points: { column: number; row: number }[] = [];
  let left = 0;
  for (const character of text) {
    const glyph = GLYPHS[character] ?? [];
    for (const { column, row } of pointsOfDrawing(glyph)) {
      points.push({ column: left + column, row });
    }
    left += Math.max(0, ...glyph.map((line) => line.length)) + 1;
  }
  return { points, columns: Math.max(0, left - 1) };
}

/**
 * A plain number drawn in the points of its ciphertext's field, in the light of what is one's own.
 * Decoration: name it beside. Nothing where it would not fit.
 */
export function PointNumber({ text }: { text: string }) {
  const { points, columns } = pointsOfNumber(text);
  if (columns === 0 || columns > MAX_COLUMNS) return null;
  return <Points columns={columns} rows={ROWS} points={points} tone="key" />;
}
