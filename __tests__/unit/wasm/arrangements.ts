import { seededRandom } from '@/lib/math/random';

/** Where n nodes are, x y z each, in the layout's units. Seeded: the same on every machine. */
export type Arrangement = (n: number) => Float64Array;

function arrange(seed: number, place: (i: number, random: () => number) => number[]): Arrangement {
  return (n) => {
    const random = seededRandom(seed);
    // In single precision, as the engine reads them: the rounding is not the engine's error.
    return Float64Array.from(
      Array.from({ length: n }, (_, i) => place(i, random)).flat(),
      Math.fround,
    );
  };
}

function gaussian(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

function inBall(random: () => number, radius: number): number[] {
  for (;;) {
    const point = [random() * 2 - 1, random() * 2 - 1, random() * 2 - 1];
    if (Math.hypot(...point) <= 1) return point.map((c) => c * radius);
  }
}

function clusters(seed: number): { centre: number[]; size: number }[] {
  const random = seededRandom(seed);
  return Array.from({ length: 12 }, () => ({
    centre: [random() * 2000, random() * 2000, random() * 2000],
    size: 5 + random() * 100,
  }));
}
const CLUSTERS = clusters(3);

export const FREE: Record<string, Arrangement> = {
  random: arrange(1, (_, random) => inBall(random, 180)),
  clustered: arrange(2, (_, random) => {
    const cluster = CLUSTERS[Math.floor(random() * CLUSTERS.length)];
    return (cluster?.centre ?? []).map((c) => c + gaussian(random) * (cluster?.size ?? 1));
  }),
  collinear: arrange(3, (_, random) => {
    const t = random() * 40_000;
    return [t, 0.3 * t, -0.2 * t];
  }),
  coplanar: arrange(4, (_, random) => [random() * 2000, random() * 2000, 0]),
  coincident: arrange(5, (i) => [(i % 7) * 40, (i % 7) ** 2 * 10, 0]),
  huge: arrange(6, (_, random) => inBall(random, 1e9)),
  tiny: arrange(7, (_, random) => inBall(random, 1e-6)),
};

/** A sphere on which n nodes are about 30 units apart. */
export const radiusFor = (n: number) => 30 * Math.sqrt((n * Math.sqrt(3)) / 2 / (4 * Math.PI));

const onSphere = (point: number[], radius: number) => {
  const length = Math.hypot(...point);
  return point.map((c) => (c / length) * radius);
};

export const ON_SPHERE: Record<string, Arrangement> = {
  random: (n) =>
    arrange(8, (_, random) =>
      onSphere([gaussian(random), gaussian(random), gaussian(random)], radiusFor(n)),
    )(n),
  clustered: (n) =>
    arrange(9, (_, random) => {
      const cluster = CLUSTERS[Math.floor(random() * CLUSTERS.length)];
      const way = onSphere(
        (cluster?.centre ?? []).map((c) => c - 1000),
        1,
      );
      return onSphere(
        way.map((c) => c + gaussian(random) * 0.2),
        radiusFor(n),
      );
    })(n),
  'on one great circle': (n) =>
    arrange(10, (_, random) => {
      const angle = random() * 2 * Math.PI;
      return [Math.cos(angle) * radiusFor(n), Math.sin(angle) * radiusFor(n), 0];
    })(n),
  'coincident at six poles': (n) =>
    arrange(11, (i) => {
      const place = [0, 0, 0];
      place[i % 3] = i % 6 < 3 ? radiusFor(n) : -radiusFor(n);
      return place;
    })(n),
};

/** The forces on all nodes, pair by pair in double precision: d / (d^2 + 1) each. */
export function bruteForce(places: Float64Array): Float64Array {
  const forces = new Float64Array(places.length);
  for (let i = 0; i < places.length; i += 3) {
    const [px = 0, py = 0, pz = 0] = places.subarray(i, i + 3);
    let [fx, fy, fz] = [0, 0, 0];
    for (let j = 0; j < places.length; j += 3) {
      const x = px - places[j]!;
      const y = py - places[j + 1]!;
      const z = pz - places[j + 2]!;
      const w = 1 / (x * x + y * y + z * z + 1);
      fx += x * w;
      fy += y * w;
      fz += z * w;
    }
    forces.set([fx, fy, fz], i);
  }
  return forces;
}

/** The root mean square of the difference, as a share of the root mean square of `exact`. */
export function relativeError(exact: ArrayLike<number>, found: ArrayLike<number>): number {
  let wrong = 0;
  let whole = 0;
  for (let i = 0; i < exact.length; i++) {
    wrong += ((exact[i] ?? 0) - (found[i] ?? 0)) ** 2;
    whole += (exact[i] ?? 0) ** 2;
  }
  return Math.sqrt(wrong / whole);
}
