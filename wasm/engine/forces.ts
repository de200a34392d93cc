/*
 * Forces. Every body pushes every other away with mass * d / (d^2 + softening): the gradient of
 * a logarithm, so it falls with the distance, not its square. The walk has flattened what acts on
 * a group into one list; here that list is run through once for every eight bodies, which stay in
 * registers, with one vector division for four pairs and no sums across lanes.
 *
 * `do ... while` is on purpose: it compiles to a fifth more pairs a second than `for`.
 */
import { BODY_BYTES, bodies, forces, ITEM_BYTES, items } from './memory';
import { multiplyAdd, rowW, rowX, rowY, rowZ } from './vector';

/** Writes the forces on bodies `first` to `end`; may write harmlessly to up to seven behind them. */
export function evaluate(first: i32, end: i32, itemsEnd: usize): void {
  if (itemsEnd === items) {
    memory.fill(forces + <usize>first * BODY_BYTES, 0, <usize>(end - first) * BODY_BYTES);
    return;
  }
  let body = bodies + <usize>first * BODY_BYTES;
  const stop = bodies + <usize>end * BODY_BYTES;
  if (ASC_FEATURE_SIMD) {
    for (; body + 4 * BODY_BYTES < stop; body += 8 * BODY_BYTES) evaluateEight(body, itemsEnd);
    if (body < stop) evaluateFour(body, itemsEnd);
  } else {
    for (; body < stop; body += BODY_BYTES) evaluateOne(body, itemsEnd);
  }
}

function evaluateEight(body: usize, itemsEnd: usize): void {
  let r0 = v128.load(body);
  let r1 = v128.load(body, 16);
  let r2 = v128.load(body, 32);
  let r3 = v128.load(body, 48);
  const ax = rowX(r0, r1, r2, r3);
  const ay = rowY(r0, r1, r2, r3);
  const az = rowZ(r0, r1, r2, r3);
  r0 = v128.load(body, 64);
  r1 = v128.load(body, 80);
  r2 = v128.load(body, 96);
  r3 = v128.load(body, 112);
  const bx = rowX(r0, r1, r2, r3);
  const by = rowY(r0, r1, r2, r3);
  const bz = rowZ(r0, r1, r2, r3);
  let fx = f32x4.splat(0);
  let fy = fx;
  let fz = fx;
  let gx = fx;
  let gy = fx;
  let gz = fx;
  let item = items;
  do {
    const soft = v128.load32_splat(item, 16);
    const x = v128.load32_splat(item);
    const y = v128.load32_splat(item, 4);
    const z = v128.load32_splat(item, 8);
    const mass = v128.load32_splat(item, 12);
    let dx = f32x4.sub(ax, x);
    let dy = f32x4.sub(ay, y);
    let dz = f32x4.sub(az, z);
    let d = multiplyAdd(dz, dz, multiplyAdd(dy, dy, multiplyAdd(dx, dx, soft)));
    let w = f32x4.div(mass, d);
    fx = multiplyAdd(dx, w, fx);
    fy = multiplyAdd(dy, w, fy);
    fz = multiplyAdd(dz, w, fz);
    dx = f32x4.sub(bx, x);
    dy = f32x4.sub(by, y);
    dz = f32x4.sub(bz, z);
    d = multiplyAdd(dz, dz, multiplyAdd(dy, dy, multiplyAdd(dx, dx, soft)));
    w = f32x4.div(mass, d);
    gx = multiplyAdd(dx, w, gx);
    gy = multiplyAdd(dy, w, gy);
    gz = multiplyAdd(dz, w, gz);
    item += ITEM_BYTES;
  } while (item < itemsEnd);
  putFour(body, fx, fy, fz);
  putFour(body + 4 * BODY_BYTES, gx, gy, gz);
}

function evaluateFour(body: usize, itemsEnd: usize): void {
  const r0 = v128.load(body);
  const r1 = v128.load(body, 16);
  const r2 = v128.load(body, 32);
  const r3 = v128.load(body, 48);
  const ax = rowX(r0, r1, r2, r3);
  const ay = rowY(r0, r1, r2, r3);
  const az = rowZ(r0, r1, r2, r3);
  let fx = f32x4.splat(0);
  let fy = fx;
  let fz = fx;
  let item = items;
  do {
    const dx = f32x4.sub(ax, v128.load32_splat(item));
    const dy = f32x4.sub(ay, v128.load32_splat(item, 4));
    const dz = f32x4.sub(az, v128.load32_splat(item, 8));
    const soft = v128.load32_splat(item, 16);
    const d = multiplyAdd(dz, dz, multiplyAdd(dy, dy, multiplyAdd(dx, dx, soft)));
    const w = f32x4.div(v128.load32_splat(item, 12), d);
    fx = multiplyAdd(dx, w, fx);
    fy = multiplyAdd(dy, w, fy);
    fz = multiplyAdd(dz, w, fz);
    item += ITEM_BYTES;
  } while (item < itemsEnd);
  putFour(body, fx, fy, fz);
}

/** Turns rows of x, y and z back into four forces. */
function putFour(body: usize, x: v128, y: v128, z: v128): void {
  const force = body - bodies + forces;
  const none = f32x4.splat(0);
  v128.store(force, rowX(x, y, z, none));
  v128.store(force, rowY(x, y, z, none), 16);
  v128.store(force, rowZ(x, y, z, none), 32);
  v128.store(force, rowW(x, y, z, none), 48);
}

function evaluateOne(body: usize, itemsEnd: usize): void {
  const x = load<f32>(body);
  const y = load<f32>(body, 4);
  const z = load<f32>(body, 8);
  let fx: f32 = 0;
  let fy: f32 = 0;
  let fz: f32 = 0;
  let item = items;
  do {
    const dx = x - load<f32>(item);
    const dy = y - load<f32>(item, 4);
    const dz = z - load<f32>(item, 8);
    const w = load<f32>(item, 12) / (dx * dx + dy * dy + dz * dz + load<f32>(item, 16));
    fx += dx * w;
    fy += dy * w;
    fz += dz * w;
    item += ITEM_BYTES;
  } while (item < itemsEnd);
  const force = body - bodies + forces;
  store<f32>(force, fx);
  store<f32>(force, fy, 4);
  store<f32>(force, fz, 8);
}
