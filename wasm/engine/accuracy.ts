/*
 * Accuracy. Theta says how coarse the walk is, not how wrong: the same theta is twenty times worse
 * for nodes on a line than for nodes in a cloud. So the engine measures. For 16 runs of eight bodies
 * it works the forces out in full, pair by pair in single precision, and compares; theta then
 * follows the error that was asked for. The exact forces replace the walk's, since they are there.
 */
import { BODY_BYTES, bodies, forces, ITEM_BYTES, items, nodeCount } from './memory';
import { evaluate } from './forces';
import { SOFTENING } from './tree';

const RUNS: i32 = 16;
const RUN_BODIES: i32 = 8;
const RUN_BYTES: usize = 128;

/**
 * The walk's error on a sample: the root mean square of the difference, as a share of the forces'.
 * Up to 128 bodies, all of them where there are no more.
 */
export function measureError(): f32 {
  const count = nodeCount;
  listEverybody();
  const itemsEnd = items + <usize>count * ITEM_BYTES;
  const stride = max(count / RUNS, RUN_BODIES);
  let wrong: f64 = 0;
  let whole: f64 = 0;
  for (let first = (stride - RUN_BODIES) >> 1; first < count; first += stride) {
    const end = min(first + RUN_BODIES, count);
    const start = forces + <usize>first * BODY_BYTES;
    const bytes = <usize>(end - first) * BODY_BYTES;
    // The evaluation writes eight forces even where fewer are wanted: all eight are kept.
    memory.copy(kept, start, RUN_BYTES);
    evaluate(first, end, itemsEnd);
    for (let at: usize = 0; at < bytes; at += BODY_BYTES) {
      for (let axis: usize = 0; axis < 12; axis += 4) {
        const exact = <f64>load<f32>(start + at + axis);
        const d = exact - <f64>load<f32>(kept + at + axis);
        wrong += d * d;
        whole += exact * exact;
      }
    }
    memory.copy(start + bytes, kept + bytes, RUN_BYTES - bytes);
  }
  return whole > 0 ? <f32>sqrt<f64>(wrong / whole) : 0;
}

const kept = memory.data(128);

function listEverybody(): void {
  let body = bodies;
  const end = bodies + <usize>nodeCount * BODY_BYTES;
  for (let item = items; body < end; item += ITEM_BYTES) {
    store<u64>(item, load<u64>(body));
    store<u64>(item, load<u64>(body, 8), 8);
    store<f32>(item, SOFTENING, 16);
    body += BODY_BYTES;
  }
}
