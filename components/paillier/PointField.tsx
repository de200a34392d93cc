import { Points, type PointTone } from './Points';

const COLUMNS = 32;
const ROWS = 8;
/** How many of a number's bits are drawn. */
export const FIELD_BITS = COLUMNS * ROWS;

type PointFieldProps = {
  /** The number whose lowest bits are drawn, a point for each 1. */
  value: bigint;
  tone?: PointTone;
};

/** A number as a field of points, one for each 1 among its lowest bits. Decoration: name it beside. */
export function PointField({ value, tone = 'rim' }: PointFieldProps) {
  // The highest bit stands first, as one writes numbers.
  const bits = BigInt.asUintN(FIELD_BITS, value).toString(2).padStart(FIELD_BITS, '0');
  const points = [...bits].flatMap((bit, place) =>
    bit === '1' ? [{ column: place % COLUMNS, row: Math.floor(place / COLUMNS) }] : [],
  );
  return <Points columns={COLUMNS} rows={ROWS} points={points} tone={tone} />;
}
