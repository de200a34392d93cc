import type { TriangleMesh } from './surface';

/**
 * A mesh seen from +z, far away: for each cell of a grid over x and y, how far forward it reaches.
 * -Infinity where there is nothing.
 */
export class DepthMap {
  readonly depths: Float32Array;
  readonly columns: number;
  readonly rows: number;
  readonly cell: number;
  private readonly minX: number;
  private readonly minY: number;

  /** @param cells along the longer side */
  constructor({ positions, triangles }: TriangleMesh, cells: number) {
    const [min, max] = [
      [Infinity, Infinity],
      [-Infinity, -Infinity],
    ];
    for (let i = 0; i < positions.length; i += 3) {
      for (let axis = 0; axis < 2; axis++) {
        min[axis] = Math.min(min[axis]!, positions[i + axis]!);
        max[axis] = Math.max(max[axis]!, positions[i + axis]!);
      }
    }
    const [width, height] = [max[0]! - min[0]!, max[1]! - min[1]!];
    this.cell = Math.max(width, height) / cells || 1;
    this.columns = Math.floor(width / this.cell) + 1;
    this.rows = Math.floor(height / this.cell) + 1;
    this.minX = min[0]!;
    this.minY = min[1]!;
    this.depths = new Float32Array(this.columns * this.rows).fill(-Infinity);
    for (let t = 0; t < triangles.length; t += 3) {
      this.draw(positions, 3 * triangles[t]!, 3 * triangles[t + 1]!, 3 * triangles[t + 2]!);
    }
  }

  /** How far forward the mesh reaches here. */
  at(x: number, y: number): number {
    const column = Math.floor((x - this.minX) / this.cell);
    const row = Math.floor((y - this.minY) / this.cell);
    if (column < 0 || row < 0 || column >= this.columns || row >= this.rows) return -Infinity;
    return this.depths[column + row * this.columns]!;
  }

  private draw(positions: Float32Array, a: number, b: number, c: number): void {
    const { cell, columns, rows, depths } = this;
    // In cells, so that the middle of each has whole coordinates.
    const ax = (positions[a]! - this.minX) / cell - 0.5;
    const ay = (positions[a + 1]! - this.minY) / cell - 0.5;
    const bx = (positions[b]! - this.minX) / cell - 0.5;
    const by = (positions[b + 1]! - this.minY) / cell - 0.5;
    const cx = (positions[c]! - this.minX) / cell - 0.5;
    const cy = (positions[c + 1]! - this.minY) / cell - 0.5;
    const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
    if (area === 0) return;
    const fromColumn = Math.max(0, Math.ceil(Math.min(ax, bx, cx)));
    const toColumn = Math.min(columns - 1, Math.floor(Math.max(ax, bx, cx)));
    const fromRow = Math.max(0, Math.ceil(Math.min(ay, by, cy)));
    const toRow = Math.min(rows - 1, Math.floor(Math.max(ay, by, cy)));
    const [az, bz, cz] = [positions[a + 2]!, positions[b + 2]!, positions[c + 2]!];
    for (let row = fromRow; row <= toRow; row++) {
      for (let column = fromColumn; column <= toColumn; column++) {
        const shareB = ((column - ax) * (cy - ay) - (row - ay) * (cx - ax)) / area;
        const shareC = ((bx - ax) * (row - ay) - (by - ay) * (column - ax)) / area;
        if (shareB < -1e-6 || shareC < -1e-6 || shareB + shareC > 1 + 1e-6) continue;
        const depth = az + shareB * (bz - az) + shareC * (cz - az);
        const at = column + row * columns;
        if (depth > depths[at]!) depths[at] = depth;
      }
    }
  }
}
