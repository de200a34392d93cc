import { GrowingIndices } from '@/lib/head/model/growingArrays';
import type { Particles } from './particles';

/** For each particle the others within its reach: those of `i` are `of[from[i]]` .. `of[from[i + 1] - 1]`. */
export type Neighbours = { readonly from: Uint32Array; readonly of: Uint32Array };

/** Cells of the lookup grid each way; particles that fall into one cell from afar cost time, not truth. */
const CELLS = 1 << 18;

/**
 * Finds every pair (i, j) where j lies within `reach[i]` of i and faces the same side: the two skins
 * of a thin ear do not crowd each other.
 */
export function neighboursWithin(
  { count, positions, normals }: Particles,
  reach: Float32Array,
  cellSize: number,
): Neighbours {
  const cellAt = (x: number, y: number, z: number) =>
    ((Math.imul(x, 73856093) ^ Math.imul(y, 19349663) ^ Math.imul(z, 83492791)) >>> 0) % CELLS;
  const cell = (value: number) => Math.floor(value / cellSize);
  const cellOf = new Uint32Array(count);
  const starts = new Uint32Array(CELLS + 1);
  for (let i = 0; i < count; i++) {
    const at = 3 * i;
    cellOf[i] = cellAt(cell(positions[at]!), cell(positions[at + 1]!), cell(positions[at + 2]!));
    starts[cellOf[i]! + 1]!++;
  }
  for (let c = 0; c < CELLS; c++) starts[c + 1]! += starts[c]!;
  const filled = starts.slice();
  const members = new Uint32Array(count);
  for (let i = 0; i < count; i++) members[filled[cellOf[i]!]!++] = i;

  const from = new Uint32Array(count + 1);
  const of = new GrowingIndices();
  const visited = new Set<number>();
  for (let i = 0; i < count; i++) {
    const x = positions[3 * i]!;
    const y = positions[3 * i + 1]!;
    const z = positions[3 * i + 2]!;
    const within = reach[i]!;
    visited.clear();
    for (let cx = cell(x - within); cx <= cell(x + within); cx++) {
      for (let cy = cell(y - within); cy <= cell(y + within); cy++) {
        for (let cz = cell(z - within); cz <= cell(z + within); cz++) {
          const bucket = cellAt(cx, cy, cz);
          if (starts[bucket] === starts[bucket + 1] || visited.has(bucket)) continue;
          visited.add(bucket);
          for (let m = starts[bucket]!; m < starts[bucket + 1]!; m++) {
            const j = members[m]!;
            if (j === i) continue;
            const dx = positions[3 * j]! - x;
            const dy = positions[3 * j + 1]! - y;
            const dz = positions[3 * j + 2]! - z;
            if (dx * dx + dy * dy + dz * dz >= within * within) continue;
            const facing =
              normals[3 * i]! * normals[3 * j]! +
              normals[3 * i + 1]! * normals[3 * j + 1]! +
              normals[3 * i + 2]! * normals[3 * j + 2]!;
            if (facing > 0) of.push(j);
          }
        }
      }
    }
    from[i + 1] = of.length;
  }
  return { from, of: of.done() };
}
