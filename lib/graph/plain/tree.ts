/*
 * The radix tree in plain JavaScript; see wasm/engine/tree.ts for the idea. Cells lie depth first.
 */
const LEAF_BODIES = 12;
const MOMENT_SHARE = 0.42;
export const SOFTENING = 1;

export interface Tree {
  /** x y z a cell. */
  centres: Float32Array;
  masses: Float32Array;
  /** What is added to the squared distance from a cell. */
  softs: Float32Array;
  /** The squared longest side of each cell. */
  sizes: Float32Array;
  /** Lowest x y z, then highest. */
  boxes: Float32Array;
  /** The number of bodies in a leaf, 0 in a cell with children. */
  leaves: Int32Array;
  /** The first cell behind each one's subtree. */
  skips: Int32Array;
  /** Each cell's first body, and the one behind its last. */
  firsts: Int32Array;
  ends: Int32Array;
  /** Cuts the sorted bodies into cells. */
  cutCells(): void;
  /** Measures every cell, children before parents; gives the sizes of all leaves together. */
  measure(): number;
}

/**
 * @param keys the bodies' Morton keys in order
 * @param bodies x y z each, in the same order
 */
export function createTree(keys: Uint32Array, bodies: Float32Array): Tree {
  const n = keys.length;
  const cellRoom = 2 * n + 1;
  const centres = new Float32Array(cellRoom * 3);
  const masses = new Float32Array(cellRoom);
  const softs = new Float32Array(cellRoom);
  const sizes = new Float32Array(cellRoom);
  const boxes = new Float32Array(cellRoom * 6);
  const leaves = new Int32Array(cellRoom);
  const skips = new Int32Array(cellRoom);
  const firsts = new Int32Array(cellRoom);
  const ends = new Int32Array(cellRoom);
  let cellCount = 0;

  function plant(first: number, end: number): void {
    const cell = cellCount++;
    const size = end - first;
    const leaf = size <= LEAF_BODIES;
    if (!leaf) {
      const middle = cut(first, end);
      plant(first, middle);
      plant(middle, end);
    }
    firsts[cell] = first;
    ends[cell] = end;
    leaves[cell] = leaf ? size : 0;
    skips[cell] = cellCount;
  }

  function cut(first: number, end: number): number {
    const differing = keys[first]! ^ keys[end - 1]!;
    if (differing === 0) return (first + end) >> 1;
    const bit = 31 - Math.clz32(differing);
    let low = first;
    let high = end - 1;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((keys[middle]! >>> bit) & 1) high = middle;
      else low = middle;
    }
    return high;
  }

  function measure(): number {
    let leafSizes = 0;
    for (let cell = cellCount - 1; cell >= 0; cell--) {
      if (leaves[cell]) measureLeaf(cell);
      else measureBranch(cell);
      const box = cell * 6;
      const longest = Math.max(
        boxes[box + 3]! - boxes[box]!,
        boxes[box + 4]! - boxes[box + 1]!,
        boxes[box + 5]! - boxes[box + 2]!,
      );
      sizes[cell] = longest * longest;
      if (leaves[cell]) leafSizes += longest * longest;
    }
    return leafSizes;
  }

  function measureLeaf(cell: number): void {
    const [first, end] = [firsts[cell]! * 3, ends[cell]! * 3];
    const mass = leaves[cell]!;
    let moment = 0;
    for (let axis = 0; axis < 3; axis++) {
      let low = Infinity;
      let high = -Infinity;
      let sum = 0;
      let squares = 0;
      // About the first body, so that squares of small differences are summed.
      const origin = bodies[first + axis]!;
      for (let at = first + axis; at < end; at += 3) {
        const place = bodies[at]!;
        if (place < low) low = place;
        if (place > high) high = place;
        const d = place - origin;
        sum += d;
        squares += d * d;
      }
      moment += squares - (sum * sum) / mass;
      boxes[cell * 6 + axis] = low;
      boxes[cell * 6 + axis + 3] = high;
      centres[cell * 3 + axis] = origin + sum / mass;
    }
    masses[cell] = mass;
    softs[cell] = SOFTENING + (moment / mass) * MOMENT_SHARE;
  }

  function measureBranch(cell: number): void {
    const left = cell + 1;
    const right = skips[left]!;
    const [leftMass, rightMass] = [masses[left]!, masses[right]!];
    const mass = leftMass + rightMass;
    let apart = 0;
    for (let axis = 0; axis < 3; axis++) {
      const [l, r] = [left * 6 + axis, right * 6 + axis];
      boxes[cell * 6 + axis] = Math.min(boxes[l]!, boxes[r]!);
      boxes[cell * 6 + axis + 3] = Math.max(boxes[l + 3]!, boxes[r + 3]!);
      const [a, b] = [centres[left * 3 + axis]!, centres[right * 3 + axis]!];
      centres[cell * 3 + axis] = (a * leftMass + b * rightMass) / mass;
      apart += (a - b) * (a - b);
    }
    const own =
      (leftMass * (softs[left]! - SOFTENING) + rightMass * (softs[right]! - SOFTENING)) /
      MOMENT_SHARE;
    masses[cell] = mass;
    softs[cell] = SOFTENING + ((own + (leftMass * rightMass * apart) / mass) / mass) * MOMENT_SHARE;
  }

  return {
    ...{ centres, masses, softs, sizes, boxes, leaves, skips, firsts, ends },
    cutCells() {
      cellCount = 0;
      plant(0, n);
    },
    measure,
  };
}
