import { PNG } from 'pngjs';

/** A part of a picture, in pixels. */
type Crop = { x: number; y: number; width: number; height: number };

/** The parts that are compared, of pictures of 360 x 360 px: a letter changes the mouth alone. */
const CROPS: readonly Crop[] = [
  { x: 0, y: 0, width: 360, height: 360 },
  // The eyes, and the mouth with the chin, wherever a turn takes them.
  { x: 100, y: 116, width: 160, height: 48 },
  { x: 124, y: 180, width: 128, height: 64 },
];
/** Dots fall a little differently on each graphics card; what they add up to does not. */
const BLOCK_PX = 8;
/** Two pictures are the same from this likeness on, in each of the parts. */
const SAME = 0.985;

/** Mean brightness 0..255 of each block of a part of the picture. */
function blocksOf(png: PNG, { x: left, y: top, width, height }: Crop): Float64Array {
  const columns = Math.floor(width / BLOCK_PX);
  const rows = Math.floor(height / BLOCK_PX);
  const blocks = new Float64Array(columns * rows);
  for (let y = 0; y < rows * BLOCK_PX; y++) {
    for (let x = 0; x < columns * BLOCK_PX; x++) {
      const at = 4 * ((top + y) * png.width + left + x);
      const grey = ((png.data[at] ?? 0) + (png.data[at + 1] ?? 0) + (png.data[at + 2] ?? 0)) / 3;
      const block = Math.floor(y / BLOCK_PX) * columns + Math.floor(x / BLOCK_PX);
      blocks[block] = (blocks[block] ?? 0) + grey / BLOCK_PX ** 2;
    }
  }
  return blocks;
}

/** The correlation of two lists of numbers: 1 where they rise and fall together. */
function correlation(a: Float64Array, b: Float64Array): number {
  const mean = (values: Float64Array) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanA, meanB] = [mean(a), mean(b)];
  let both = 0;
  let squareA = 0;
  let squareB = 0;
  a.forEach((value, i) => {
    const awayA = value - meanA;
    const awayB = (b[i] ?? 0) - meanB;
    both += awayA * awayB;
    squareA += awayA ** 2;
    squareB += awayB ** 2;
  });
  return both / Math.sqrt(squareA * squareB || 1);
}

/** How alike two pictures are in the part in which they are least so: 1 for the same picture. */
export function likeness(one: Buffer, other: Buffer): number {
  const [a, b] = [PNG.sync.read(one), PNG.sync.read(other)];
  if (a.width !== b.width || a.height !== b.height) return 0;
  return Math.min(...CROPS.map((crop) => correlation(blocksOf(a, crop), blocksOf(b, crop))));
}

/** Whether two pictures show the same: the one measure for what must be alike and what must differ. */
export function isSamePicture(one: Buffer, other: Buffer): boolean {
  return likeness(one, other) > SAME;
}
