import styles from './PointField.module.css';

const COLUMNS = 32;
const ROWS = 8;
/** How many of a number's lowest bits one field shows. */
export const FIELD_BITS = COLUMNS * ROWS;

type PointFieldProps = {
  /** The number whose lowest bits are drawn, a point for each 1. */
  value: bigint;
  columns?: number;
  rows?: number;
  tone?: 'rim' | 'key' | 'waiting';
};

/** A number as a field of points, one for each 1 among its lowest bits. Decoration: name it beside. */
export function PointField({
  value,
  columns = COLUMNS,
  rows = ROWS,
  tone = 'rim',
}: PointFieldProps) {
  // The highest bit stands first, as one writes numbers.
  const bits = BigInt.asUintN(columns * rows, value)
    .toString(2)
    .padStart(columns * rows, '0');
  let points = '';
  for (const [place, bit] of [...bits].entries()) {
    if (bit === '1') points += `M${place % columns} ${Math.floor(place / columns)}h0`;
  }
  return (
    <svg
      className={styles.field}
      data-tone={tone}
      viewBox={`-0.5 -0.5 ${columns} ${rows}`}
      width={columns * 7}
      height={rows * 7}
      aria-hidden="true"
    >
      <path d={points} strokeWidth="0.55" strokeLinecap="round" fill="none" />
    </svg>
  );
}
