/** A field becomes a closed mesh that lies on it, with normals, light and curvature. */
import type { Field } from '@/scripts/head/geometry/distance';
import { curvatureOf } from '@/scripts/head/mesh/curvature';
import { axis, BLOCK_CELLS } from '@/scripts/head/mesh/grid';
import { keepVertices } from '@/scripts/head/mesh/keep';
import { openness } from '@/scripts/head/mesh/occlusion';
import { projectOnto } from '@/scripts/head/mesh/project';
import { surfaceNets } from '@/scripts/head/mesh/surfaceNets';

const RADIUS = 20;
const ball: Field = (x, y, z) => Math.hypot(x, y, z) - RADIUS;
const grid = () => {
  const row = axis(-26, 26, (at) => (at > 0 ? 1.5 : 2));
  return { xs: row, ys: row, zs: row };
};
const distances = (positions: Float32Array) =>
  Array.from({ length: positions.length / 3 }, (_, i) =>
    Math.hypot(positions[3 * i]!, positions[3 * i + 1]!, positions[3 * i + 2]!),
  );

describe('a grid', () => {
  it('covers its range in whole blocks with the spacing asked for', () => {
    const row = axis(-10, 10, () => 0.5);
    expect(row[0]).toBe(-10);
    expect(row.at(-1)).toBeGreaterThanOrEqual(10);
    expect((row.length - 1) % BLOCK_CELLS).toBe(0);
    expect(row[1]! - row[0]!).toBe(0.5);
  });
});

describe('surface nets', () => {
  it('lie on the surface to a part of a cell, and exactly after projection', () => {
    const { positions } = surfaceNets(ball, grid());
    for (const distance of distances(positions))
      expect(Math.abs(distance - RADIUS)).toBeLessThan(0.5);
    projectOnto(ball, positions, 0.4, 3);
    for (const distance of distances(positions))
      expect(Math.abs(distance - RADIUS)).toBeLessThan(0.02);
  });

  it('close: every edge has two triangles, which run along it in opposite ways', () => {
    const { triangles } = surfaceNets(ball, grid());
    const edges = new Set<string>();
    for (let t = 0; t < triangles.length; t += 3) {
      for (let corner = 0; corner < 3; corner++) {
        const edge = `${triangles[t + corner]} ${triangles[t + ((corner + 1) % 3)]}`;
        expect(edges.has(edge)).toBe(false);
        edges.add(edge);
      }
    }
    for (const edge of edges) expect(edges.has(edge.split(' ').reverse().join(' '))).toBe(true);
  });

  it('face outward', () => {
    const { positions, triangles } = surfaceNets(ball, grid());
    for (let t = 0; t < triangles.length; t += 3) {
      const [a, b, c] = [0, 1, 2].map((corner) => {
        const at = 3 * triangles[t + corner]!;
        return [positions[at]!, positions[at + 1]!, positions[at + 2]!] as const;
      }) as [Corner, Corner, Corner];
      const volume =
        a[0] * (b[1] * c[2] - b[2] * c[1]) +
        a[1] * (b[2] * c[0] - b[0] * c[2]) +
        a[2] * (b[0] * c[1] - b[1] * c[0]);
      expect(volume).toBeGreaterThan(0);
    }
  });

  it('skip the blocks that the surface does not pass', () => {
    const row = axis(-90, 90, () => 3);
    const { evaluations } = surfaceNets(ball, { xs: row, ys: row, zs: row });
    expect(evaluations).toBeLessThan(0.3 * row.length ** 3);
  });
});

type Corner = readonly [number, number, number];

describe('what is known of a vertex', () => {
  it('has normals that point away from the middle', () => {
    const { positions } = surfaceNets(ball, grid());
    const normals = projectOnto(ball, positions, 0.4, 2);
    for (let i = 0; i < positions.length; i++) {
      expect(normals[i]).toBeCloseTo(positions[i]! / RADIUS, 2);
    }
  });

  it('has the curvature of the ball, negative when seen from within', () => {
    const mesh = surfaceNets(ball, grid());
    const normals = projectOnto(ball, mesh.positions, 0.4, 2);
    for (const value of curvatureOf(mesh, normals, 2)) expect(value).toBeCloseTo(1 / RADIUS, 2);
    for (const value of curvatureOf(
      mesh,
      normals.map((n) => -n),
      2,
    )) {
      expect(value).toBeCloseTo(-1 / RADIUS, 2);
    }
  });

  it('is open to the light on a ball, and less where a floor is near', () => {
    const at = Float32Array.of(0, -RADIUS, 0);
    const down = Float32Array.of(0, -1, 0);
    const overFloor: Field = (x, y, z) => Math.min(ball(x, y, z), y + RADIUS + 3);
    expect(openness(ball, at, down)[0]).toBeCloseTo(1);
    expect(openness(overFloor, at, down)[0]).toBeLessThan(0.5);
  });

  it('goes when its triangle does', () => {
    const mesh = surfaceNets(ball, grid());
    const half = keepVertices(mesh, (x) => x > 0);
    expect(half.triangles.length).toBeLessThan(0.6 * mesh.triangles.length);
    for (let i = 0; i < half.positions.length; i += 3) expect(half.positions[i]).toBeGreaterThan(0);
    expect(Math.max(...half.triangles)).toBe(half.positions.length / 3 - 1);
  });
});
