import { PNG } from 'pngjs';

/** Dots fall a little differently on each graphics card; what they add up to does not. */
const BLOCK_PX = 8;

/** Mean brightness 0..255 of each block of the picture. */
function blocksOf(png: PNG): Float64Array {
  const columns = Math.floor(png.width / BLOCK_PX);
  const rows = Math.floor(png.height / BLOCK_PX);
  const blocks = new Float64Array(columns * rows);
  for (let y = 0; y < rows * BLOCK_PX; y++) {
    for (let x = 0; x < columns * BLOCK_PX; x++) {
      const at = 4 * (y * png.width + x);
      const grey = ((png.data[at] ?? 0) + (png.data[at + 1] ?? 0) + (png.data[at + 2] ?? 0)) / 3;
      const block = Math.floor(y / BLOCK_PX) * columns + Math.floor(x / BLOCK_PX);
      blocks[block] = (blocks[block] ?? 0) + grey / BLOCK_PX ** 2;
    }
  }
  return blocks;
}

/** How alike two pictures are: the correlation of their blocks, 1 for the same picture. */
export function likeness(one: Buffer, other: Buffer): number {
  const a = blocksOf(PNG.sync.read(one));
  const b = blocksOf(PNG.sync.read(other));
  if (a.length !== b.length) return 0;
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
