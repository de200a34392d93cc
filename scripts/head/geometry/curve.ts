import type { Bead } from './distance';

/** Beads resampled along a Catmull-Rom curve, `steps` for each stretch between two given ones. */
export function resample(beads: readonly Bead[], steps: number): Bead[] {
  const last = beads.length - 1;
  const finer: Bead[] = [];
  for (let i = 0; i < last; i++) {
    const before = beads[Math.max(0, i - 1)]!;
    const from = beads[i]!;
    const to = beads[i + 1]!;
    const after = beads[Math.min(last, i + 2)]!;
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      const at = (k: 0 | 1 | 2 | 3) => catmullRom(before[k], from[k], to[k], after[k], t);
      finer.push([at(0), at(1), at(2), at(3)]);
    }
  }
  finer.push(beads[last]!);
  return finer;
}

function catmullRom(a: number, b: number, c: number, d: number, t: number): number {
  const linear = (c - a) * t;
  const square = (2 * a - 5 * b + 4 * c - d) * t * t;
  const cube = (3 * b - a - 3 * c + d) * t * t * t;
  return b + 0.5 * (linear + square + cube);
}

/**
 * A smooth function through knots (cubic Hermite, slopes from the neighbours on both sides);
 * level outside of them. Knots go up in the first number.
 */
export function through(
  knots: readonly (readonly [at: number, value: number])[],
): (at: number) => number {
  const xs = knots.map((knot) => knot[0]);
  const ys = knots.map((knot) => knot[1]);
  const last = xs.length - 1;
  const slope = (i: number) => (ys[i + 1]! - ys[i]!) / (xs[i + 1]! - xs[i]!);
  const tangents = xs.map((_, i) => {
    if (i === 0) return slope(0);
    if (i === last) return slope(last - 1);
    const before = xs[i]! - xs[i - 1]!;
    const after = xs[i + 1]! - xs[i]!;
    return (slope(i - 1) * after + slope(i) * before) / (before + after);
  });
  return (at) => {
    if (at <= xs[0]!) return ys[0]!;
    if (at >= xs[last]!) return ys[last]!;
    let i = 0;
    while (at > xs[i + 1]!) i++;
    const width = xs[i + 1]! - xs[i]!;
    const t = (at - xs[i]!) / width;
    const t2 = t * t;
    const t3 = t2 * t;
    return (
      (2 * t3 - 3 * t2 + 1) * ys[i]! +
      (t3 - 2 * t2 + t) * width * tangents[i]! +
      (3 * t2 - 2 * t3) * ys[i + 1]! +
      (t3 - t2) * width * tangents[i + 1]!
    );
  };
}
