/*
 * Local expansions. What far cells do to a group hardly differs from one of its bodies to the next,
 * so it is worked out once, at the group's centre, as a force and its symmetric Jacobian (how the
 * force changes with place), and each body reads it off: F + J d. Expansions are shifted down the
 * tree and add up. The group's own second moment softens the sum, as the cells' own does.
 *
 * Layout, f32 each: force x y z, Jacobian xx yy zz xy xz yz, centre x y z.
 */
import { BODY_BYTES, bodies, forces, ITEM_BYTES, items } from './memory';
import { SOFT, SOFTENING } from './tree';
import { multiplyAdd, rowW, rowX, rowY, rowZ, sumOfLanes } from './vector';

export const EXPANSION_BYTES: usize = 64;

let forceX: f32 = 0;
let forceY: f32 = 0;
let forceZ: f32 = 0;
let xx: f32 = 0;
let yy: f32 = 0;
let zz: f32 = 0;
let xy: f32 = 0;
let xz: f32 = 0;
let yz: f32 = 0;

/** Shifts the expansion at `from` to the group's centre, adds the items', and writes it to `to`. */
export function expand(group: usize, itemsEnd: usize, from: usize, to: usize): void {
  const x = load<f32>(group);
  const y = load<f32>(group, 4);
  const z = load<f32>(group, 8);
  const spread = load<f32>(group, SOFT) - SOFTENING;
  shift(from, x, y, z);
  if (ASC_FEATURE_SIMD) addItemsSimd(itemsEnd, x, y, z, spread);
  else addItemsScalar(itemsEnd, x, y, z, spread);
  store<f32>(to, forceX);
  store<f32>(to, forceY, 4);
  store<f32>(to, forceZ, 8);
  store<f32>(to, xx, 12);
  store<f32>(to, yy, 16);
  store<f32>(to, zz, 20);
  store<f32>(to, xy, 24);
  store<f32>(to, xz, 28);
  store<f32>(to, yz, 32);
  store<f32>(to, x, 36);
  store<f32>(to, y, 40);
  store<f32>(to, z, 44);
}

function shift(from: usize, x: f32, y: f32, z: f32): void {
  const dx = x - load<f32>(from, 36);
  const dy = y - load<f32>(from, 40);
  const dz = z - load<f32>(from, 44);
  xx = load<f32>(from, 12);
  yy = load<f32>(from, 16);
  zz = load<f32>(from, 20);
  xy = load<f32>(from, 24);
  xz = load<f32>(from, 28);
  yz = load<f32>(from, 32);
  forceX = load<f32>(from) + xx * dx + xy * dy + xz * dz;
  forceY = load<f32>(from, 4) + xy * dx + yy * dy + yz * dz;
  forceZ = load<f32>(from, 8) + xz * dx + yz * dy + zz * dz;
}

function addItemsSimd(itemsEnd: usize, x: f32, y: f32, z: f32, spread: f32): void {
  // Four items at a time: items of no mass fill the last four up.
  let end = itemsEnd;
  while ((end - items) & 127) {
    v128.store(end, f32x4(x, y, z, 0));
    store<f32>(end, SOFTENING, 16);
    end += ITEM_BYTES;
  }
  const cx = f32x4.splat(x);
  const cy = f32x4.splat(y);
  const cz = f32x4.splat(z);
  const own = f32x4.splat(spread);
  const one = f32x4.splat(1);
  const minusTwo = f32x4.splat(-2);
  let fx = f32x4.splat(0);
  let fy = fx;
  let fz = fx;
  let jxx = fx;
  let jyy = fx;
  let jzz = fx;
  let jxy = fx;
  let jxz = fx;
  let jyz = fx;
  for (let q = items; q < end; q += 4 * ITEM_BYTES) {
    const a = v128.load(q);
    const b = v128.load(q, 32);
    const c = v128.load(q, 64);
    const d = v128.load(q, 96);
    const soft = f32x4(load<f32>(q, 16), load<f32>(q, 48), load<f32>(q, 80), load<f32>(q, 112));
    const dx = f32x4.sub(cx, rowX(a, b, c, d));
    const dy = f32x4.sub(cy, rowY(a, b, c, d));
    const dz = f32x4.sub(cz, rowZ(a, b, c, d));
    const squared = multiplyAdd(
      dz,
      dz,
      multiplyAdd(dy, dy, multiplyAdd(dx, dx, f32x4.add(soft, own))),
    );
    const inverse = f32x4.div(one, squared);
    const w = f32x4.mul(rowW(a, b, c, d), inverse);
    const bend = f32x4.mul(f32x4.mul(w, inverse), minusTwo);
    const bx = f32x4.mul(dx, bend);
    const by = f32x4.mul(dy, bend);
    const bz = f32x4.mul(dz, bend);
    fx = multiplyAdd(dx, w, fx);
    fy = multiplyAdd(dy, w, fy);
    fz = multiplyAdd(dz, w, fz);
    jxx = f32x4.add(jxx, multiplyAdd(bx, dx, w));
    jyy = f32x4.add(jyy, multiplyAdd(by, dy, w));
    jzz = f32x4.add(jzz, multiplyAdd(bz, dz, w));
    jxy = multiplyAdd(bx, dy, jxy);
    jxz = multiplyAdd(bx, dz, jxz);
    jyz = multiplyAdd(by, dz, jyz);
  }
  forceX += sumOfLanes(fx);
  forceY += sumOfLanes(fy);
  forceZ += sumOfLanes(fz);
  xx += sumOfLanes(jxx);
  yy += sumOfLanes(jyy);
  zz += sumOfLanes(jzz);
  xy += sumOfLanes(jxy);
  xz += sumOfLanes(jxz);
  yz += sumOfLanes(jyz);
}

function addItemsScalar(itemsEnd: usize, x: f32, y: f32, z: f32, spread: f32): void {
  for (let q = items; q < itemsEnd; q += ITEM_BYTES) {
    const dx = x - load<f32>(q);
    const dy = y - load<f32>(q, 4);
    const dz = z - load<f32>(q, 8);
    const inverse: f32 = 1 / (dx * dx + dy * dy + dz * dz + load<f32>(q, 16) + spread);
    const w = load<f32>(q, 12) * inverse;
    const bend: f32 = -2 * w * inverse;
    forceX += dx * w;
    forceY += dy * w;
    forceZ += dz * w;
    xx += dx * dx * bend + w;
    yy += dy * dy * bend + w;
    zz += dz * dz * bend + w;
    xy += dx * dy * bend;
    xz += dx * dz * bend;
    yz += dy * dz * bend;
  }
}

/** Adds an expansion to the forces on bodies `first` to `end`. */
export function addExpansion(first: i32, end: i32, from: usize): void {
  const stop = bodies + <usize>end * BODY_BYTES;
  const toForce = forces - bodies;
  if (ASC_FEATURE_SIMD) {
    const centre = f32x4(load<f32>(from, 36), load<f32>(from, 40), load<f32>(from, 44), 0);
    const force = f32x4(load<f32>(from), load<f32>(from, 4), load<f32>(from, 8), 0);
    const jx = f32x4(load<f32>(from, 12), load<f32>(from, 24), load<f32>(from, 28), 0);
    const jy = f32x4(load<f32>(from, 24), load<f32>(from, 16), load<f32>(from, 32), 0);
    const jz = f32x4(load<f32>(from, 28), load<f32>(from, 32), load<f32>(from, 20), 0);
    for (let p = bodies + <usize>first * BODY_BYTES; p < stop; p += BODY_BYTES) {
      const d = f32x4.sub(v128.load(p), centre);
      let f = multiplyAdd(v128.shuffle<f32>(d, d, 0, 0, 0, 0), jx, force);
      f = multiplyAdd(v128.shuffle<f32>(d, d, 1, 1, 1, 1), jy, f);
      f = multiplyAdd(v128.shuffle<f32>(d, d, 2, 2, 2, 2), jz, f);
      v128.store(p + toForce, f32x4.add(v128.load(p + toForce), f));
    }
  } else {
    for (let p = bodies + <usize>first * BODY_BYTES; p < stop; p += BODY_BYTES) {
      shift(from, load<f32>(p), load<f32>(p, 4), load<f32>(p, 8));
      const f = p + toForce;
      store<f32>(f, load<f32>(f) + forceX);
      store<f32>(f, load<f32>(f, 4) + forceY, 4);
      store<f32>(f, load<f32>(f, 8) + forceZ, 8);
    }
  }
}
