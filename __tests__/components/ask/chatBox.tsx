import { setImmediate } from 'node:timers';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { AskBox } from '@/components/ask/AskBox';
import { tabConversation } from '@/components/ask/tabConversation';
import { setMotionPaused } from '@/components/site/motion';
import { site } from '@/content/site';

/*
 * The chat box in the tests' hands: a service that answers when it is told to, and a clock that
 * passes when it is told to.
 */

export const server = setupServer();
/** What would be written to the console. */
export const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  log.mockClear();
  // Each test is a tab of its own.
  tabConversation.setState(tabConversation.getInitialState(), true);
});
afterEach(() => {
  server.resetHandlers();
  jest.useRealTimers();
  setMotionPaused(false);
});
afterAll(() => server.close());

export const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
export const field = () => screen.getByRole('textbox', { name: 'Ask me a question' });
export const button = () => screen.getByRole('button', { name: 'Ask >>' });
/** What the eyes see typed so far. */
export const typed = () => screen.getByTestId('typed-text').firstElementChild?.textContent;
export const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

/** A call in the test's hands: it answers when it is told to. */
export function scriptedReply() {
  let answer!: (response: Response) => void;
  const response = new Promise<Response>((resolve) => (answer = resolve));
  const bodies: unknown[] = [];
  server.use(
    http.post('*/test', async ({ request }) => {
      bodies.push(await request.json());
      return response;
    }),
  );
  return {
    bodies,
    async answer(reply: Response) {
      answer(reply);
      // While a reply is awaited no text is being typed.
      await turnUntil(() => screen.queryByTestId('typed-text') !== null);
    },
  };
}

/** Replies pass through real streams, which turn with the event loop and not with faked timers. */
export async function turnUntil(holds: () => boolean) {
  for (let turn = 0; turn < 5000 && !holds(); turn++) {
    await act(() => new Promise<void>((resolve) => setImmediate(resolve)));
  }
}

export async function renderIdle() {
  render(<AskBox />);
  await pass(50 * site.ask.greeting.length);
  await pass(1);
}
