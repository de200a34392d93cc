/*
 * The queue of the walk, on a tree small enough to be followed: eight leaves in two rows of four, cut
 * in two by turns across and down, and a group at the lower left that asks which cells are near.
 */

export interface Cell {
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** The names of its halves; none in a leaf. */
  halves: readonly string[];
}

export const AREA = { width: 4, height: 2 };
/** The group's box, in sides of a leaf. */
export const GROUP = { x: 0.2, y: 1.2, side: 0.55 };
/** A cell is far where its longer side is at most its distance from the group: theta is 1. */
const THETA = 1;
const BODIES_PER_LEAF = 2;

/** The tree, breadth first: A is the root, H to O are the leaves. */
export const CELLS: ReadonlyMap<string, Cell> = new Map(
  plant().map((cell) => [cell.name, cell] as const),
);

function plant(): Cell[] {
  const names = [...'ABCDEFGHIJKLMNO'];
  const boxes = [{ x: 0, y: 0, ...AREA }];
  for (let at = 0; boxes.length < names.length; at++) {
    const { x, y, width, height } = boxes[at] ?? { x: 0, y: 0, ...AREA };
    // The root and the quarters are cut across, the halves down.
    const isCutDown = width === height;
    const half = isCutDown ? { width, height: height / 2 } : { width: width / 2, height };
    boxes.push({ x, y, ...half });
    boxes.push(isCutDown ? { x, y: y + half.height, ...half } : { x: x + half.width, y, ...half });
  }
  return boxes.map((box, at) => ({
    ...box,
    name: names[at] ?? '',
    halves: names.slice(2 * at + 1, 2 * at + 3),
  }));
}

export function isLeaf({ halves }: Cell): boolean {
  return halves.length === 0;
}

/** From the group's box to a cell's middle, in sides of a leaf. */
function distanceTo({ x, y, width, height }: Cell): number {
  const half = GROUP.side / 2;
  const along = (middle: number, group: number) =>
    Math.max(Math.abs(middle - group - half) - half, 0);
  return Math.hypot(along(x + width / 2, GROUP.x), along(y + height / 2, GROUP.y));
}

export function isNear(cell: Cell): boolean {
  return Math.max(cell.width, cell.height) > THETA * distanceTo(cell);
}

/** The lines of the loop; several that are marked together are one step. */
export const CODE = [
  { step: null, text: 'do {' },
  { step: 'take', text: '  cell = queue[open++]' },
  { step: 'ask', text: '  near = isNear(cell) // 0, 1' },
  { step: 'list', text: '  list[listEnd] = cell' },
  { step: 'keep', text: '  listEnd += 1 - near' },
  { step: 'halve', text: '  queue[end] = firstHalf(cell)' },
  { step: 'halve', text: '  queue[end + 1] = secondHalf(cell)' },
  { step: 'queue', text: '  end += 2 * (near & isBranch(cell))' },
  { step: 'leaf', text: '  if (near & isLeaf(cell)) listBodies()' },
  { step: 'while', text: '} while (open < end)' },
] as const;
type Line = Exclude<(typeof CODE)[number]['step'], null>;

/** How things stand after a line. What lies beyond an end was written, and is not wanted. */
export interface Moment {
  line: Line;
  cell: string;
  near: boolean | null;
  queue: readonly string[];
  open: number;
  queueEnd: number;
  /** Cells by their capital letter, bodies by the small letter of their leaf. */
  list: readonly string[];
  listEnd: number;
}

/** What stands where a leaf has no half. */
const NOTHING = '·';

/** The whole loop, line by line. */
export const MOMENTS: readonly Moment[] = run();

function run(): Moment[] {
  const moments: Moment[] = [];
  const queue = ['A'];
  const list: string[] = [];
  let [open, queueEnd, listEnd] = [0, 1, 0];
  let cell = 'A';
  let near: boolean | null = null;
  const note = (line: Line) =>
    moments.push({
      ...{ line, cell, near, open, queueEnd, listEnd },
      ...{ queue: [...queue], list: [...list] },
    });
  do {
    cell = queue[open++] ?? 'A';
    near = null;
    note('take');
    const { halves, ...box } = CELLS.get(cell) ?? { ...AREA, x: 0, y: 0, name: '', halves: [] };
    near = isNear({ halves, ...box });
    note('ask');
    list[listEnd] = cell;
    note('list');
    listEnd += near ? 0 : 1;
    note('keep');
    queue[queueEnd] = halves[0] ?? NOTHING;
    queue[queueEnd + 1] = halves[1] ?? NOTHING;
    note('halve');
    const isBranch = halves.length > 0;
    queueEnd += near && isBranch ? 2 : 0;
    note('queue');
    if (near && !isBranch) {
      for (let body = 0; body < BODIES_PER_LEAF; body++) list[listEnd++] = cell.toLowerCase();
    }
    note('leaf');
    note('while');
  } while (open < queueEnd);
  return moments;
}

/** What a line has done, in words. */
export function wordsOf({
  line,
  cell,
  near,
  queue,
  open,
  queueEnd,
  list,
  listEnd,
}: Moment): string {
  const box = CELLS.get(cell);
  if (!box) return '';
  const halves = box.halves.join(' and ');
  switch (line) {
    case 'take':
      return `Cell ${cell} is taken from the queue: is it near the group?`;
    case 'ask':
      return `${cell} is ${Math.max(box.width, box.height)} long and ${distanceTo(box).toFixed(1)} away, so it is ${near ? 'near: near is 1' : 'far: near is 0'}.`;
    case 'list':
      return `${cell} is written at the end of the list, wanted or not.`;
    case 'keep':
      return near
        ? `The list’s end stays where it is. What is written next overwrites ${cell}.`
        : `The list’s end moves on by one: ${cell} counts as one body.`;
    case 'halve':
      return halves
        ? `The halves of ${cell}, ${halves}, are written at the end of the queue, wanted or not.`
        : `${cell} is a leaf and has no halves. What is written here is not wanted.`;
    case 'queue':
      return near && halves
        ? `The queue’s end moves on by two: ${halves} will be asked.`
        : `The queue’s end stays where it is. What is written next overwrites the two.`;
    case 'leaf':
      return near && !halves
        ? `${cell} is near and a leaf: its ${BODIES_PER_LEAF} bodies are listed one by one.`
        : `${cell} is ${near ? 'no leaf' : 'far'}: there is nothing to do.`;
    case 'while':
      return open < queueEnd
        ? `${queue.slice(open, queueEnd).join(', ')} ${queueEnd - open === 1 ? 'waits' : 'wait'} in the queue: once more.`
        : `The queue is empty. The list has ${listEnd} entries in place of ${8 * BODIES_PER_LEAF} bodies: ${list.slice(0, listEnd).join(', ')}.`;
  }
}
