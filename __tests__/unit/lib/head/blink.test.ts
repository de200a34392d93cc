import { BLINK_EVERY_MS, blinkClosure, createBlinks } from '@/lib/head/animation/blink';
import { seededRandom } from '@/lib/math/random';

test('a blink closes in 75 ms, holds for 35 and opens in 150', () => {
  expect(blinkClosure(0)).toBe(0);
  expect(blinkClosure(37.5)).toBeCloseTo(0.5);
  expect(blinkClosure(75)).toBe(1);
  expect(blinkClosure(109)).toBe(1);
  expect(blinkClosure(185)).toBeCloseTo(0.5);
  expect(blinkClosure(260)).toBe(0);
  expect(blinkClosure(-1)).toBe(0);
});

test('blinks come at irregular intervals of a few seconds, some of them doubled', () => {
  const blinks = createBlinks(seededRandom(8));
  const starts: number[] = [];
  let shut = false;
  for (let ms = 0; ms < 600_000; ms += 10) {
    blinks.advance(10);
    if (blinks.closed > 0.5 && !shut) starts.push(ms);
    shut = blinks.closed > 0.5;
  }
  const gaps = starts.slice(1).map((start, i) => start - starts[i]!);
  const doubled = gaps.filter((gap) => gap < 600);
  expect(doubled.length).toBeGreaterThan(3);
  expect(Math.max(...gaps)).toBeLessThanOrEqual(BLINK_EVERY_MS[1] + 20);
  expect(Math.max(...gaps) - Math.min(...gaps.filter((gap) => gap > 600))).toBeGreaterThan(2000);
});

test('a blink that is asked for does not interrupt one under way', () => {
  const blinks = createBlinks(seededRandom(1));
  blinks.blink();
  blinks.advance(80);
  blinks.blink();
  expect(blinks.closed).toBe(1);
});
