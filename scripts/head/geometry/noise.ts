import { mix } from '@/lib/math/scalar';

/** A well-mixed number in 0..1 for a lattice point. The same on every machine: integers only. */
function lattice(x: number, y: number, z: number): number {
  let hash = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(z, 1274126177);
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

const fade = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);

/** Value noise in -1..1 with features of about one unit and a continuous second derivative. */
export function noise(x: number, y: number, z: number): number {
  const i = Math.floor(x);
  const j = Math.floor(y);
  const k = Math.floor(z);
  const u = fade(x - i);
  const v = fade(y - j);
  const w = fade(z - k);
  const row = (dj: number, dk: number) =>
    mix(lattice(i, j + dj, k + dk), lattice(i + 1, j + dj, k + dk), u);
  return mix(mix(row(0, 0), row(1, 0), v), mix(row(0, 1), row(1, 1), v), w) * 2 - 1;
}
