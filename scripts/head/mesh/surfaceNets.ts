import { GrowingFloats, GrowingIndices } from '@/lib/head/model/growingArrays';
import type { Field } from '../geometry/distance';
import { BLOCK_CELLS, type Grid } from './grid';
import type { TriangleMesh } from './surface';

/** How far a field may overstate a distance; a block whose middle is further off holds no surface. */
const STRETCH = 1.6;

/** The twelve edges of a cell, as pairs of its corners; bit 0 of a corner is x, 1 is y, 2 is z. */
const EDGES = Array.from({ length: 8 }, (_, corner) =>
  [1, 2, 4].filter((bit) => !(corner & bit)).map((bit) => [corner, corner | bit] as const),
).flat();

/**
 * The zero surface of a field as quads cut in two: one vertex a cell, at the mean of the crossings
 * on its edges (S. Gibson, "Constrained elastic surface nets", 1998).
 */
export function surfaceNets(field: Field, grid: Grid): TriangleMesh & { evaluations: number } {
  const { xs, ys, zs } = grid;
  const rowStep = xs.length;
  const sheetStep = xs.length * ys.length;
  const { values, known, evaluations } = sample(field, grid);

  const corners = Array.from(
    { length: 8 },
    (_, bits) => (bits & 1) + ((bits >> 1) & 1) * rowStep + (bits >> 2) * sheetStep,
  );

  const vertexOfCell = new Int32Array(values.length).fill(-1);
  const positions = new GrowingFloats();
  for (let k = 0; k < zs.length - 1; k++) {
    for (let j = 0; j < ys.length - 1; j++) {
      for (let i = 0; i < xs.length - 1; i++) {
        const cell = i + j * rowStep + k * sheetStep;
        if (!known[cell]) continue;
        let inside = 0;
        for (let c = 0; c < 8; c++) if (values[cell + corners[c]!]! < 0) inside |= 1 << c;
        if (inside === 0 || inside === 255) continue;
        let x = 0;
        let y = 0;
        let z = 0;
        let crossings = 0;
        for (const [from, to] of EDGES) {
          if (((inside >> from) & 1) === ((inside >> to) & 1)) continue;
          const valueFrom = values[cell + corners[from]!]!;
          const valueTo = values[cell + corners[to]!]!;
          const share = valueFrom / (valueFrom - valueTo);
          const axisBit = from ^ to;
          x += (from & 1) + (axisBit === 1 ? share : 0);
          y += ((from >> 1) & 1) + (axisBit === 2 ? share : 0);
          z += (from >> 2) + (axisBit === 4 ? share : 0);
          crossings++;
        }
        vertexOfCell[cell] = positions.length / 3;
        positions.push(xs[i]! + ((xs[i + 1]! - xs[i]!) * x) / crossings);
        positions.push(ys[j]! + ((ys[j + 1]! - ys[j]!) * y) / crossings);
        positions.push(zs[k]! + ((zs[k + 1]! - zs[k]!) * z) / crossings);
      }
    }
  }

  const triangles = new GrowingIndices();
  /** The four cells around a grid edge that the surface crosses make one quad. */
  const quad = (cell: number, stepA: number, stepB: number, isTurned: boolean) => {
    const a = vertexOfCell[cell]!;
    const b = vertexOfCell[cell - stepA]!;
    const c = vertexOfCell[cell - stepA - stepB]!;
    const d = vertexOfCell[cell - stepB]!;
    if (a < 0 || b < 0 || c < 0 || d < 0) return;
    for (const vertex of isTurned ? [a, b, c, a, c, d] : [a, c, b, a, d, c]) triangles.push(vertex);
  };
  for (let k = 1; k < zs.length - 1; k++) {
    for (let j = 1; j < ys.length - 1; j++) {
      for (let i = 1; i < xs.length - 1; i++) {
        const at = i + j * rowStep + k * sheetStep;
        const isInside = values[at]! < 0;
        if (isInside !== values[at + 1]! < 0) quad(at, rowStep, sheetStep, isInside);
        if (isInside !== values[at + rowStep]! < 0) quad(at, sheetStep, 1, isInside);
        if (isInside !== values[at + sheetStep]! < 0) quad(at, 1, rowStep, isInside);
      }
    }
  }
  return { positions: positions.done(), triangles: triangles.done(), evaluations };
}

/** Evaluates the field in every block that the surface may pass; elsewhere the block's middle stands for all. */
function sample(field: Field, { xs, ys, zs }: Grid) {
  const rowStep = xs.length;
  const sheetStep = xs.length * ys.length;
  const values = new Float32Array(sheetStep * zs.length);
  /** 0 not visited, 1 filled from a middle, 2 evaluated. */
  const known = new Uint8Array(values.length);
  let evaluations = 0;
  const B = BLOCK_CELLS;
  for (let k = 0; k + B < zs.length; k += B) {
    for (let j = 0; j + B < ys.length; j += B) {
      for (let i = 0; i + B < xs.length; i += B) {
        const [x0, x1] = [xs[i]!, xs[i + B]!];
        const [y0, y1] = [ys[j]!, ys[j + B]!];
        const [z0, z1] = [zs[k]!, zs[k + B]!];
        const middle = field((x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2);
        const reach = Math.hypot(x1 - x0, y1 - y0, z1 - z0) / 2;
        const isFar = Math.abs(middle) > reach * STRETCH + 1;
        evaluations++;
        for (let c = 0; c <= B; c++) {
          for (let b = 0; b <= B; b++) {
            for (let a = 0; a <= B; a++) {
              const at = i + a + (j + b) * rowStep + (k + c) * sheetStep;
              if (known[at] === 2) continue;
              if (!isFar) {
                values[at] = field(xs[i + a]!, ys[j + b]!, zs[k + c]!);
                known[at] = 2;
                evaluations++;
              } else if (known[at] === 0) {
                values[at] = middle;
                known[at] = 1;
              }
            }
          }
        }
      }
    }
  }
  return { values, known, evaluations };
}
