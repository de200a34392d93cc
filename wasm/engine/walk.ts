/*
 * The walk. Barnes and Hut (1986) ask, for each body, which cells are far enough to count as one.
 * Here the question is asked for groups of up to 64 bodies that lie together, and most of it once
 * for many groups: going down the tree, every third ancestor filters the list of cells that are
 * still open (the frontier) for all its descendants. What is far from a whole ancestor becomes a
 * local expansion (expansion.ts) that its bodies inherit; what is far from a group only, and the
 * bodies that are too near for either, become the group's flat list of items (forces.ts).
 *
 * A cell is far when its size is at most theta times its distance from the group's box.
 */
import {
  BODY_BYTES,
  bodies,
  boxes,
  CELL_BYTES,
  cells,
  expansions,
  forces,
  frontier,
  ITEM_BYTES,
  items,
} from './memory';
import { addExpansion, EXPANSION_BYTES, expand } from './expansion';
import { evaluate } from './forces';
import { sumOfThree } from './vector';
import { END_BODY, FIRST_BODY, LEAF, SIZE, SKIP, SOFT, SOFTENING } from './tree';

const GROUP_BODIES: i32 = 64;
/** An ancestor on every so-manyth level filters the frontier. */
const FILTER_STRIDE: i32 = 3;
/** An expansion has to hold all over its group, so the group's size counts nearly three times (squared: 8). */
const GROUP_SIZE_FACTOR: f32 = 8;

let thetaSquared: f32 = 1;
/** Where the list of items and the frontier end while they grow. */
let itemsEnd: usize = 0;
let frontierEnd: usize = 0;
let evaluated: f64 = 0;

/** How many pairs of a body and an item the last walk evaluated one by one. */
export function interactionCount(): f64 {
  return evaluated;
}

/** Fills `forces` with the repulsion on every body, for a strength of one. */
export function walk(theta: f32): void {
  thetaSquared = theta * theta;
  evaluated = 0;
  memory.fill(expansions, 0, EXPANSION_BYTES);
  store<u32>(frontier, 0);
  frontierEnd = frontier + 4;
  descend(0, frontier, frontierEnd, 0, expansions);
}

/** `group` and the frontier's entries are offsets into `cells` and `boxes`. */
function descend(group: usize, open: usize, openEnd: usize, depth: i32, expansion: usize): void {
  const box = boxes + group;
  const first = load<i32>(box, FIRST_BODY);
  const end = load<i32>(box, END_BODY);
  const mark = frontierEnd;
  itemsEnd = items;
  if (end - first <= GROUP_BODIES) {
    // Of nodes in one place, everything may be far from an ancestor already.
    if (open < openEnd) {
      if (ASC_FEATURE_SIMD) listAllSimd(box, open, openEnd);
      else listAllScalar(box, open, openEnd);
    }
    evaluated += <f64>((itemsEnd - items) / ITEM_BYTES) * <f64>(end - first);
    evaluate(first, end, itemsEnd);
    addExpansion(first, end, expansion);
    return;
  }
  if (depth % FILTER_STRIDE === 0) {
    const size = load<f32>(cells + group, SIZE);
    if (ASC_FEATURE_SIMD) listFarSimd(box, open, openEnd, size);
    else listFarScalar(box, open, openEnd, size);
    open = mark;
    openEnd = frontierEnd;
    if (itemsEnd > items) {
      expand(cells + group, itemsEnd, expansion, expansion + EXPANSION_BYTES);
      expansion += EXPANSION_BYTES;
    }
  }
  const left = group + CELL_BYTES;
  const right = <usize>load<u32>(cells + left, SKIP);
  descend(left, open, openEnd, depth + 1, expansion);
  descend(right, open, openEnd, depth + 1, expansion);
  frontierEnd = mark;
}

/*
 * For an ancestor: items are cells far from all of it; the frontier keeps leaves and cells no
 * larger than the ancestor itself, which its descendants will judge.
 */
function listFarSimd(box: usize, open: usize, openEnd: usize, groupSize: f32): void {
  const tree = cells;
  const limit = thetaSquared;
  const least = groupSize * GROUP_SIZE_FACTOR;
  const half = f32x4.splat(0.5);
  const zero = f32x4.splat(0);
  const centre = f32x4.mul(f32x4.add(v128.load(box), v128.load(box, 16)), half);
  const reach = f32x4.mul(f32x4.sub(v128.load(box, 16), v128.load(box)), half);
  let item = itemsEnd;
  let entry = frontierEnd;
  for (; open < openEnd; open += 4) {
    let cell = tree + <usize>load<u32>(open);
    const end = tree + <usize>load<u32>(cell, SKIP);
    do {
      const at = v128.load(cell);
      const d = f32x4.pmax(zero, f32x4.sub(f32x4.abs(f32x4.sub(at, centre)), reach));
      const distance = sumOfThree(f32x4.mul(d, d));
      const size = load<f32>(cell, SIZE);
      if ((size > least ? size : least) <= limit * distance) {
        v128.store(item, at);
        store<f32>(item, load<f32>(cell, SOFT), 16);
        item += ITEM_BYTES;
        cell = tree + <usize>load<u32>(cell, SKIP);
      } else if (size <= groupSize || load<i32>(cell, LEAF)) {
        store<u32>(entry, <u32>(cell - tree));
        entry += 4;
        cell = tree + <usize>load<u32>(cell, SKIP);
      } else {
        cell += CELL_BYTES;
      }
    } while (cell < end);
  }
  itemsEnd = item;
  frontierEnd = entry;
}

/*
 * For a group: items are cells far from it, and the bodies of leaves that are not. Which cell is far
 * cannot be foretold, and a processor that guesses wrong loses more than the whole question costs.
 * So the cells to ask stand in a queue behind the frontier, and every cell is written down both as
 * an item and as two children to ask: only how far the ends move on depends on the answer.
 */
function listAllSimd(box: usize, open: usize, openEnd: usize): void {
  const tree = cells;
  const bounds = boxes - cells;
  const limit = thetaSquared;
  const half = f32x4.splat(0.5);
  const zero = f32x4.splat(0);
  const centre = f32x4.mul(f32x4.add(v128.load(box), v128.load(box, 16)), half);
  const reach = f32x4.mul(f32x4.sub(v128.load(box, 16), v128.load(box)), half);
  let item = itemsEnd;
  let queueEnd = openEnd;
  do {
    const offset = load<u32>(open);
    const cell = tree + <usize>offset;
    open += 4;
    const at = v128.load(cell);
    const d = f32x4.pmax(zero, f32x4.sub(f32x4.abs(f32x4.sub(at, centre)), reach));
    const distance = sumOfThree(f32x4.mul(d, d));
    const near = <i32>!(load<f32>(cell, SIZE) <= limit * distance);
    v128.store(item, at);
    store<f32>(item, load<f32>(cell, SOFT), 16);
    item += <usize>(1 - near) * ITEM_BYTES;
    const leaf = <usize>load<u32>(cell, LEAF);
    store<u32>(queueEnd, offset + <u32>CELL_BYTES);
    store<u32>(queueEnd, load<u32>(cell, CELL_BYTES + SKIP), 4);
    queueEnd += <usize>(near & (<i32>(leaf === 0))) * 8;
    if (near & (<i32>(leaf !== 0))) {
      let body = bodies + <usize>load<u32>(cell + bounds, FIRST_BODY) * BODY_BYTES;
      const stop = body + leaf * BODY_BYTES;
      do {
        v128.store(item, v128.load(body));
        store<f32>(item, SOFTENING, 16);
        item += ITEM_BYTES;
        body += BODY_BYTES;
      } while (body < stop);
    }
  } while (open < queueEnd);
  itemsEnd = item;
}

let centreX: f32 = 0;
let centreY: f32 = 0;
let centreZ: f32 = 0;
let reachX: f32 = 0;
let reachY: f32 = 0;
let reachZ: f32 = 0;

function measureBox(box: usize): void {
  centreX = (load<f32>(box) + load<f32>(box, 16)) * 0.5;
  centreY = (load<f32>(box, 4) + load<f32>(box, 20)) * 0.5;
  centreZ = (load<f32>(box, 8) + load<f32>(box, 24)) * 0.5;
  reachX = (load<f32>(box, 16) - load<f32>(box)) * 0.5;
  reachY = (load<f32>(box, 20) - load<f32>(box, 4)) * 0.5;
  reachZ = (load<f32>(box, 24) - load<f32>(box, 8)) * 0.5;
}

/** The squared distance of a cell's centre from the box measured last. */
function distanceTo(cell: usize): f32 {
  const x = max<f32>(abs(load<f32>(cell) - centreX) - reachX, 0);
  const y = max<f32>(abs(load<f32>(cell, 4) - centreY) - reachY, 0);
  const z = max<f32>(abs(load<f32>(cell, 8) - centreZ) - reachZ, 0);
  return x * x + y * y + z * z;
}

function putItem(item: usize, body: usize, softening: f32): void {
  store<u64>(item, load<u64>(body));
  store<u64>(item, load<u64>(body, 8), 8);
  store<f32>(item, softening, 16);
}

function listFarScalar(box: usize, open: usize, openEnd: usize, groupSize: f32): void {
  measureBox(box);
  const least = groupSize * GROUP_SIZE_FACTOR;
  let item = itemsEnd;
  let entry = frontierEnd;
  for (; open < openEnd; open += 4) {
    let cell = cells + <usize>load<u32>(open);
    const end = cells + <usize>load<u32>(cell, SKIP);
    do {
      const size = load<f32>(cell, SIZE);
      if ((size > least ? size : least) <= thetaSquared * distanceTo(cell)) {
        putItem(item, cell, load<f32>(cell, SOFT));
        item += ITEM_BYTES;
        cell = cells + <usize>load<u32>(cell, SKIP);
      } else if (size <= groupSize || load<i32>(cell, LEAF)) {
        store<u32>(entry, <u32>(cell - cells));
        entry += 4;
        cell = cells + <usize>load<u32>(cell, SKIP);
      } else {
        cell += CELL_BYTES;
      }
    } while (cell < end);
  }
  itemsEnd = item;
  frontierEnd = entry;
}

function listAllScalar(box: usize, open: usize, openEnd: usize): void {
  measureBox(box);
  let item = itemsEnd;
  let queueEnd = openEnd;
  do {
    const offset = load<u32>(open);
    const cell = cells + <usize>offset;
    open += 4;
    const near = <i32>!(load<f32>(cell, SIZE) <= thetaSquared * distanceTo(cell));
    putItem(item, cell, load<f32>(cell, SOFT));
    item += <usize>(1 - near) * ITEM_BYTES;
    const leaf = <usize>load<u32>(cell, LEAF);
    store<u32>(queueEnd, offset + <u32>CELL_BYTES);
    store<u32>(queueEnd, load<u32>(cell, CELL_BYTES + SKIP), 4);
    queueEnd += <usize>(near & (<i32>(leaf === 0))) * 8;
    if (near & (<i32>(leaf !== 0))) {
      let body = bodies + <usize>load<u32>(cell - cells + boxes, FIRST_BODY) * BODY_BYTES;
      const stop = body + leaf * BODY_BYTES;
      do {
        putItem(item, body, SOFTENING);
        item += ITEM_BYTES;
        body += BODY_BYTES;
      } while (body < stop);
    }
  } while (open < queueEnd);
  itemsEnd = item;
}
