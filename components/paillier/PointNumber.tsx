import styles from './PointField.module.css';

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
const MOST_COLUMNS = 40;

type Place = { column: number; row: number };

/** Where the points of a number stand, and how many columns they take. */
export function pointsOfNumber(text: string): { points: Place[]; columns: number } {
  const points: Place[] = [];
  let left = 0;
  for (const character of text) {
    const glyph = GLYPHS[character] ?? [];
    glyph.forEach((line, row) => {
      [...line].forEach((mark, column) => {
        if (mark === '#') points.push({ column: left + column, row });
      });
    });
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
  if (columns === 0 || columns > MOST_COLUMNS) return null;
  return (
    <svg
      className={styles.field}
      data-tone="key"
      viewBox={`-0.5 -0.5 ${columns} ${ROWS}`}
      width={columns * 7}
      height={ROWS * 7}
      aria-hidden="true"
    >
      <path
        d={points.map(({ column, row }) => `M${column} ${row}h0`).join('')}
        strokeWidth="0.55"
        strokeLinecap="round"
        fill="none"
      />
    </svg>
  );
}
