/*
 * Sparse weights as JSON that compresses well: every whole number is one character, so that a
 * general compressor sees the same number as the same byte.
 */

/** The weights of a classifier that are other than 0, row by row. */
export type PackedWeights = {
  /** The step between two levels of a weight. */
  scale: number;
  biases: number[];
  /** For each row: the distance of its place from the one before, and how many weights it has. */
  gaps: string;
  counts: string;
  /** For each weight: the distance of its label from the one before in its row, and its level. */
  labels: string;
  levels: string;
};

export type SparseRow = { place: number; labels: readonly number[]; levels: readonly number[] };

/** Levels are whole numbers from -MAX_LEVEL to MAX_LEVEL without 0. */
export const MAX_LEVEL = 7;

const FIRST_CHARACTER = 0x23;
const BACKSLASH = 0x5c;
const FIRST_SURROGATE = 0xd800;

/** @throws RangeError where a number is negative or has no character of its own */
export function packNumbers(numbers: readonly number[]): string {
  return numbers.map(characterOf).join('');
}

function characterOf(number: number): string {
  const code = number + FIRST_CHARACTER;
  const shifted = code < BACKSLASH ? code : code + 1;
  if (number < 0 || shifted >= FIRST_SURROGATE) throw new RangeError(`${number} cannot be packed.`);
  return String.fromCharCode(shifted);
}

/** The number that one character of a packed text stands for. */
export function numberAt(packed: string, index: number): number {
  const code = packed.charCodeAt(index);
  return (code < BACKSLASH ? code : code - 1) - FIRST_CHARACTER;
}

/** @param rows by ascending place, the labels of each ascending */
export function packWeights(
  rows: readonly SparseRow[],
  biases: readonly number[],
  scale: number,
): PackedWeights {
  const gaps: number[] = [];
  const counts: number[] = [];
  const labels: number[] = [];
  const levels: number[] = [];
  let lastPlace = -1;
  for (const row of rows) {
    gaps.push(row.place - lastPlace - 1);
    counts.push(row.labels.length);
    lastPlace = row.place;
    let lastLabel = -1;
    row.labels.forEach((label, at) => {
      labels.push(label - lastLabel - 1);
      levels.push((row.levels[at] ?? 0) + MAX_LEVEL);
      lastLabel = label;
    });
  }
  return {
    scale,
    biases: biases.map((bias) => Number(bias.toFixed(2))),
    gaps: packNumbers(gaps),
    counts: packNumbers(counts),
    labels: packNumbers(labels),
    levels: packNumbers(levels),
  };
}
