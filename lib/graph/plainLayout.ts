/*
 * The engine's algorithm in plain JavaScript, as well as it can be written there: typed arrays, no
 * allocation in a step, doubles for arithmetic and floats for storage. It is what WebAssembly has to
 * be compared with: the race on the page and the benchmark run it, nothing else does. Read
 * wasm/engine for what each part is for; the parts have the same names here.
 */
const LEAF_BODIES = 12;
const GROUP_BODIES = 64;
const FILTER_STRIDE = 3;
const GROUP_SIZE_FACTOR = 8;
const SOFTENING = 1;
const MOMENT_SHARE = 0.42;
const STEPS_A_SORT = 8;
const MOST_SLACK = 1.6;
/** Force, Jacobian, centre; see wasm/engine/expansion.ts. */
const EXPANSION = 12;
const NO_FILTER = -1;

export interface PlainLayoutOptions {
  theta: number;
  repulsion: number;
  restLength: number;
  kept: number;
}

export interface PlainLayout {
  /** x y z a node. */
  places: Float32Array;
  velocities: Float32Array;
  repel(alpha: number): void;
  step(alpha: number): void;
}

/** A free layout of the graph in 3D, starting at `start` (x y z a node). */
export function plainLayout(
  nodeCount: number,
  edges: Uint32Array,
  start: ArrayLike<number>,
  options: PlainLayoutOptions,
): PlainLayout {
  const n = nodeCount;
  const m = edges.length >> 1;
  const places = Float32Array.from(start);
  const velocities = new Float32Array(n * 3);
  const springs = stiffen(n, edges);

  const [keys, order, spareKeys, spareOrder] = [0, 0, 0, 0].map(() => new Uint32Array(n)) as [
    Uint32Array,
    Uint32Array,
    Uint32Array,
    Uint32Array,
  ];
  const histogram = new Uint32Array(3 * 2048);
  const bodies = new Float32Array(n * 3);
  const forces = new Float32Array(n * 3);
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
  const items = new Float32Array((n + 8) * 5);
  const frontier = new Int32Array(11 * n + 16);
  const expansions = new Float64Array(64 * EXPANSION);
  const limit = options.theta * options.theta;
  let cellCount = 0;
  let itemsEnd = 0;
  let frontierEnd = 0;
  let stepsSinceSort = STEPS_A_SORT;
  let leafSizes = 0;
  let sizeAtSort = 0;

  function sortNodes(): void {
    const low = [Infinity, Infinity, Infinity];
    const high = [-Infinity, -Infinity, -Infinity];
    for (let i = 0; i < n * 3; i += 3) {
      for (let axis = 0; axis < 3; axis++) {
        const at = places[i + axis]!;
        if (at < low[axis]!) low[axis] = at;
        if (at > high[axis]!) high[axis] = at;
      }
    }
    const [lx, ly, lz] = low as [number, number, number];
    const extent = Math.max(high[0]! - lx, high[1]! - ly, high[2]! - lz);
    const scale = extent > 1e-20 ? 1023.999 / extent : 0;
    histogram.fill(0);
    for (let i = 0; i < n; i++) {
      const key =
        spread(((places[i * 3]! - lx) * scale) | 0) |
        (spread(((places[i * 3 + 1]! - ly) * scale) | 0) << 1) |
        (spread(((places[i * 3 + 2]! - lz) * scale) | 0) << 2);
      spareKeys[i] = key;
      spareOrder[i] = i;
      histogram[key & 2047]!++;
      histogram[2048 + ((key >>> 11) & 2047)]!++;
      histogram[4096 + (key >>> 22)]!++;
    }
    for (let digit = 0; digit < 3; digit++) {
      let sum = 0;
      for (let at = digit * 2048; at < digit * 2048 + 2048; at++) {
        const size = histogram[at]!;
        histogram[at] = sum;
        sum += size;
      }
    }
    sortByDigit(spareKeys, spareOrder, keys, order, 0, 0);
    sortByDigit(keys, order, spareKeys, spareOrder, 2048, 11);
    sortByDigit(spareKeys, spareOrder, keys, order, 4096, 22);
  }

  function sortByDigit(
    fromKeys: Uint32Array,
    fromOrder: Uint32Array,
    toKeys: Uint32Array,
    toOrder: Uint32Array,
    digits: number,
    shift: number,
  ): void {
    for (let i = 0; i < n; i++) {
      const key = fromKeys[i]!;
      const at = histogram[digits + ((key >>> shift) & 2047)]!++;
      toKeys[at] = key;
      toOrder[at] = fromOrder[i]!;
    }
  }

  function gatherBodies(): void {
    for (let i = 0; i < n; i++) {
      const node = order[i]! * 3;
      bodies[i * 3] = places[node]!;
      bodies[i * 3 + 1] = places[node + 1]!;
      bodies[i * 3 + 2] = places[node + 2]!;
    }
  }

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

  function measureCells(): void {
    leafSizes = 0;
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
          item += 5;
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
            item += 5;
          }
          cell++;
        }
      }
    }
    itemsEnd = item;
    frontierEnd = entry;
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
      list(group, open, openEnd, NO_FILTER);
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
    for (let q = 0; q < itemsEnd; q += 5) {
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
      for (let q = 0; q < itemsEnd; q += 5) {
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

  function repel(alpha: number): void {
    if (!n) return;
    let sortNow = ++stepsSinceSort >= STEPS_A_SORT;
    if (!sortNow) {
      gatherBodies();
      measureCells();
      sortNow = leafSizes > sizeAtSort * MOST_SLACK;
    }
    if (sortNow) {
      sortNodes();
      gatherBodies();
      cellCount = 0;
      plant(0, n);
      measureCells();
      [stepsSinceSort, sizeAtSort] = [0, leafSizes];
    }
    expansions.fill(0, 0, EXPANSION);
    frontier[0] = 0;
    frontierEnd = 1;
    descend(0, 0, 1, 0, 0);
    const push = options.repulsion * alpha;
    for (let i = 0; i < n; i++) {
      const node = order[i]! * 3;
      velocities[node] = velocities[node]! + push * forces[i * 3]!;
      velocities[node + 1] = velocities[node + 1]! + push * forces[i * 3 + 1]!;
      velocities[node + 2] = velocities[node + 2]! + push * forces[i * 3 + 2]!;
    }
  }

  function pullSprings(alpha: number): void {
    for (let edge = 0; edge < m; edge++) {
      const a = edges[edge * 2]! * 3;
      const b = edges[edge * 2 + 1]! * 3;
      const x = places[b]! + velocities[b]! - places[a]! - velocities[a]!;
      const y = places[b + 1]! + velocities[b + 1]! - places[a + 1]! - velocities[a + 1]!;
      const z = places[b + 2]! + velocities[b + 2]! - places[a + 2]! - velocities[a + 2]!;
      const long = Math.sqrt(x * x + y * y + z * z + 1e-12);
      const s = ((long - options.restLength) / long) * alpha;
      const atSource = s * springs[edge * 2]!;
      const atTarget = s * springs[edge * 2 + 1]!;
      velocities[a] = velocities[a]! + x * atSource;
      velocities[a + 1] = velocities[a + 1]! + y * atSource;
      velocities[a + 2] = velocities[a + 2]! + z * atSource;
      velocities[b] = velocities[b]! - x * atTarget;
      velocities[b + 1] = velocities[b + 1]! - y * atTarget;
      velocities[b + 2] = velocities[b + 2]! - z * atTarget;
    }
  }

  return {
    places,
    velocities,
    repel,
    step(alpha) {
      pullSprings(alpha);
      repel(alpha);
      for (let i = 0; i < n * 3; i++) {
        const velocity = velocities[i]! * options.kept;
        velocities[i] = velocity;
        places[i] = places[i]! + velocity;
      }
    },
  };
}

/** How far each end of an edge is moved; see wasm/engine/load.ts. */
function stiffen(nodeCount: number, edges: Uint32Array): Float32Array {
  const degrees = new Uint32Array(nodeCount);
  for (let i = 0; i < edges.length; i += 2) {
    if (edges[i] === edges[i + 1]) continue;
    degrees[edges[i]!]!++;
    degrees[edges[i + 1]!]!++;
  }
  const springs = new Float32Array(edges.length);
  for (let i = 0; i < edges.length; i += 2) {
    if (edges[i] === edges[i + 1]) continue;
    const [a, b] = [degrees[edges[i]!]!, degrees[edges[i + 1]!]!];
    const strength = 1 / Math.min(a, b);
    springs[i] = (strength * b) / (a + b);
    springs[i + 1] = (strength * a) / (a + b);
  }
  return springs;
}

/** Spreads ten bits three places apart. */
function spread(v: number): number {
  v = (v | (v << 16)) & 0x030000ff;
  v = (v | (v << 8)) & 0x0300f00f;
  v = (v | (v << 4)) & 0x030c30c3;
  return (v | (v << 2)) & 0x09249249;
}
