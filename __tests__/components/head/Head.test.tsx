import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ReactElement, StrictMode } from 'react';
import { Head } from '@/components/head/Head';
import type { HeadEvent, HeadInput, HeadSetup } from '@/components/head/renderer/messages';
import { setMotionPaused } from '@/components/site/motion';
import { chooseTheme } from '@/components/site/theme';
import { openInWorkerOrPage } from '@/lib/canvas-host/openInWorkerOrPage';
import { conversationStatus } from '@/lib/conversationStatus';

jest.mock('@/lib/canvas-host/openInWorkerOrPage');
const opened = jest.mocked(openInWorkerOrPage<HeadSetup, HeadInput, HeadEvent>);

let sent: HeadInput[];
let dispose: jest.Mock;
const report = (event: HeadEvent) => act(() => opened.mock.lastCall?.[0].onEvent(event));
const last = (kind: HeadInput['kind']) => sent.filter((input) => input.kind === kind).at(-1);

/** Renders, and waits until the scene has been loaded. */
async function show(element: ReactElement) {
  const shown = render(element);
  await waitFor(() => expect(opened).toHaveBeenCalled());
  return shown;
}

beforeEach(() => {
  sent = [];
  dispose = jest.fn();
  opened.mockReset();
  opened.mockImplementation(() => ({ send: (input) => sent.push(input), dispose }));
  conversationStatus.setState({ kind: 'idle' }, true);
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

test('the model is asked for at me.obj among the site’s assets', async () => {
  await show(<Head pose="home" />);
  expect(opened.mock.lastCall?.[0].setup.modelUrl).toBe('http://localhost/me.obj');
});

test('the head has a name for those who cannot see it, and takes no keyboard focus', async () => {
  const { container } = await show(<Head pose="home" />);
  expect(screen.getByRole('img', { name: 'Dave’s head, made of particles' })).toBeInTheDocument();
  expect(container.querySelector('[tabindex], a, button, input')).toBeNull();
});

test('the loading overlay is there until the model is loaded', async () => {
  await show(<Head pose="home" />);
  expect(screen.getByText('Loading Dave 2.0')).toBeInTheDocument();
  report({ kind: 'ready' });
  expect(screen.queryByText('Loading Dave 2.0')).not.toBeInTheDocument();
});

test("a model load failure is logged as 'An error occurred while loading the .obj model' and the overlay hides", async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  await show(<Head pose="home" />);
  const error = new Error('The model answered with status 404.');
  report({ kind: 'model-failed', error });
  expect(log.mock.calls).toEqual([['An error occurred while loading the .obj model', error]]);
  expect(screen.queryByText('Loading Dave 2.0')).not.toBeInTheDocument();
});

test('without WebGL the overlay goes and the still picture stands in, or nothing where there is none', async () => {
  const { container } = await show(<Head pose="home" />);
  report({ kind: 'unavailable' });
  expect(screen.queryByText('Loading Dave 2.0')).not.toBeInTheDocument();
  const picture = container.querySelector('picture img');
  expect(picture).toHaveAttribute('src', '/still/head-dark.webp');
  if (picture) fireEvent.error(picture);
  expect(container.querySelector('picture img')).toBeNull();
});

test('a lost context shows the still picture until the browser gives the context back', async () => {
  const { container } = await show(<Head pose="home" />);
  report({ kind: 'ready' });
  report({ kind: 'context-lost' });
  expect(container.querySelector('picture img')).not.toBeNull();
  report({ kind: 'context-restored' });
  expect(container.querySelector('picture img')).toBeNull();
});

test.each([{ saveData: true }, { effectiveType: 'slow-2g' }])(
  'who saves data (%j) gets a picture of the head, and the head when they ask for it',
  async (connection) => {
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    const { container } = render(<Head pose="home" />);
    expect(container.querySelector('picture img')).not.toBeNull();
    expect(screen.queryByText('Loading Dave 2.0')).not.toBeInTheDocument();
    expect(opened).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Load the moving head' }));
    await waitFor(() => expect(opened).toHaveBeenCalled());
    Object.defineProperty(navigator, 'connection', { value: undefined, configurable: true });
  },
);

test('an error of the renderer leaves the page whole', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  opened.mockImplementation(() => {
    throw new Error('no renderer today');
  });
  await show(
    <main>
      <p>The chat</p>
      <Head pose="home" />
    </main>,
  );
  expect(screen.getByText('The chat')).toBeInTheDocument();
});

test('the renderer follows the theme, the pose, the pause and the conversation', async () => {
  const { rerender } = await show(<Head pose="home" />);
  expect(last('appearance')).toEqual({
    kind: 'appearance',
    lightTheme: false,
    pose: 'home',
    turned: true,
  });
  act(() => chooseTheme('light'));
  rerender(<Head pose="contact" />);
  expect(last('appearance')).toEqual({
    kind: 'appearance',
    lightTheme: true,
    pose: 'contact',
    turned: true,
  });
  act(() => chooseTheme('dark'));

  act(() => setMotionPaused(true));
  expect(last('motion')).toMatchObject({ paused: true });
  act(() => setMotionPaused(false));
  expect(last('motion')).toMatchObject({ paused: false });

  act(() => conversationStatus.setState({ kind: 'thinking', question: 'Why?', sinceMs: 5 }, true));
  expect(last('status')).toEqual({
    kind: 'status',
    status: { kind: 'thinking', question: 'Why?', sinceMs: 5 },
  });
});

test('no loop runs in a hidden tab', async () => {
  await show(<Head pose="home" />);
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(last('motion')).toMatchObject({ visible: false });
  hidden.mockReturnValue(false);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(last('motion')).toMatchObject({ visible: true });
});

test('every renderer that is opened is disposed of again, in strict mode too', async () => {
  const { unmount } = await show(
    <StrictMode>
      <Head pose="home" />
    </StrictMode>,
  );
  unmount();
  expect(dispose).toHaveBeenCalledTimes(opened.mock.calls.length);
  expect(opened.mock.calls.length).toBeGreaterThan(0);
});
