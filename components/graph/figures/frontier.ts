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

/** A box of the tree. Its quarters are none where it is a leaf. */
interface Cell extends FarBox {
  bodies: readonly Point[];
  cells: readonly Cell[];
}

const [TREE] = plant({ x: 0, y: 0, side: SIZE }, POINTS) as [Cell];
const EXACT = new Map(POINTS.map((body) => [body, exactForceOn(body)] as const));

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

/** The list of one body alone, which takes no box that it is in itself. */
export function frontierOfBody(body: Point, theta: number): Frontier {
  return frontierSeenFrom({ ...body, side: 0 }, [body], theta, body);
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

function frontierSeenFrom(
  group: Box,
  members: readonly Point[],
  theta: number,
  itself?: Point,
): Frontier {
  const far: FarBox[] = [];
  const near: Point[] = [];
  let looks = 0;
  const walk = (cell: Cell) => {
    looks++;
    const isFar = cell.mass > 1 && cell.side < theta * distanceTo(group, cell.centre);
    if (isFar && !(itself && cell.bodies.includes(itself))) far.push(cell);
    else if (cell.cells.length > 0) cell.cells.forEach(walk);
    else near.push(...cell.bodies);
  };
  walk(TREE);
  return { group, members, far, near, looks, ...errorOf(members, far, near) };
}

/** Cuts a box in four until few bodies are left in each; empty boxes are left out. */
function plant(box: Box, all: readonly Point[]): Cell[] {
  const bodies = inside(box, all);
  if (bodies.length === 0) return [];
  const isLeaf = bodies.length <= LEAF_BODIES || box.side <= SMALLEST_SIDE;
  const side = box.side / 2;
  const quarters = [0, side].flatMap((dy) =>
    [0, side].map((dx) => ({ x: box.x + dx, y: box.y + dy, side })),
  );
  const cells = isLeaf ? [] : quarters.flatMap((quarter) => plant(quarter, bodies));
  return [{ ...box, bodies, cells, centre: centreOfMass(bodies), mass: bodies.length }];
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
  for (const member of members) {
    const exact = EXACT.get(member) ?? { x: 0, y: 0 };
    const found = { x: 0, y: 0 };
    for (const body of near) addForce(found, member, body, 1);
    for (const { centre, mass } of far) addForce(found, member, centre, mass);
    wrong += (found.x - exact.x) ** 2 + (found.y - exact.y) ** 2;
    whole += exact.x ** 2 + exact.y ** 2;
  }
  return { error: Math.sqrt(wrong / whole), force: Math.sqrt(whole) };
}

function addForce(force: Point, body: Point, other: Point, mass: number): void {
  const dx = body.x - other.x;
  const dy = body.y - other.y;
  const strength = mass / (dx * dx + dy * dy + SOFTENING);
  force.x += dx * strength;
  force.y += dy * strength;
}

/** The force of all on a body, one by one. */
function exactForceOn(body: Point): Point {
  const force = { x: 0, y: 0 };
  for (const other of POINTS) addForce(force, body, other, 1);
  return force;
}
