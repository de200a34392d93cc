import { approach, bell, clamp, median, mix, smoothstep } from '@/lib/math/scalar';

test('clamp keeps what lies between the bounds', () => {
  expect([-2, 0.5, 7].map((value) => clamp(value, -1, 1))).toEqual([-1, 0.5, 1]);
});

test('mix goes straight from one end to the other', () => {
  expect([0, 0.25, 1].map((t) => mix(2, 6, t))).toEqual([2, 3, 6]);
});

test('smoothstep is level at its ends, which may come in either order', () => {
  expect([-1, 0, 5, 10, 11].map((value) => smoothstep(0, 10, value))).toEqual([0, 0, 0.5, 1, 1]);
  expect([-1, 0, 5, 10, 11].map((value) => smoothstep(10, 0, value))).toEqual([1, 1, 0.5, 0, 0]);
});

test('a bell is 1 in the middle and falls alike on both sides', () => {
  expect(bell(0, 3)).toBe(1);
  expect(bell(3, 3)).toBeCloseTo(Math.exp(-0.5));
  expect(bell(-3, 3)).toBe(bell(3, 3));
});

test('approach goes as far in one long step as in many short ones', () => {
  let value = 10;
  for (let i = 0; i < 8; i++) value = approach(value, 2, 25, 90);
  expect(value).toBeCloseTo(approach(10, 2, 200, 90));
  expect(approach(10, 2, 90, 90)).toBeCloseTo(2 + 8 / Math.E);
});

test('the median sorts numbers as numbers and leaves the values as they lie', () => {
  const values = [10, 9, 1];
  expect(median(values)).toBe(9);
  expect(values).toEqual([10, 9, 1]);
  expect(median([4, 1, 3, 2])).toBe(3);
  expect(median([])).toBeNaN();
});
