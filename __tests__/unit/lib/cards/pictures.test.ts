import { CARD_ART_SIDE } from '@/lib/cards/cardPoint';
import { sealedBoxPoints } from '@/lib/cards/sealedBox';
import { spherePoints } from '@/lib/cards/sphere';

describe.each([
  ['the sphere', spherePoints],
  ['the sealed box', sealedBoxPoints],
])('%s of a card', (_, draw) => {
  const points = draw();

  it('lies within its square, and is the same each time', () => {
    for (const { x, y, radius } of points) {
      expect(Math.min(x, y) - radius).toBeGreaterThanOrEqual(0);
      expect(Math.max(x, y) + radius).toBeLessThanOrEqual(CARD_ART_SIDE);
    }
    expect(draw()).toEqual(points);
  });

  it('is lit by both lamps', () => {
    const lit = (lamp: 'key' | 'rim') => points.filter((point) => point.lamp === lamp).length;
    expect(lit('key')).toBeGreaterThan(80);
    expect(lit('rim')).toBeGreaterThan(80);
  });
});

it('the sphere is round: its outermost points are as far from its middle in every direction', () => {
  const far = [0, 1, 2, 3].map((quarter) =>
    Math.max(
      ...spherePoints()
        .map(({ x, y }) => [x - CARD_ART_SIDE / 2, y - CARD_ART_SIDE / 2] as const)
        .filter(([x, y]) => (x > 0 ? 1 : 0) + (y > 0 ? 2 : 0) === quarter)
        .map(([x, y]) => Math.hypot(x, y)),
    ),
  );
  expect(Math.max(...far) - Math.min(...far)).toBeLessThan(4);
});
