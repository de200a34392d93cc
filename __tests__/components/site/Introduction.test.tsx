import { render, screen } from '@testing-library/react';
import { Introduction } from '@/components/site/Introduction';
import { site } from '@/content/site';

const articles = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ slug: `a-${index}`, title: `Title ${index}` }));
const ending = () =>
  screen.getByRole('paragraph').textContent?.replace(site.introduction ?? '', '');

test.each([
  [0, ' '],
  [1, ' Title 0.'],
  [3, ' Title 0, Title 1 and Title 2.'],
  [40, ' Title 0, Title 1, Title 2 and 37 more.'],
])('with %i articles the introduction ends with their titles:%s', (count, end) => {
  render(<Introduction articles={articles(count)} />);
  expect(ending()).toBe(end);
});

test('the articles that it does not name are one link away', () => {
  render(<Introduction articles={articles(5)} />);
  expect(screen.getByRole('link', { name: 'Title 2' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/a-2\/?$/),
  );
  expect(screen.getByRole('link', { name: '2 more' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/disrupt\/?$/),
  );
});
