import { cyclingDots, untilNextDotMs } from '@/lib/dots';

describe('the dots behind Braining and Loading Dave 2.0', () => {
  it.each([
    [0, ''],
    [499, ''],
    [500, '.'],
    [1000, '..'],
    [1500, '...'],
    [1999, '...'],
    [2000, ''],
    [2500, '.'],
  ])('tick every 500 ms and reset after three: %i ms shows "%s"', (elapsedMs, dots) => {
    expect(cyclingDots(elapsedMs)).toBe(dots);
  });

  it('know when they change', () => {
    expect(untilNextDotMs(0)).toBe(500);
    expect(untilNextDotMs(1250)).toBe(250);
  });
});
