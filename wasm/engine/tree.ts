/*
 * The tree. A binary radix tree over the Morton keys: a run of bodies is cut where the highest bit
 * in which its first and last key differ turns from 0 to 1 (Karras 2012 builds the same tree in
 * parallel). Cells lie depth first, so a subtree is one run of memory and "skip it" is one jump.
 *
 * A cell stands for its bodies by their mass, their centre and a softening: a share of the
 * second moment. In three dimensions the mean of ln r over a spread-out cell is, to second order,
 * ln r at its centre with a third of the second moment added to r squared; for cells as near and
 * large as the walk accepts, a little more fits better. One number a cell, no further arithmetic in
 * the inner loop, and cells may be opened two to four times later.
 */
import { BODY_BYTES, bodies, boxes, CELL_BYTES, cells, nodeCount } from './memory';
import { keyAt } from './sort';

/** A cell of at most so many bodies is not cut further. */
const LEAF_BODIES: i32 = 12;

/** Distances below 1 are not told apart: the force is d / (d^2 + 1). */
export const SOFTENING: f32 = 1;

/*
 * Cell: centre x, y, z, mass; then these. Box: lowest x, y, z; then these, with the highest x, y, z
 * from byte 16 on.
 */
export const MASS: usize = 12;
/** How large the cell counts, squared; see `countedSize`. */
export const SIZE: usize = 16;
/** What is added to the squared distance. */
export const SOFT: usize = 20;
/** The number of bodies in a leaf, 0 in a cell with children. */
export const LEAF: usize = 24;
/** The offset of the first cell behind this one's subtree. */
export const SKIP: usize = 28;
export const FIRST_BODY: usize = 12;
export const END_BODY: usize = 28;

let planted: i32 = 0;
let leafSizes: f32 = 0;

/** What share of a cell's second moment becomes softening. */
let momentShare: f32 = 1.0 / 3.0;
let momentOfSoft: f32 = 3;

/** On a sphere cells are seen at every angle from edge-on (0) to face-on (1); 0.7 fits best. */
export function setMomentShare(share: f32): void {
  momentShare = share;
  momentOfSoft = 1 / share;
}

export function cellCount(): i32 {
  return planted;
}

/**
 * The sizes of all leaves together when they were last measured: they grow as nodes leave the order
 * that the cells were cut from.
 */
export function sizeOfLeaves(): f32 {
  return leafSizes;
}

/** Cuts the sorted bodies into cells. */
export function buildTree(): void {
  planted = 0;
  plant(0, nodeCount);
}

function plant(first: i32, end: i32): void {
  const offset = <usize>planted * CELL_BYTES;
  planted++;
  const size = end - first;
  const leaf = size <= LEAF_BODIES;
  if (!leaf) {
    const middle = cut(first, end);
    plant(first, middle);
    plant(middle, end);
  }
  store<i32>(boxes + offset, first, FIRST_BODY);
  store<i32>(boxes + offset, end, END_BODY);
  store<i32>(cells + offset, leaf ? size : 0, LEAF);
  store<i32>(cells + offset, planted * <i32>CELL_BYTES, SKIP);
}

/** Where the highest bit that differs turns; the middle where all keys are the same. */
function cut(first: i32, end: i32): i32 {
  const differing = keyAt(first) ^ keyAt(end - 1);
  if (differing === 0) return (first + end) >> 1;
  const bit: u32 = 0x80000000 >> clz(differing);
  let low = first;
  let high = end - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (keyAt(middle) & bit) high = middle;
    else low = middle;
  }
  return high;
}

/** Measures every cell, children before parents: boxes, masses, centres, softenings. */
export function measureCells(): void {
  leafSizes = 0;
  for (let i = planted - 1; i >= 0; i--) {
    const cell = cells + <usize>i * CELL_BYTES;
    const box = boxes + <usize>i * CELL_BYTES;
    const first = load<i32>(box, FIRST_BODY);
    const end = load<i32>(box, END_BODY);
    if (ASC_FEATURE_SIMD) {
      if (load<i32>(cell, LEAF)) measureLeafSimd(cell, box, first, end);
      else measureBranchSimd(cell, box);
    } else {
      if (load<i32>(cell, LEAF)) measureLeafScalar(cell, box, first, end);
      else measureBranchScalar(cell, box);
    }
    store<i32>(box, first, FIRST_BODY);
    store<i32>(box, end, END_BODY);
    const size = countedSize(box);
    store<f32>(cell, size, SIZE);
    if (load<i32>(cell, LEAF)) leafSizes += size;
  }
}

/** The squared longest side. */
function countedSize(box: usize): f32 {
  const x = load<f32>(box, 16) - load<f32>(box);
  const y = load<f32>(box, 20) - load<f32>(box, 4);
  const z = load<f32>(box, 24) - load<f32>(box, 8);
  const longest = max(max(x, y), z);
  return longest * longest;
}

function measureLeafSimd(cell: usize, box: usize, first: i32, end: i32): void {
  const start = bodies + <usize>first * BODY_BYTES;
  const stop = bodies + <usize>end * BODY_BYTES;
  let low = f32x4.splat(Infinity);
  let high = f32x4.splat(-Infinity);
  let weighted = f32x4.splat(0);
  for (let p = start; p < stop; p += BODY_BYTES) {
    const body = v128.load(p);
    low = f32x4.pmin(low, body);
    high = f32x4.pmax(high, body);
    const mass = v128.shuffle<f32>(body, body, 3, 3, 3, 3);
    weighted = f32x4.add(weighted, f32x4.mul(f32x4.replace_lane(body, 3, 1), mass));
  }
  v128.store(box, low);
  v128.store(box, high, 16);
  const mass = f32x4.extract_lane(weighted, 3);
  const centre = f32x4.mul(weighted, f32x4.splat(1 / mass));
  v128.store(cell, f32x4.replace_lane(centre, 3, mass));
  let moments = f32x4.splat(0);
  for (let p = start; p < stop; p += BODY_BYTES) {
    const body = v128.load(p);
    const d = f32x4.sub(body, centre);
    const m = v128.shuffle<f32>(body, body, 3, 3, 3, 3);
    moments = f32x4.add(moments, f32x4.mul(f32x4.mul(d, d), m));
  }
  const moment =
    f32x4.extract_lane(moments, 0) +
    f32x4.extract_lane(moments, 1) +
    f32x4.extract_lane(moments, 2);
  store<f32>(cell, SOFTENING + (moment / mass) * momentShare, SOFT);
}

function measureBranchSimd(cell: usize, box: usize): void {
  const rightOffset = <usize>load<u32>(cell, CELL_BYTES + SKIP);
  const left = cell + CELL_BYTES;
  const right = cells + rightOffset;
  const leftBox = box + CELL_BYTES;
  const rightBox = boxes + rightOffset;
  v128.store(box, f32x4.pmin(v128.load(leftBox), v128.load(rightBox)));
  v128.store(box, f32x4.pmax(v128.load(leftBox, 16), v128.load(rightBox, 16)), 16);
  const leftMass = load<f32>(left, MASS);
  const rightMass = load<f32>(right, MASS);
  const share: f32 = 1 / (leftMass + rightMass);
  const a = f32x4.splat(leftMass * share);
  const b = f32x4.splat(rightMass * share);
  v128.store(cell, f32x4.add(f32x4.mul(v128.load(left), a), f32x4.mul(v128.load(right), b)));
  store<f32>(cell, leftMass + rightMass, MASS);
  softenBranch(cell, left, right);
}

function measureLeafScalar(cell: usize, box: usize, first: i32, end: i32): void {
  const start = bodies + <usize>first * BODY_BYTES;
  const stop = bodies + <usize>end * BODY_BYTES;
  let mass: f32 = 0;
  for (let p = start; p < stop; p += BODY_BYTES) mass += load<f32>(p, MASS);
  store<f32>(cell, mass, MASS);
  let moment: f32 = 0;
  for (let axis: usize = 0; axis < 12; axis += 4) {
    let low: f32 = Infinity;
    let high: f32 = -Infinity;
    let weighted: f32 = 0;
    for (let p = start; p < stop; p += BODY_BYTES) {
      const at = load<f32>(p + axis);
      low = min(low, at);
      high = max(high, at);
      weighted += at * load<f32>(p, MASS);
    }
    const centre = weighted / mass;
    for (let p = start; p < stop; p += BODY_BYTES) {
      const d = load<f32>(p + axis) - centre;
      moment += load<f32>(p, MASS) * d * d;
    }
    store<f32>(box + axis, low);
    store<f32>(box + axis, high, 16);
    store<f32>(cell + axis, centre);
  }
  store<f32>(cell, SOFTENING + (moment / mass) * momentShare, SOFT);
}

function measureBranchScalar(cell: usize, box: usize): void {
  const rightOffset = <usize>load<u32>(cell, CELL_BYTES + SKIP);
  const left = cell + CELL_BYTES;
  const right = cells + rightOffset;
  const leftBox = box + CELL_BYTES;
  const rightBox = boxes + rightOffset;
  const leftMass = load<f32>(left, MASS);
  const rightMass = load<f32>(right, MASS);
  const share: f32 = 1 / (leftMass + rightMass);
  for (let axis: usize = 0; axis < 12; axis += 4) {
    store<f32>(box + axis, min(load<f32>(leftBox + axis), load<f32>(rightBox + axis)));
    store<f32>(box + axis, max(load<f32>(leftBox + axis, 16), load<f32>(rightBox + axis, 16)), 16);
    const a = load<f32>(left + axis) * (leftMass * share);
    const b = load<f32>(right + axis) * (rightMass * share);
    store<f32>(cell + axis, a + b);
  }
  store<f32>(cell, leftMass + rightMass, MASS);
  softenBranch(cell, left, right);
}

/** Second moments add up about a new centre by the parallel-axis rule. */
function softenBranch(cell: usize, left: usize, right: usize): void {
  const moment = momentAbout(cell, left) + momentAbout(cell, right);
  store<f32>(cell, SOFTENING + (moment / load<f32>(cell, MASS)) * momentShare, SOFT);
}

function momentAbout(cell: usize, child: usize): f32 {
  const x = load<f32>(child) - load<f32>(cell);
  const y = load<f32>(child, 4) - load<f32>(cell, 4);
  const z = load<f32>(child, 8) - load<f32>(cell, 8);
  const own = (load<f32>(child, SOFT) - SOFTENING) * momentOfSoft;
  return load<f32>(child, MASS) * (own + x * x + y * y + z * z);
}
