import { act, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { Head } from '@/components/head/Head';
import { openStage } from '@/components/head/openStage';
import type { StageInput, StageReport } from '@/components/head/stageMessages';
import { setMotionPaused } from '@/components/page/motion';
import { chooseTheme } from '@/components/page/theme';
import { mood } from '@/lib/mood';

jest.mock('@/components/head/openStage');
const opened = jest.mocked(openStage);

let told: StageInput[];
let close: jest.Mock;
const report = (said: StageReport) => act(() => opened.mock.lastCall?.[0].report(said));
const last = (kind: StageInput['kind']) => told.filter((input) => input.kind === kind).at(-1);

beforeEach(() => {
  told = [];
  close = jest.fn();
  opened.mockReset();
  opened.mockImplementation(() => ({ tell: (input) => told.push(input), close }));
  mood.setState({ kind: 'idle' }, true);
  window.matchMedia = jest.fn(() => ({
    matches: true,
    addEventListener: jest.fn(),
    removeEventListener: jest.fn(),
  })) as unknown as typeof window.matchMedia;
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  window.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

afterEach(() => jest.restoreAllMocks());

test('the model is asked for at me.obj among the site’s assets', () => {
  render(<Head pose="home" />);
  expect(opened.mock.lastCall?.[0].modelUrl).toBe('http://localhost/me.obj');
});

test('the head has a name for those who cannot see it, and takes no keyboard focus', () => {
  const { container } = render(<Head pose="home" />);
  expect(screen.getByRole('img', { name: 'Dave’s head, made of particles' })).toBeInTheDocument();
  expect(container.querySelector('[tabindex], a, button, input')).toBeNull();
});

test('the loading overlay is there until the model is loaded', () => {
  render(<Head pose="home" />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading Dave 2.0');
  report({ kind: 'ready' });
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test("a model load failure is logged as 'An error occurred while loading the .obj model' and the overlay hides", () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  render(<Head pose="home" />);
  const error = new Error('The model answered with status 404.');
  report({ kind: 'model-failed', error });
  expect(log.mock.calls).toEqual([['An error occurred while loading the .obj model', error]]);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('without WebGL the overlay goes and the still picture stands in, or nothing where there is none', () => {
  const { container } = render(<Head pose="home" />);
  report({ kind: 'unavailable' });
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  const picture = container.querySelector('picture img');
  expect(picture).toHaveAttribute('src', '/still/head-dark.webp');
  if (picture) fireEvent.error(picture);
  expect(container.querySelector('picture img')).toBeNull();
});

test('a lost context shows the still picture until the browser gives the context back', () => {
  const { container } = render(<Head pose="home" />);
  report({ kind: 'ready' });
  report({ kind: 'context-lost' });
  expect(container.querySelector('picture img')).not.toBeNull();
  report({ kind: 'context-restored' });
  expect(container.querySelector('picture img')).toBeNull();
});

test('an error on the stage leaves the page whole', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  opened.mockImplementation(() => {
    throw new Error('no stage today');
  });
  render(
    <main>
      <p>The chat</p>
      <Head pose="home" />
    </main>,
  );
  expect(screen.getByText('The chat')).toBeInTheDocument();
});

test('the stage follows the theme, the pose, the pause and the mood', () => {
  const { rerender } = render(<Head pose="home" />);
  expect(last('look')).toEqual({ kind: 'look', ink: false, pose: 'home', turned: true });
  act(() => chooseTheme('light'));
  rerender(<Head pose="contact" />);
  expect(last('look')).toEqual({ kind: 'look', ink: true, pose: 'contact', turned: true });
  act(() => chooseTheme('dark'));

  act(() => setMotionPaused(true));
  expect(last('motion')).toMatchObject({ paused: true });
  act(() => setMotionPaused(false));
  expect(last('motion')).toMatchObject({ paused: false });

  act(() => mood.setState({ kind: 'thinking', question: 'Why?', sinceMs: 5 }, true));
  expect(last('mood')).toEqual({
    kind: 'mood',
    mood: { kind: 'thinking', question: 'Why?', sinceMs: 5 },
  });
});

test('no loop runs in a hidden tab', () => {
  render(<Head pose="home" />);
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(last('motion')).toMatchObject({ seen: false });
  hidden.mockReturnValue(false);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(last('motion')).toMatchObject({ seen: true });
});

test('every stage that is opened is closed again, in strict mode too', () => {
  const { unmount } = render(
    <StrictMode>
      <Head pose="home" />
    </StrictMode>,
  );
  unmount();
  expect(close).toHaveBeenCalledTimes(opened.mock.calls.length);
  expect(opened.mock.calls.length).toBeGreaterThan(0);
});
