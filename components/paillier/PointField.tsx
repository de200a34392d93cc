import { Points, type PointTone } from './Points';

const COLUMNS = 32;
const ROWS = 8;

type PointFieldProps = {
  /** The number whose lowest bits are drawn, a point for each 1. */
  value: bigint;
  columns?: number;
  rows?: number;
  tone?: PointTone;
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
  const points = [...bits].flatMap((bit, place) =>
    bit === '1' ? [{ column: place % columns, row: Math.floor(place / columns) }] : [],
  );
  return <Points columns={columns} rows={rows} points={points} tone={tone} />;
}
