import { render, screen } from '@testing-library/react';
import NotFound from '@/app/not-found';

jest.mock('@/lib/assetPath', () => ({ assetPath: (path: string) => `/mounted/here${path}` }));

test('the page for unknown paths goes home under a base path too, with scripts on and off', () => {
  render(<NotFound />);
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/mounted/here/');
  expect(document.querySelector('meta[http-equiv="refresh"]')).toHaveAttribute(
    'content',
    '0;url=/mounted/here/',
  );
  expect(document.querySelector('script')).toHaveAttribute('src', '/mounted/here/go-home.js');
});
