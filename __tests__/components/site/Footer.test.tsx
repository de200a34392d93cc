import { render, screen } from '@testing-library/react';
import { Footer } from '@/components/site/Footer';
import { site } from '@/content/site';

jest.mock('next/navigation', () => ({ usePathname: () => '/privacy/', useParams: () => ({}) }));

describe('the footer links', () => {
  beforeEach(() => {
    render(<Footer />);
  });

  it.each([
    [
      'a professional network profile',
      /^Network.*professional network profile$/,
      site.links.network,
    ],
    ['a code-hosting profile', /^Code.*code-hosting profile$/, site.links.code],
    ['a social feed', /^Feed.*social feed$/, site.links.feed],
    ['/privacy', /^Privacy$/, '/privacy'],
  ])('lead to %s', (_, name, href) => {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  });

  it('say which page one is on', () => {
    expect(screen.getByRole('link', { name: 'Privacy' })).toHaveAttribute('aria-current', 'page');
  });
});
