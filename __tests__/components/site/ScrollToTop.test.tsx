import { render } from '@testing-library/react';
import { ScrollToTop } from '@/components/site/ScrollToTop';

let path = '/';
jest.mock('next/navigation', () => ({ usePathname: () => path }));

const scrollTo = jest.fn();

beforeEach(() => {
  path = '/';
  scrollTo.mockClear();
  window.scrollTo = scrollTo;
  history.replaceState(null, '', '/');
});

describe('the scroll position', () => {
  it('resets to the top on every navigation', () => {
    const { rerender } = render(<ScrollToTop />);
    expect(scrollTo).not.toHaveBeenCalled();
    path = '/privacy/';
    rerender(<ScrollToTop />);
    expect(scrollTo).toHaveBeenCalledTimes(1);
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
    path = '/';
    rerender(<ScrollToTop />);
    expect(scrollTo).toHaveBeenCalledTimes(2);
  });

  it('leaves a link to a heading alone', () => {
    const { rerender } = render(<ScrollToTop />);
    path = '/homomorphic/';
    history.replaceState(null, '', '/#key');
    rerender(<ScrollToTop />);
    expect(scrollTo).not.toHaveBeenCalled();
  });
});
