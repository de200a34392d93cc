import { neighboursWithin } from './neighbours';
import { type Particles, pick } from './particles';
import { PriorityQueue } from './priorityQueue';
import type { Scatter } from './scatterSamples';

/** The exponent of Yuksel's weight function: only the nearest neighbours really count. */
const SHARPNESS = 8;
/** Prefixes shorter than this are not asked to be well spread. */
const SHORTEST_PREFIX = 32;

/**
 * Weighted blue noise: takes the most crowded particle away until `count` are left, then goes on
 * taking away to find an order in which *every prefix is well spread as well* (C. Yuksel, "Sample
 * elimination for generating Poisson disk sample sets", 2015). The wanted distance of a particle is
 * proportional to density ^ -1/2. Give at least five times as many as are to be left.
 */
export function eliminateSamples({ particles, weightedArea }: Scatter, count: number): Particles {
  const first = eliminate(particles, weightedArea, count);
  let current = pick(particles, first.kept);
  const laterGroups: Particles[] = [];
  while (current.count > SHORTEST_PREFIX) {
    const { kept, removed } = eliminate(current, weightedArea, current.count >> 1);
    laterGroups.push(pick(current, removed.reverse()));
    current = pick(current, kept);
  }
  return concatenated([current, ...laterGroups.reverse()]);
}

type Elimination = { readonly kept: Uint32Array; readonly removed: Uint32Array };

function eliminate(particles: Particles, weightedArea: number, target: number): Elimination {
  const { count, positions, density } = particles;
  // Twice the largest radius that `target` equal discs can have on this area.
  const baseReach = 2 * Math.sqrt(weightedArea / (2 * Math.sqrt(3) * target));
  const reach = density.map((wanted) => baseReach / Math.sqrt(wanted));
  const { from, of } = neighboursWithin(particles, reach, baseReach);

  const pressure = (on: number, by: number) => {
    const dx = positions[3 * on]! - positions[3 * by]!;
    const dy = positions[3 * on + 1]! - positions[3 * by + 1]!;
    const dz = positions[3 * on + 2]! - positions[3 * by + 2]!;
    const apart = Math.sqrt(dx * dx + dy * dy + dz * dz) / reach[on]!;
    return apart < 1 ? (1 - apart) ** SHARPNESS : 0;
  };
  const crowding = new Float64Array(count);
  for (let i = 0; i < count; i++) {
    for (let n = from[i]!; n < from[i + 1]!; n++) crowding[i]! += pressure(i, of[n]!);
  }
  const queue = new PriorityQueue(crowding);
  const removed = new Uint32Array(Math.max(0, count - target));
  for (let step = 0; step < removed.length; step++) {
    const gone = queue.pop();
    removed[step] = gone;
    for (let n = from[gone]!; n < from[gone + 1]!; n++) {
      const other = of[n]!;
      if (queue.has(other)) queue.decrease(other, pressure(other, gone));
    }
  }
  const kept = Uint32Array.from(crowding.keys()).filter((i) => queue.has(i));
  return { kept, removed };
}

function concatenated(groups: readonly Particles[]): Particles {
  const join = (of: (group: Particles) => Float32Array) => {
    const parts = groups.map(of);
    const whole = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
    let at = 0;
    for (const part of parts) {
      whole.set(part, at);
      at += part.length;
    }
    return whole;
  };
  return {
    count: groups.reduce((sum, group) => sum + group.count, 0),
    positions: join((group) => group.positions),
    normals: join((group) => group.normals),
    light: join((group) => group.light),
    curvature: join((group) => group.curvature),
    density: join((group) => group.density),
    hair: join((group) => group.hair),
  };
}
