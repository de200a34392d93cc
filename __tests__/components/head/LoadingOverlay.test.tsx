import { act, render, screen } from '@testing-library/react';
import { LoadingOverlay } from '@/components/head/LoadingOverlay';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("the overlay reads 'Loading Dave 2.0' with cycling dots: one more each 500 ms, reset after 3", () => {
  render(<LoadingOverlay />);
  const overlay = screen.getByText(/^Loading Dave 2\.0/);
  const seen = [overlay.textContent];
  for (let tick = 0; tick < 5; tick++) {
    act(() => jest.advanceTimersByTime(499));
    expect(overlay.textContent).toBe(seen.at(-1));
    act(() => jest.advanceTimersByTime(1));
    seen.push(overlay.textContent);
  }
  const words = 'Loading Dave 2.0';
  expect(seen).toEqual([words, `${words}.`, `${words}..`, `${words}...`, words, `${words}.`]);
});

test('the dots stop with the overlay', () => {
  const { unmount } = render(<LoadingOverlay />);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

test('no screen reader speaks of it unasked', () => {
  render(<LoadingOverlay />);
  const overlay = screen.getByText(/^Loading Dave 2\.0/);
  expect(overlay.closest('[role], [aria-live]')).toBeNull();
});
