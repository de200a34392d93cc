import { between, seededRandom } from '@/lib/math/random';

test('the same seed gives the same numbers, another seed others', () => {
  const draw = (seed: number) => Array.from({ length: 5 }, seededRandom(seed));
  expect(draw(7)).toEqual(draw(7));
  expect(draw(7)).not.toEqual(draw(8));
});

test('the numbers are those of the published generator', () => {
  const random = seededRandom(1);
  expect([random(), random(), random()].map((value) => value * 2 ** 32)).toEqual([
    2693262067, 11749833, 2265367787,
  ]);
});

test('between stays within its range', () => {
  const random = seededRandom(2);
  for (let i = 0; i < 100; i++) {
    const value = between(random, [3, 4]);
    expect(value).toBeGreaterThanOrEqual(3);
    expect(value).toBeLessThan(4);
  }
});
