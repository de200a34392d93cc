import { smoothstep } from '@/lib/math/scalar';

const MIN_VOXEL_MM = 3;
/** A model with stray points far away gets larger cubes, not a larger memory. */
const MAX_VOXELS = 2e7;
/** Walls further away than this shade nothing. */
const REACH_MM = 42;
/** Rays start this many voxels above the surface, which fills those that it passes. */
const LIFT_VOXELS = 1.6;
const RAYS = 32;
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/** Which cubes of space a model passes through: enough to guess what shades what. */
export class Voxels {
  private readonly full: Uint8Array;
  private readonly size: readonly [number, number, number];
  private readonly min: readonly [number, number, number];
  private readonly voxel: number;
  private count = 0;

  /** Points must be no further apart on the surface than a voxel. */
  constructor(points: Float32Array) {
    const min = [Infinity, Infinity, Infinity];
    const max = [-Infinity, -Infinity, -Infinity];
    for (let i = 0; i < points.length; i++) {
      min[i % 3] = Math.min(min[i % 3]!, points[i]!);
      max[i % 3] = Math.max(max[i % 3]!, points[i]!);
    }
    const volume = max.reduce((product, end, axis) => product * (end - min[axis]! + 1), 1);
    this.voxel = Math.max(MIN_VOXEL_MM, Math.cbrt(volume / MAX_VOXELS));
    const cells = (axis: number) => Math.floor((max[axis]! - min[axis]!) / this.voxel) + 1;
    this.min = [min[0]!, min[1]!, min[2]!];
    this.size = [cells(0), cells(1), cells(2)];
    this.full = new Uint8Array(this.size[0] * this.size[1] * this.size[2]);
    for (let i = 0; i < points.length; i += 3) {
      const at = this.cellAt(points[i]!, points[i + 1]!, points[i + 2]!);
      if (this.full[at] === 0) this.count++;
      this.full[at] = 1;
    }
  }

  /** A rough area of the surface in mm²: a slanted plane passes half as many voxels again as a level one. */
  get area(): number {
    return (this.count * this.voxel ** 2) / 1.5;
  }

  /** How much of the sky above a point is free, 0..1, nearer walls counting more. */
  openness(x: number, y: number, z: number, nx: number, ny: number, nz: number): number {
    // Two directions across the normal.
    const isSteep = Math.abs(ny) > 0.9;
    const ax = isSteep ? 0 : nz;
    const ay = isSteep ? -nz : 0;
    const az = isSteep ? ny : -nx;
    const aLength = Math.hypot(ax, ay, az) || 1;
    const [ux, uy, uz] = [ax / aLength, ay / aLength, az / aLength];
    const [wx, wy, wz] = [ny * uz - nz * uy, nz * ux - nx * uz, nx * uy - ny * ux];
    const lift = LIFT_VOXELS * this.voxel;
    let free = 0;
    for (let ray = 0; ray < RAYS; ray++) {
      // Cosine-weighted directions of the half space, evenly spread.
      const away = Math.sqrt((ray + 0.5) / RAYS);
      const along = Math.sqrt(1 - away * away);
      const a = away * Math.cos(ray * GOLDEN_ANGLE);
      const b = away * Math.sin(ray * GOLDEN_ANGLE);
      const dx = along * nx + a * ux + b * wx;
      const dy = along * ny + a * uy + b * wy;
      const dz = along * nz + a * uz + b * wz;
      free += this.freeAlong(x + lift * nx, y + lift * ny, z + lift * nz, dx, dy, dz);
    }
    return free / RAYS;
  }

  private freeAlong(x: number, y: number, z: number, dx: number, dy: number, dz: number): number {
    for (let step = 0; step < REACH_MM; step += this.voxel * 0.8) {
      const at = this.cellAt(x + dx * step, y + dy * step, z + dz * step);
      if (at >= 0 && this.full[at] === 1) return smoothstep(0, REACH_MM, step);
    }
    return 1;
  }

  private cellAt(x: number, y: number, z: number): number {
    const i = Math.floor((x - this.min[0]) / this.voxel);
    const j = Math.floor((y - this.min[1]) / this.voxel);
    const k = Math.floor((z - this.min[2]) / this.voxel);
    const [nx, ny, nz] = this.size;
    if (i < 0 || j < 0 || k < 0 || i >= nx || j >= ny || k >= nz) return -1;
    return i + nx * (j + ny * k);
  }
}
