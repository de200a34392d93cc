/*
 * Pictures made of points, on the site's 8 px pitch.
 */

/** Distance between two neighbouring points, in px. */
export const PITCH_PX = 8;

/** One point: its column, its row, and the character that says what it is. */
export type PicturePoint = { column: number; row: number; kind: string };

/** Reads a drawing of characters; spaces and full stops are empty. */
export function pointsOfDrawing(drawing: readonly string[]): PicturePoint[] {
  return drawing.flatMap((line, row) =>
    [...line].flatMap((kind, column) => (/[ .]/.test(kind) ? [] : [{ column, row, kind }])),
  );
}

/** The lowest `count` bits of a number, the most significant first. */
export function bitsOf(value: bigint, count: number): boolean[] {
  return Array.from(
    { length: count },
    (_, index) => ((value >> BigInt(count - 1 - index)) & 1n) === 1n,
  );
}

/** How many bits differ between two numbers. */
export function differingBits(a: bigint, b: bigint): number {
  return [...(a ^ b).toString(2)].filter((bit) => bit === '1').length;
}
