/*
 * Morton order in plain JavaScript; see wasm/engine/sort.ts for the idea.
 */
export interface MortonOrder {
  /** The nodes' Morton keys, smallest first. */
  keys: Uint32Array;
  /** Which node each key is of. */
  order: Uint32Array;
  /** Sorts `n` nodes by where they are, x y z each. */
  sort(places: Float32Array): void;
}

export function createMortonOrder(n: number): MortonOrder {
  const keys = new Uint32Array(n);
  const order = new Uint32Array(n);
  const spareKeys = new Uint32Array(n);
  const spareOrder = new Uint32Array(n);
  const histogram = new Uint32Array(3 * 2048);

  function sort(places: Float32Array): void {
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

  return { keys, order, sort };
}

/** Spreads ten bits three places apart. */
function spread(v: number): number {
  v = (v | (v << 16)) & 0x030000ff;
  v = (v | (v << 8)) & 0x0300f00f;
  v = (v | (v << 4)) & 0x030c30c3;
  return (v | (v << 2)) & 0x09249249;
}
