/*
 * Morton order in two dimensions, with three bits a coordinate: sixty-four cells on one line.
 */

export const BITS = 3;
/** Cells along a side. */
export const SIDE = 1 << BITS;

export interface Cell {
  x: number;
  y: number;
}

/** Weaves the bits of x and y: y's bit stands before x's, the highest pair first. */
export function mortonKey({ x, y }: Cell): number {
  let key = 0;
  for (let bit = 0; bit < BITS; bit++) {
    key |= (((x >> bit) & 1) << (2 * bit)) | (((y >> bit) & 1) << (2 * bit + 1));
  }
  return key;
}

/** The cell with a key. */
export function cellOfKey(key: number): Cell {
  const cell = { x: 0, y: 0 };
  for (let bit = 0; bit < BITS; bit++) {
    cell.x |= ((key >> (2 * bit)) & 1) << bit;
    cell.y |= ((key >> (2 * bit + 1)) & 1) << bit;
  }
  return cell;
}

/** A number's bits as text, the highest first. */
export function bitsOf(value: number, count: number): string {
  return value.toString(2).padStart(count, '0');
}
