/*
 * The walk in plain JavaScript: what acts on a group of bodies is flattened into one list, and what
 * is far from all of a large group is expanded about its centre once; see wasm/engine/walk.ts,
 * expansion.ts and forces.ts for the ideas. The list can be made with branches, which is faster in
 * JavaScript, or with the engine's queue; both make the same list.
 */
import { SOFTENING, type Tree } from './tree';

const GROUP_BODIES = 64;
const FILTER_STRIDE = 3;
const GROUP_SIZE_FACTOR = 8;
/** Force, Jacobian, centre; see wasm/engine/expansion.ts. */
const EXPANSION = 12;
const NO_FILTER = -1;
/** x y z, mass, softening. */
const ITEM = 5;

/**
 * @param bodies x y z each, in the tree's order
 * @param theta how large a cell may look, as a share of its distance
 * @param withQueue whether the list of a group is made as the engine makes it
 * @returns a walk that writes the force on each body, in the same order
 */
export function createWalk(
  tree: Tree,
  bodies: Float32Array,
  forces: Float32Array,
  theta: number,
  withQueue = false,
): () => void {
  const { centres, masses, softs, sizes, boxes, leaves, skips, firsts, ends } = tree;
  const n = bodies.length / 3;
  const items = new Float32Array((n + 8) * ITEM);
  const frontier = new Int32Array(11 * n + 16);
  const expansions = new Float64Array(64 * EXPANSION);
  const limit = theta * theta;
  let itemsEnd = 0;
  let frontierEnd = 0;

  /** `largest` is the size up to which a cell stays open for descendants; NO_FILTER lists all. */
  function list(group: number, open: number, openEnd: number, largest: number): void {
    const box = group * 6;
    const cx = (boxes[box]! + boxes[box + 3]!) * 0.5;
    const cy = (boxes[box + 1]! + boxes[box + 4]!) * 0.5;
    const cz = (boxes[box + 2]! + boxes[box + 5]!) * 0.5;
    const hx = (boxes[box + 3]! - boxes[box]!) * 0.5;
    const hy = (boxes[box + 4]! - boxes[box + 1]!) * 0.5;
    const hz = (boxes[box + 5]! - boxes[box + 2]!) * 0.5;
    const least = largest === NO_FILTER ? 0 : largest * GROUP_SIZE_FACTOR;
    let item = itemsEnd;
    let entry = frontierEnd;
    for (; open < openEnd; open++) {
      let cell = frontier[open]!;
      const end = skips[cell]!;
      while (cell < end) {
        let dx = Math.abs(centres[cell * 3]! - cx) - hx;
        let dy = Math.abs(centres[cell * 3 + 1]! - cy) - hy;
        let dz = Math.abs(centres[cell * 3 + 2]! - cz) - hz;
        if (dx < 0) dx = 0;
        if (dy < 0) dy = 0;
        if (dz < 0) dz = 0;
        const size = sizes[cell]!;
        if ((size > least ? size : least) <= limit * (dx * dx + dy * dy + dz * dz)) {
          items[item] = centres[cell * 3]!;
          items[item + 1] = centres[cell * 3 + 1]!;
          items[item + 2] = centres[cell * 3 + 2]!;
          items[item + 3] = masses[cell]!;
          items[item + 4] = softs[cell]!;
          item += ITEM;
          cell = skips[cell]!;
        } else if (size <= largest || (largest !== NO_FILTER && leaves[cell])) {
          frontier[entry++] = cell;
          cell = skips[cell]!;
        } else {
          const stop = leaves[cell] ? ends[cell]! * 3 : 0;
          for (let at = firsts[cell]! * 3; at < stop; at += 3) {
            items[item] = bodies[at]!;
            items[item + 1] = bodies[at + 1]!;
            items[item + 2] = bodies[at + 2]!;
            items[item + 3] = 1;
            items[item + 4] = SOFTENING;
            item += ITEM;
          }
          cell++;
        }
      }
    }
    itemsEnd = item;
    frontierEnd = entry;
  }

  /** As list without a filter: each cell is written down both as an item and as two to ask. */
  function listByQueue(group: number, open: number, openEnd: number): void {
    const box = group * 6;
    const cx = (boxes[box]! + boxes[box + 3]!) * 0.5;
    const cy = (boxes[box + 1]! + boxes[box + 4]!) * 0.5;
    const cz = (boxes[box + 2]! + boxes[box + 5]!) * 0.5;
    const hx = (boxes[box + 3]! - boxes[box]!) * 0.5;
    const hy = (boxes[box + 4]! - boxes[box + 1]!) * 0.5;
    const hz = (boxes[box + 5]! - boxes[box + 2]!) * 0.5;
    let item = itemsEnd;
    let queueEnd = openEnd;
    while (open < queueEnd) {
      const cell = frontier[open++]!;
      const dx = Math.max(Math.abs(centres[cell * 3]! - cx) - hx, 0);
      const dy = Math.max(Math.abs(centres[cell * 3 + 1]! - cy) - hy, 0);
      const dz = Math.max(Math.abs(centres[cell * 3 + 2]! - cz) - hz, 0);
      const near = Number(!(sizes[cell]! <= limit * (dx * dx + dy * dy + dz * dz)));
      items[item] = centres[cell * 3]!;
      items[item + 1] = centres[cell * 3 + 1]!;
      items[item + 2] = centres[cell * 3 + 2]!;
      items[item + 3] = masses[cell]!;
      items[item + 4] = softs[cell]!;
      item += (1 - near) * ITEM;
      const isBranch = Number(leaves[cell] === 0);
      frontier[queueEnd] = cell + 1;
      frontier[queueEnd + 1] = skips[cell + 1]!;
      queueEnd += (near & isBranch) * 2;
      if (near & (1 - isBranch)) {
        const stop = ends[cell]! * 3;
        for (let at = firsts[cell]! * 3; at < stop; at += 3) {
          items[item] = bodies[at]!;
          items[item + 1] = bodies[at + 1]!;
          items[item + 2] = bodies[at + 2]!;
          items[item + 3] = 1;
          items[item + 4] = SOFTENING;
          item += ITEM;
        }
      }
    }
    itemsEnd = item;
  }

  function descend(
    group: number,
    open: number,
    openEnd: number,
    depth: number,
    expansion: number,
  ): void {
    const [first, end] = [firsts[group]!, ends[group]!];
    const mark = frontierEnd;
    itemsEnd = 0;
    if (end - first <= GROUP_BODIES) {
      if (withQueue) listByQueue(group, open, openEnd);
      else list(group, open, openEnd, NO_FILTER);
      evaluate(first, end, expansion);
      return;
    }
    if (depth % FILTER_STRIDE === 0) {
      list(group, open, openEnd, sizes[group]!);
      open = mark;
      openEnd = frontierEnd;
      if (itemsEnd) {
        expand(group, expansion, expansion + EXPANSION);
        expansion += EXPANSION;
      }
    }
    descend(group + 1, open, openEnd, depth + 1, expansion);
    descend(skips[group + 1]!, open, openEnd, depth + 1, expansion);
    frontierEnd = mark;
  }

  function expand(group: number, from: number, to: number): void {
    const x = centres[group * 3]!;
    const y = centres[group * 3 + 1]!;
    const z = centres[group * 3 + 2]!;
    const own = softs[group]! - SOFTENING;
    const [ox, oy, oz] = [expansions[from + 9]!, expansions[from + 10]!, expansions[from + 11]!];
    const [sx, sy, sz] = [x - ox, y - oy, z - oz];
    let [xx, yy, zz] = [expansions[from + 3]!, expansions[from + 4]!, expansions[from + 5]!];
    let [xy, xz, yz] = [expansions[from + 6]!, expansions[from + 7]!, expansions[from + 8]!];
    let fx = expansions[from]! + xx * sx + xy * sy + xz * sz;
    let fy = expansions[from + 1]! + xy * sx + yy * sy + yz * sz;
    let fz = expansions[from + 2]! + xz * sx + yz * sy + zz * sz;
    for (let q = 0; q < itemsEnd; q += ITEM) {
      const dx = x - items[q]!;
      const dy = y - items[q + 1]!;
      const dz = z - items[q + 2]!;
      const inverse = 1 / (dx * dx + dy * dy + dz * dz + items[q + 4]! + own);
      const w = items[q + 3]! * inverse;
      const bend = -2 * w * inverse;
      fx += dx * w;
      fy += dy * w;
      fz += dz * w;
      xx += dx * dx * bend + w;
      yy += dy * dy * bend + w;
      zz += dz * dz * bend + w;
      xy += dx * dy * bend;
      xz += dx * dz * bend;
      yz += dy * dz * bend;
    }
    expansions[to] = fx;
    expansions[to + 1] = fy;
    expansions[to + 2] = fz;
    expansions[to + 3] = xx;
    expansions[to + 4] = yy;
    expansions[to + 5] = zz;
    expansions[to + 6] = xy;
    expansions[to + 7] = xz;
    expansions[to + 8] = yz;
    expansions[to + 9] = x;
    expansions[to + 10] = y;
    expansions[to + 11] = z;
  }

  function evaluate(first: number, end: number, from: number): void {
    const [gx, gy, gz] = [expansions[from]!, expansions[from + 1]!, expansions[from + 2]!];
    const [xx, yy, zz] = [expansions[from + 3]!, expansions[from + 4]!, expansions[from + 5]!];
    const [xy, xz, yz] = [expansions[from + 6]!, expansions[from + 7]!, expansions[from + 8]!];
    const [ox, oy, oz] = [expansions[from + 9]!, expansions[from + 10]!, expansions[from + 11]!];
    for (let at = first * 3; at < end * 3; at += 3) {
      const x = bodies[at]!;
      const y = bodies[at + 1]!;
      const z = bodies[at + 2]!;
      let fx = 0;
      let fy = 0;
      let fz = 0;
      for (let q = 0; q < itemsEnd; q += ITEM) {
        const dx = x - items[q]!;
        const dy = y - items[q + 1]!;
        const dz = z - items[q + 2]!;
        const w = items[q + 3]! / (dx * dx + dy * dy + dz * dz + items[q + 4]!);
        fx += dx * w;
        fy += dy * w;
        fz += dz * w;
      }
      const dx = x - ox;
      const dy = y - oy;
      const dz = z - oz;
      forces[at] = fx + gx + xx * dx + xy * dy + xz * dz;
      forces[at + 1] = fy + gy + xy * dx + yy * dy + yz * dz;
      forces[at + 2] = fz + gz + xz * dx + yz * dy + zz * dz;
    }
  }

  return () => {
    expansions.fill(0, 0, EXPANSION);
    frontier[0] = 0;
    frontierEnd = 1;
    descend(0, 0, 1, 0, 0);
  };
}
