import { type Random, seededRandom } from '@/lib/math/random';

/*
 * How wrong one point is in place of many bodies, for a force that falls with distance: computed in
 * full, body by body, as seen from all round.
 */

type Vector = readonly [number, number, number];

/** What the engine adds to the squared distance, as a share of the cell's mean squared radius. */
export const ENGINE_SHARE = 0.42;
/** What theory gives for a cloud that is far away. */
export const THEORY_SHARE = 1 / 3;

const BODY_COUNT = 120;
const VIEW_COUNT = 120;

/** Bodies in a cube of side 2 about their own centre. */
export const BODIES: readonly Vector[] = centred(
  Array.from({ length: BODY_COUNT }, atRandomIn(seededRandom(11))),
);
/** The corners of the square that they fill, as drawn: lowest and highest x, lowest and highest y. */
export const EXTENT = [0, 1].map((axis) => {
  const along = BODIES.map((body) => body[axis] ?? 0);
  return [Math.min(...along), Math.max(...along)] as const;
});
/** Their mean squared distance from the centre. */
export const MEAN_SQUARE = BODIES.reduce((sum, body) => sum + squareOf(body), 0) / BODIES.length;
const VIEWS: readonly Vector[] = Array.from({ length: VIEW_COUNT }, (_, at) => viewFrom(at));

/**
 * The root mean square error of the force of one softened point, for each share.
 *
 * @param distance from the cube's centre, in half sides
 * @param shares of the mean squared radius, that are added to the squared distance
 */
export function errorsAt(distance: number, shares: readonly number[]): number[] {
  const exact = VIEWS.map((view) => exactForce(scaled(view, distance)));
  const whole = exact.reduce((sum, force) => sum + squareOf(force), 0);
  return shares.map((share) => {
    const strength = (BODY_COUNT * distance) / (distance ** 2 + share * MEAN_SQUARE);
    const wrong = exact.reduce((sum, force, at) => {
      const stand = scaled(VIEWS[at] ?? [0, 0, 0], strength);
      return sum + squareOf(minus(force, stand));
    }, 0);
    return Math.sqrt(wrong / whole);
  });
}

function exactForce(place: Vector): Vector {
  let [x, y, z] = [0, 0, 0];
  for (const body of BODIES) {
    const away = minus(place, body);
    const square = squareOf(away);
    x += away[0] / square;
    y += away[1] / square;
    z += away[2] / square;
  }
  return [x, y, z];
}

function atRandomIn(random: Random): () => Vector {
  const side = () => random() * 2 - 1;
  return () => [side(), side(), side()];
}

function centred(bodies: readonly Vector[]): Vector[] {
  const share = 1 / bodies.length;
  const centre = bodies.reduce<Vector>(
    ([x, y, z], body) => [x + body[0] * share, y + body[1] * share, z + body[2] * share],
    [0, 0, 0],
  );
  return bodies.map((body) => minus(body, centre));
}

/** Directions spread evenly over a sphere, along a spiral. */
function viewFrom(at: number): Vector {
  const z = 1 - (2 * at + 1) / VIEW_COUNT;
  const ring = Math.sqrt(1 - z * z);
  const angle = at * Math.PI * (3 - Math.sqrt(5));
  return [ring * Math.cos(angle), ring * Math.sin(angle), z];
}

function squareOf([x, y, z]: Vector): number {
  return x * x + y * y + z * z;
}

function minus(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

function scaled([x, y, z]: Vector, by: number): Vector {
  return [x * by, y * by, z * by];
}
