import { between, createRandom } from '@/lib/head/random';

test('the same seed gives the same numbers, another seed others', () => {
  const draw = (seed: number) => Array.from({ length: 5 }, createRandom(seed));
  expect(draw(7)).toEqual(draw(7));
  expect(draw(7)).not.toEqual(draw(8));
});

test('numbers lie in [0, 1) and are spread evenly', () => {
  const random = createRandom(1);
  const tenths = new Array<number>(10).fill(0);
  for (let i = 0; i < 10_000; i++) {
    const value = random();
    expect(value).toBeGreaterThanOrEqual(0);
    expect(value).toBeLessThan(1);
    const tenth = Math.floor(10 * value);
    tenths[tenth] = (tenths[tenth] ?? 0) + 1;
  }
  for (const count of tenths) expect(Math.abs(count - 1000)).toBeLessThan(150);
});

test('between stays within its range', () => {
  const random = createRandom(2);
  for (let i = 0; i < 100; i++) {
    const value = between(random, [3, 4]);
    expect(value).toBeGreaterThanOrEqual(3);
    expect(value).toBeLessThan(4);
  }
});
