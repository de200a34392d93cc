import { type Particles, pick } from '../sampling/particles';

/** A group is this share of what came before it: a beginning that ends inside one is hardly uneven. */
const GROUP_SHARE = 1 / 16;
const MIN_GROUP = 64;
/** Directions are compared this coarsely. */
const DIRECTION_STEPS = 9;

/**
 * Sorts particles by direction within small groups of a progressive order. Neighbours in the file
 * then begin alike and compress to nine tenths, and every prefix stays well spread.
 */
export function readingOrder(particles: Particles): Particles {
  const { count, normals } = particles;
  const keyOf = (i: number) => {
    const step = (axis: number) => Math.round(normals[3 * i + axis]! * DIRECTION_STEPS) + 50;
    return step(2) * 10_000 + step(0) * 100 + step(1);
  };
  const order: number[] = [];
  while (order.length < count) {
    const size = Math.max(MIN_GROUP, Math.floor(order.length * GROUP_SHARE));
    const group = Array.from(
      { length: Math.min(size, count - order.length) },
      (_, i) => order.length + i,
    );
    order.push(...group.sort((a, b) => keyOf(a) - keyOf(b) || a - b));
  }
  return pick(particles, order);
}
