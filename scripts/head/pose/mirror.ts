import type { Random } from '@/lib/math/random';
import { cross, dot, minus, times, unit, type Vector } from './vector';

/** So many points stand for the surface. */
const SAMPLES = 1500;
const CELLS = 40;
/** Further from the surface than this many cells is as far as any. */
const FAR_CELLS = 4;
const DIRECTIONS = 500;
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));
/** The mirror may lie aside of the middle by so many cells, for what is not all there. */
const OFFSETS = [-2, -1, 0, 1, 2];
/** Rounds of small turns that make a found mirror better, each half as large as the one before. */
const REFINEMENTS = 5;
const FIRST_TURN = 0.08;

/** The direction across which a surface is most like its own mirror image: from ear to ear. */
export function findMirror(
  middles: readonly Vector[],
  areas: readonly number[],
  random: Random,
): Vector {
  const points = drawn(middles, areas, random);
  const nearness = new Nearness(points);
  const centre = times(
    points.reduce<Vector>(
      (sum, point) => [sum[0] + point[0], sum[1] + point[1], sum[2] + point[2]],
      [0, 0, 0],
    ),
    1 / points.length,
  );
  const cost = (direction: Vector) =>
    Math.min(...OFFSETS.map((offset) => unlikeness(points, nearness, centre, direction, offset)));
  let best: Vector = [1, 0, 0];
  let min = cost(best);
  const tryOne = (direction: Vector) => {
    const value = cost(direction);
    if (value >= min) return;
    min = value;
    best = direction;
  };
  for (let i = 0; i < DIRECTIONS; i++) {
    const height = (i + 0.5) / DIRECTIONS;
    const radius = Math.sqrt(1 - height * height);
    tryOne([radius * Math.cos(i * GOLDEN_ANGLE), radius * Math.sin(i * GOLDEN_ANGLE), height]);
  }
  for (let round = 0, turn = FIRST_TURN; round < REFINEMENTS; round++, turn /= 2) {
    const aside = unit(cross(best, Math.abs(best[0]) < 0.8 ? [1, 0, 0] : [0, 1, 0])) ?? [0, 1, 0];
    const other = cross(best, aside);
    const from = best;
    for (let i = 0; i < 8; i++) {
      const [a, b] = [turn * Math.cos((i * Math.PI) / 4), turn * Math.sin((i * Math.PI) / 4)];
      const moved = unit([
        from[0] + a * aside[0] + b * other[0],
        from[1] + a * aside[1] + b * other[1],
        from[2] + a * aside[2] + b * other[2],
      ]);
      if (moved) tryOne(moved);
    }
  }
  return best;
}

/** Points drawn by area. */
function drawn(middles: readonly Vector[], areas: readonly number[], random: Random): Vector[] {
  const total = areas.reduce((sum, area) => sum + area, 0);
  const step = total / SAMPLES;
  const points: Vector[] = [];
  let next = step * random();
  let passed = 0;
  middles.forEach((middle, i) => {
    passed += areas[i]!;
    if (next > passed) return;
    points.push(middle);
    while (next <= passed) next += step;
  });
  return points;
}

function unlikeness(
  points: readonly Vector[],
  nearness: Nearness,
  centre: Vector,
  direction: Vector,
  offset: number,
): number {
  let sum = 0;
  for (const point of points) {
    const beyond = dot(minus(point, centre), direction) - offset * nearness.cell;
    sum += nearness.at(minus(point, times(direction, 2 * beyond)));
  }
  return sum / points.length;
}

/** How many cells away from a set of points a place is, up to {@link FAR_CELLS}. */
class Nearness {
  readonly cell: number;
  private readonly min: Vector;
  private readonly size: number;
  private readonly cells: Uint8Array;

  constructor(points: readonly Vector[]) {
    const min = [0, 1, 2].map((axis) =>
      points.reduce((low, p) => Math.min(low, p[axis]!), Infinity),
    );
    const max = [0, 1, 2].map((axis) =>
      points.reduce((high, p) => Math.max(high, p[axis]!), -Infinity),
    );
    this.cell = Math.max(...max.map((high, axis) => high - min[axis]!)) / CELLS || 1;
    const margin = FAR_CELLS + 1;
    this.min = [
      min[0]! - margin * this.cell,
      min[1]! - margin * this.cell,
      min[2]! - margin * this.cell,
    ];
    this.size = CELLS + 2 * margin + 1;
    this.cells = new Uint8Array(this.size ** 3).fill(FAR_CELLS);
    let front = [...new Set(points.map((point) => this.indexOf(point)))];
    for (const index of front) this.cells[index] = 0;
    const steps = [1, -1, this.size, -this.size, this.size ** 2, -(this.size ** 2)];
    for (let away = 1; away < FAR_CELLS; away++) {
      const next: number[] = [];
      for (const index of front) {
        for (const step of steps) {
          const other = index + step;
          if ((this.cells[other] ?? 0) <= away) continue;
          this.cells[other] = away;
          next.push(other);
        }
      }
      front = next;
    }
  }

  at(point: Vector): number {
    const index = this.indexOf(point);
    return index < 0 ? FAR_CELLS : (this.cells[index] ?? FAR_CELLS);
  }

  private indexOf(point: Vector): number {
    const [i, j, k] = [0, 1, 2].map((axis) =>
      Math.floor((point[axis]! - this.min[axis]!) / this.cell),
    ) as [number, number, number];
    const { size } = this;
    if (i < 0 || j < 0 || k < 0 || i >= size || j >= size || k >= size) return -1;
    return i + size * (j + size * k);
  }
}
