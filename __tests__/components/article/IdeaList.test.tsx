import { render, screen, within } from '@testing-library/react';
import { IdeaList } from '@/components/article/IdeaList';
import { site } from '@/content/site';

const WRITTEN = [
  { slug: 'wasm-graphophile', title: 'A graph', date: '2023-12-29' },
  { slug: 'homomorphic', title: 'A sum', date: '2023-12-29' },
];

describe('the list of ten article titles', () => {
  beforeEach(() => {
    render(<IdeaList written={WRITTEN} unwritten={site.ideas.unwritten} />);
  });

  it('has ten titles, each dated 29-12-2023', () => {
    const ideas = screen.getAllByRole('listitem');
    expect(ideas).toHaveLength(10);
    for (const idea of ideas) {
      const date = within(idea).getByText('29-12-2023');
      expect(date).toHaveAttribute('datetime', '2023-12-29');
    }
  });

  it('links out exactly two: /homomorphic and /wasm-graphophile', () => {
    const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(targets.filter((href) => href !== null)).toEqual(['/wasm-graphophile', '/homomorphic']);
  });

  it('keeps placeholder links for the rest, which go nowhere and say so', () => {
    const placeholders = screen
      .getAllByRole('link')
      .filter((link) => link.getAttribute('href') === null);
    expect(placeholders).toHaveLength(8);
    for (const link of placeholders) {
      expect(link).toHaveAttribute('aria-disabled', 'true');
      expect(link).toHaveAccessibleDescription('Not yet written');
    }
  });
});
