import { createPointBudget, MIN_POINTS, SLOW_FRAME_MS } from '@/lib/head/animation/pointBudget';

/** Frames of a machine that takes so many milliseconds for each thousand points. */
function run(budget: ReturnType<typeof createPointBudget>, frames: number, msPerThousand: number) {
  const counts = new Set<number>([budget.count]);
  for (let frame = 0; frame < frames; frame++) {
    budget.measure(Math.max(16.7, (budget.count / 1000) * msPerThousand));
    counts.add(budget.count);
  }
  return [...counts];
}

test('a fast machine draws all points from the first frame on', () => {
  const budget = createPointBudget(22_000);
  expect(run(budget, 1000, 0.1)).toEqual([22_000]);
});

test('a slow machine gets fewer, until its frames are fast enough', () => {
  const budget = createPointBudget(22_000);
  run(budget, 1000, 2);
  expect(budget.count * 2).toBeLessThanOrEqual(SLOW_FRAME_MS * 1000);
  expect(budget.count).toBeGreaterThanOrEqual(MIN_POINTS);
});

test('never fewer than a face needs, and a model with fewer keeps what it has', () => {
  const budget = createPointBudget(22_000);
  run(budget, 2000, 100);
  expect(budget.count).toBe(MIN_POINTS);
  const small = createPointBudget(900);
  run(small, 2000, 1000);
  expect(small.count).toBe(900);
});

test('a moment’s trouble passes: later there are more again, but no count is tried twice that failed', () => {
  const budget = createPointBudget(22_000);
  run(budget, 60, 2);
  const low = budget.count;
  run(budget, 4000, 0.5);
  expect(budget.count).toBeGreaterThan(low);
  const high = budget.count;
  const later = run(budget, 4000, 0.5);
  expect(later).toEqual([high]);
});

test('it does not swing: on a machine at its limit the count comes to rest', () => {
  const budget = createPointBudget(22_000);
  run(budget, 6000, 1.4);
  expect(run(budget, 6000, 1.4)).toHaveLength(1);
});

test('frames of starting up, and one after a hidden tab, say nothing', () => {
  const budget = createPointBudget(22_000);
  for (let frame = 0; frame < 4; frame++) budget.measure(200);
  for (let frame = 0; frame < 200; frame++) budget.measure(frame % 20 === 0 ? 30_000 : 16);
  expect(budget.count).toBe(22_000);
});

test('one that begins with few tries more when there is time for them', () => {
  const budget = createPointBudget(22_000, MIN_POINTS);
  expect(budget.count).toBe(MIN_POINTS);
  run(budget, 1000, 0.1);
  expect(budget.count).toBe(22_000);
  expect(createPointBudget(900, MIN_POINTS).count).toBe(900);
});
