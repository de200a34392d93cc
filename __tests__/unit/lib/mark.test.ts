import { readFileSync } from 'node:fs';
import { MARK_POINTS } from '@/lib/mark';

test('the icon in the tab is the mark that the card pictures show', () => {
  const icon = readFileSync('app/icon.svg', 'utf8');
  const circles = [...icon.matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)"\/>/g)];
  const drawn = circles.map(([, x, y, radius]) => [Number(x), Number(y), Number(radius)]);
  const points = MARK_POINTS.map(({ x, y, radius }) => [
    Math.round(x * 10) / 10,
    Math.round(y * 10) / 10,
    radius,
  ]);
  expect(drawn).toEqual(points);
});
