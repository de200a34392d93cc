import { site } from '@/content/site';
import { MARK_POINTS, markIcon } from '@/lib/mark';

test('the mark is two chevrons of five points, the warm one first', () => {
  const [warm, cold] = [MARK_POINTS.slice(0, 5), MARK_POINTS.slice(5)];
  expect(warm.every(({ lamp }) => lamp === 'key')).toBe(true);
  expect(cold.every(({ lamp }) => lamp === 'rim')).toBe(true);
  expect(cold.map(({ x }) => x)).toEqual([18, 22.1, 26.2, 22.1, 18]);
});

test('the icon in the tab shows every point, in colours for either theme', () => {
  const icon = markIcon(site.palette);
  expect(icon.match(/<circle class="(?:key|rim)"/g)).toHaveLength(MARK_POINTS.length);
  expect(icon).toContain('@media (prefers-color-scheme:light)');
});
