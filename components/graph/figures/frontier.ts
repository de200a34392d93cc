import { seededRandom } from '@/lib/math/random';
import { clamp } from '@/lib/math/scalar';

/*
 * What one group of bodies sees of the others, in two dimensions: near bodies one by one, and boxes
 * of a quadtree that count as one body each.
 */

export const SIZE = 320;
export const GROUP_SIDE = 40;
/** Smaller boxes are not cut any further. */
const SMALLEST_SIDE = 20;
const LEAF_BODIES = 3;
/** Keeps the force between bodies that meet finite. */
const SOFTENING = 4;

export interface Point {
  x: number;
  y: number;
}
export interface Box extends Point {
  side: number;
}
/** A box that counts as one body, at its bodies' centre of mass. */
export interface FarBox extends Box {
  centre: Point;
  mass: number;
}

const random = seededRandom(23);
const CLUSTERS: readonly Point[] = [
  { x: 70, y: 80 },
  { x: 240, y: 70 },
  { x: 215, y: 235 },
];

export const POINTS: readonly Point[] = Array.from({ length: 110 }, (_, at) => {
  const cluster = CLUSTERS[at % CLUSTERS.length] ?? { x: 0, y: 0 };
  const spread = () => (random() + random() + random() - 1.5) * 70;
  return {
    x: clamp(cluster.x + spread(), 2, SIZE - 2),
    y: clamp(cluster.y + spread(), 2, SIZE - 2),
  };
});

/** Who asks which boxes are far: each body for itself, or all that lie in a square together. */
export type Asking = 'body' | 'group';

const BODIES = POINTS.map(asOneBody);

export interface Frontier {
  group: Box;
  /** The bodies that ask. */
  members: readonly Point[];
  far: readonly FarBox[];
  near: readonly Point[];
  /** How many boxes were looked at to find the two. */
  looks: number;
  /** How wrong the force on the members is: root mean square, as a share. Null where there are none. */
  error: number | null;
  /** How large that force is, in the same mean. */
  force: number;
}

/**
 * The list of one group.
 *
 * @param at the group's upper left corner
 * @param theta how large a box may look from the group, as a share of its distance; 0 takes none
 */
export function frontierOf(at: Point, theta: number): Frontier {
  const group = { ...at, side: GROUP_SIDE };
  return frontierSeenFrom(group, inside(group, POINTS), theta);
}

/** The list of one body alone. */
export function frontierOfBody(body: Point, theta: number): Frontier {
  return frontierSeenFrom({ ...body, side: 0 }, [body], theta);
}

/** The body that lies nearest to a place. */
export function bodyNearest({ x, y }: Point): Point {
  const distance = (one: Point) => Math.hypot(one.x - x, one.y - y);
  return POINTS.reduce((best, one) => (distance(one) < distance(best) ? one : best));
}

/** What it comes to when each body asks for itself. */
export function totalOfBodies(theta: number): { pairs: number; error: number } {
  const all = POINTS.map((body) => frontierOfBody(body, theta));
  const squares = all.map(({ error, force }) => [((error ?? 0) * force) ** 2, force ** 2] as const);
  return {
    pairs: all.reduce((sum, { near, far }) => sum + near.length - 1 + far.length, 0),
    error: Math.sqrt(
      squares.reduce((sum, [wrong]) => sum + wrong, 0) /
        squares.reduce((sum, [, whole]) => sum + whole, 0),
    ),
  };
}

function frontierSeenFrom(group: Box, members: readonly Point[], theta: number): Frontier {
  const far: FarBox[] = [];
  const near: Point[] = [];
  let looks = 0;
  walk({ x: 0, y: 0, side: SIZE }, POINTS);
  return { group, members, far, near, looks, ...errorOf(members, far, near) };

  function walk(box: Box, all: readonly Point[]): void {
    looks++;
    const here = inside(box, all);
    if (here.length === 0) return;
    const centre = centreOfMass(here);
    if (here.length > 1 && box.side < theta * distanceTo(group, centre)) {
      far.push({ ...box, centre, mass: here.length });
      return;
    }
    if (here.length <= LEAF_BODIES || box.side <= SMALLEST_SIDE) {
      near.push(...here);
      return;
    }
    const side = box.side / 2;
    for (const dy of [0, side]) {
      for (const dx of [0, side]) walk({ x: box.x + dx, y: box.y + dy, side }, here);
    }
  }
}

function inside({ x, y, side }: Box, all: readonly Point[]): Point[] {
  return all.filter((one) => one.x >= x && one.x < x + side && one.y >= y && one.y < y + side);
}

function centreOfMass(all: readonly Point[]): Point {
  const sum = all.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  return { x: sum.x / all.length, y: sum.y / all.length };
}

/** From the edge of a box; 0 inside it. */
function distanceTo({ x, y, side }: Box, point: Point): number {
  const dx = Math.max(Math.abs(point.x - x - side / 2) - side / 2, 0);
  const dy = Math.max(Math.abs(point.y - y - side / 2) - side / 2, 0);
  return Math.hypot(dx, dy);
}

function errorOf(
  members: readonly Point[],
  far: readonly FarBox[],
  near: readonly Point[],
): Pick<Frontier, 'error' | 'force'> {
  if (members.length === 0) return { error: null, force: 0 };
  let wrong = 0;
  let whole = 0;
  const listed = [...near.map(asOneBody), ...far.map(({ centre, mass }) => ({ ...centre, mass }))];
  for (const member of members) {
    const exact = forceOn(member, BODIES);
    const found = forceOn(member, listed);
    wrong += (found.x - exact.x) ** 2 + (found.y - exact.y) ** 2;
    whole += exact.x ** 2 + exact.y ** 2;
  }
  return { error: Math.sqrt(wrong / whole), force: Math.sqrt(whole) };
}

function asOneBody(point: Point) {
  return { ...point, mass: 1 };
}

function forceOn(body: Point, others: readonly (Point & { mass: number })[]): Point {
  const force = { x: 0, y: 0 };
  for (const { x, y, mass } of others) {
    const [dx, dy] = [body.x - x, body.y - y];
    const strength = mass / (dx * dx + dy * dy + SOFTENING);
    force.x += dx * strength;
    force.y += dy * strength;
  }
  return force;
}
