/*
 * Morton order. A node's three coordinates, each cut to 10 bits, are woven into one 30-bit number
 * (Morton 1966). Sorted by it, nodes that are near in space are mostly near in memory, and every
 * cube of an octree is one run of the list. The sort is a radix sort of three 11-bit digits, least
 * significant first: linear, and stable, so equal keys keep their order and layouts repeat exactly.
 */
import {
  BODY_BYTES,
  bodies,
  HISTOGRAM_BYTES,
  histogram,
  KEY_BYTES,
  nodeCount,
  positions,
  freshKeys,
  orderedKeys,
} from './memory';

const DIGIT_MASK: u32 = 2047;
const DIGIT_BYTES: usize = 2048 * 4;
const BOXFUL: f32 = 1023.999;

/** Whether `orderedKeys` holds an order of the nodes that are loaded. */
let ordered: bool = false;

let lowX: f32 = 0;
let lowY: f32 = 0;
let lowZ: f32 = 0;
let scale: f32 = 0;

export function clearOrder(): void {
  ordered = false;
}

export function hasOrder(): bool {
  return ordered;
}

/** Sorts the nodes by where they are now. */
export function sortNodes(): void {
  measureExtent();
  memory.fill(histogram, 0, HISTOGRAM_BYTES);
  if (ASC_FEATURE_SIMD) makeKeysSimd();
  else makeKeysScalar();
  accumulate();
  sortByDigit(freshKeys, orderedKeys, histogram, 0);
  sortByDigit(orderedKeys, freshKeys, histogram + DIGIT_BYTES, 11);
  sortByDigit(freshKeys, orderedKeys, histogram + 2 * DIGIT_BYTES, 22);
  ordered = true;
}

/** Copies the nodes into their order, where the tree and the forces read them one after another. */
export function gatherBodies(): void {
  let body = bodies;
  const end = orderedKeys + <usize>nodeCount * KEY_BYTES;
  for (let entry = orderedKeys; entry < end; entry += KEY_BYTES) {
    const node = positions + ((<usize>load<u32>(entry, 4)) << 4);
    store<u64>(body, load<u64>(node));
    store<u64>(body, load<u64>(node, 8), 8);
    body += BODY_BYTES;
  }
  // Vectors that reach past the last body read these: no mass, no harm.
  memory.fill(body, 0, 8 * BODY_BYTES);
}

/** The Morton key of the i-th body in order. */
export function keyAt(i: i32): u32 {
  return load<u32>(orderedKeys + <usize>i * KEY_BYTES);
}

function measureExtent(): void {
  let lx: f32 = Infinity;
  let ly: f32 = Infinity;
  let lz: f32 = Infinity;
  let hx: f32 = -Infinity;
  let hy: f32 = -Infinity;
  let hz: f32 = -Infinity;
  const end = positions + <usize>nodeCount * BODY_BYTES;
  if (ASC_FEATURE_SIMD) {
    let low = f32x4.splat(Infinity);
    let high = f32x4.splat(-Infinity);
    for (let p = positions; p < end; p += BODY_BYTES) {
      const v = v128.load(p);
      low = f32x4.pmin(low, v);
      high = f32x4.pmax(high, v);
    }
    lx = f32x4.extract_lane(low, 0);
    ly = f32x4.extract_lane(low, 1);
    lz = f32x4.extract_lane(low, 2);
    hx = f32x4.extract_lane(high, 0);
    hy = f32x4.extract_lane(high, 1);
    hz = f32x4.extract_lane(high, 2);
  } else {
    for (let p = positions; p < end; p += BODY_BYTES) {
      const x = load<f32>(p);
      const y = load<f32>(p, 4);
      const z = load<f32>(p, 8);
      lx = min(lx, x);
      ly = min(ly, y);
      lz = min(lz, z);
      hx = max(hx, x);
      hy = max(hy, y);
      hz = max(hz, z);
    }
  }
  const extent = max(max(hx - lx, hy - ly), hz - lz);
  lowX = lx;
  lowY = ly;
  lowZ = lz;
  scale = extent > <f32>1e-20 ? BOXFUL / extent : 0;
}

/** Spreads ten bits three places apart, in each lane. */
function spread4(v: v128): v128 {
  v = v128.and(v128.or(v, i32x4.shl(v, 16)), i32x4.splat(0x030000ff));
  v = v128.and(v128.or(v, i32x4.shl(v, 8)), i32x4.splat(0x0300f00f));
  v = v128.and(v128.or(v, i32x4.shl(v, 4)), i32x4.splat(0x030c30c3));
  return v128.and(v128.or(v, i32x4.shl(v, 2)), i32x4.splat(0x09249249));
}

function spread(v: u32): u32 {
  v = (v | (v << 16)) & 0x030000ff;
  v = (v | (v << 8)) & 0x0300f00f;
  v = (v | (v << 4)) & 0x030c30c3;
  return (v | (v << 2)) & 0x09249249;
}

function makeKeysSimd(): void {
  const low = f32x4(lowX, lowY, lowZ, 0);
  const scales = f32x4.splat(scale);
  const end = positions + <usize>nodeCount * BODY_BYTES;
  let entry = freshKeys;
  let node: u32 = 0;
  for (let p = positions; p < end; p += BODY_BYTES) {
    const at = f32x4.mul(f32x4.sub(v128.load(p), low), scales);
    const bits = spread4(i32x4.trunc_sat_f32x4_u(at));
    const key =
      i32x4.extract_lane(bits, 0) |
      (i32x4.extract_lane(bits, 1) << 1) |
      (i32x4.extract_lane(bits, 2) << 2);
    putKey(entry, key, node++);
    entry += KEY_BYTES;
  }
}

function makeKeysScalar(): void {
  const end = positions + <usize>nodeCount * BODY_BYTES;
  let entry = freshKeys;
  let node: u32 = 0;
  for (let p = positions; p < end; p += BODY_BYTES) {
    const key =
      spread(<u32>((load<f32>(p) - lowX) * scale)) |
      (spread(<u32>((load<f32>(p, 4) - lowY) * scale)) << 1) |
      (spread(<u32>((load<f32>(p, 8) - lowZ) * scale)) << 2);
    putKey(entry, key, node++);
    entry += KEY_BYTES;
  }
}

/** Writes a key and counts its three digits. */
function putKey(entry: usize, key: u32, node: u32): void {
  store<u32>(entry, key);
  store<u32>(entry, node, 4);
  count(histogram, key & DIGIT_MASK);
  count(histogram + DIGIT_BYTES, (key >> 11) & DIGIT_MASK);
  count(histogram + 2 * DIGIT_BYTES, key >> 22);
}

function count(digits: usize, digit: u32): void {
  const at = digits + ((<usize>digit) << 2);
  store<u32>(at, load<u32>(at) + 1);
}

/** Turns the counts of each digit into where its first entry goes. */
function accumulate(): void {
  for (let digits = histogram; digits < histogram + HISTOGRAM_BYTES; digits += DIGIT_BYTES) {
    let start: u32 = 0;
    for (let at = digits; at < digits + DIGIT_BYTES; at += 4) {
      const size = load<u32>(at);
      store<u32>(at, start);
      start += size;
    }
  }
}

function sortByDigit(from: usize, to: usize, digits: usize, shift: u32): void {
  const end = from + <usize>nodeCount * KEY_BYTES;
  for (let p = from; p < end; p += KEY_BYTES) {
    const entry = load<u64>(p);
    const at = digits + ((((<u32>entry) >> shift) & DIGIT_MASK) << 2);
    const place = load<u32>(at);
    store<u32>(at, place + 1);
    store<u64>(to + <usize>place * KEY_BYTES, entry);
  }
}
