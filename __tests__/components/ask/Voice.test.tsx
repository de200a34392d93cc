import { setImmediate } from 'node:timers';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { renderToString } from 'react-dom/server';
import { AskBox } from '@/components/ask/AskBox';
import { tabConversation } from '@/components/ask/tabConversation';
import { setMotionPaused } from '@/components/site/motion';
import { site } from '@/content/site';
import { conversationStatus } from '@/lib/conversationStatus';
import { LOCAL_VOICE, REMOTE_VOICE, scriptedSpeech } from '../../fixtures/speech';

const server = setupServer();
let remove = () => {};

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  document.documentElement.lang = 'en-GB';
  localStorage.clear();
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  // Each test is a tab of its own.
  tabConversation.setState(tabConversation.getInitialState(), true);
});
afterEach(() => {
  remove();
  remove = () => {};
  server.resetHandlers();
  jest.useRealTimers();
  setMotionPaused(false);
});
afterAll(() => server.close());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const voiceSwitch = () => screen.getByRole('button', { name: 'Voice' });
const field = () => screen.getByRole('textbox', { name: 'Ask me a question' });
const typed = () => screen.getByTestId('typed-text').firstElementChild?.textContent;

async function turnUntil(holds: () => boolean) {
  for (let turn = 0; turn < 5000 && !holds(); turn++) {
    await act(() => new Promise<void>((resolve) => setImmediate(resolve)));
  }
}

function install(...parameters: Parameters<typeof scriptedSpeech>) {
  const speech = scriptedSpeech(...parameters);
  remove = speech.install();
  return speech;
}

/** The ask box with its greeting typed, and the voice switched on. */
async function renderAloud(...parameters: Parameters<typeof scriptedSpeech>) {
  const speech = install(...parameters);
  render(<AskBox />);
  await pass(50 * site.ask.greeting.length + 1);
  await user().click(voiceSwitch());
  await turnUntil(() => speech.spoken.length > 0);
  return speech;
}

/** Asks, and hands over the reply. */
async function ask(reply: string | ReadableStream) {
  server.use(
    http.post(
      '*/test',
      () => new HttpResponse(reply, { headers: { 'content-type': 'text/plain' } }),
    ),
  );
  await user().type(field(), 'Who?{Enter}');
}

describe('the voice', () => {
  it('is off at first, and speaks nothing', async () => {
    const speech = install();
    render(<AskBox />);
    expect(voiceSwitch()).toHaveAttribute('aria-pressed', 'false');
    await pass(50 * site.ask.greeting.length + 1);
    expect(speech.spoken).toHaveLength(0);
  });

  it('cannot be pressed before the page is hydrated', () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(<AskBox />);
    expect(container.querySelector('[aria-pressed]')).toBeDisabled();
  });

  it('says what stands on the page when it is switched on, with a voice of this machine', async () => {
    const speech = await renderAloud([REMOTE_VOICE, LOCAL_VOICE]);
    expect(voiceSwitch()).toHaveAttribute('aria-pressed', 'true');
    expect(speech.last.voice).toBe(LOCAL_VOICE);
    expect(site.ask.greeting.startsWith(speech.last.text.slice(0, 5))).toBe(true);
    expect(localStorage.getItem('voice')).toBe('on');
  });

  it('falls silent when it is switched off, and remembers that', async () => {
    const speech = await renderAloud();
    await user().click(voiceSwitch());
    expect(voiceSwitch()).toHaveAttribute('aria-pressed', 'false');
    expect(speech.last.cancelled).toBe(true);
    expect(localStorage.getItem('voice')).toBe('off');
  });

  it('is on again for who had it on last time', async () => {
    localStorage.setItem('voice', 'on');
    const speech = install();
    render(<AskBox />);
    await turnUntil(() => speech.spoken.length > 0);
    expect(voiceSwitch()).toHaveAttribute('aria-pressed', 'true');
  });

  it('does not say again what was said before the visitor went to another page', async () => {
    const speech = install();
    localStorage.setItem('voice', 'on');
    const { unmount } = render(<AskBox />);
    await turnUntil(() => speech.spoken.length > 0);
    await pass(50 * site.ask.greeting.length + 1);
    const spoken = speech.spoken.length;
    unmount();
    render(<AskBox />);
    await turnUntil(() => voiceSwitch().getAttribute('aria-pressed') === 'true');
    await pass(100);
    expect(speech.spoken).toHaveLength(spoken);
    await ask('Just Dave.');
    await turnUntil(() => speech.spoken.length > spoken);
    expect(speech.last.text).toBe('Just Dave.');
  });

  it('says nothing before the visitor has touched the page, for browsers refuse that', async () => {
    localStorage.setItem('voice', 'on');
    const activation = { hasBeenActive: false };
    Object.defineProperty(navigator, 'userActivation', { value: activation, configurable: true });
    const speech = install();
    render(<AskBox />);
    await turnUntil(() => voiceSwitch().getAttribute('aria-pressed') === 'true');
    expect(voiceSwitch()).toHaveAttribute('aria-pressed', 'true');
    expect(speech.spoken).toHaveLength(0);
    expect(conversationStatus.getState()).toMatchObject({ text: site.ask.greeting });
    activation.hasBeenActive = true;
    await ask('Just Dave.');
    await turnUntil(() => speech.spoken.length > 0);
    expect(speech.texts()).toEqual(['Just Dave.']);
    Reflect.deleteProperty(navigator, 'userActivation');
  });

  it('speaks while motion is paused: sound is not motion', async () => {
    setMotionPaused(true);
    const speech = await renderAloud();
    await ask('Just Dave.');
    await turnUntil(() => speech.last.text === 'Just Dave.');
    expect(typed()).toBe('Just Dave.');
    expect(speech.last.text).toBe('Just Dave.');
  });

  it('leads the mouth, and leaves typing its 50 ms a character', async () => {
    const speech = await renderAloud();
    await ask('Just Dave here.');
    await turnUntil(() => speech.last.text === 'Just Dave here.');
    expect(conversationStatus.getState()).toEqual({ kind: 'idle' });
    act(() => speech.last.tell('start'));
    expect(conversationStatus.getState()).toMatchObject({
      kind: 'speaking',
      text: 'Just Dave here.',
    });
    await pass(50 * 4);
    expect(typed()).toBe('Just');
    act(() => speech.last.tellWord('Dave'));
    expect(conversationStatus.getState()).toHaveProperty('startsMs');
    await pass(50 * 15);
    // All is typed; the sound goes on.
    expect(field()).toBeEnabled();
    expect(conversationStatus.getState()).toMatchObject({ kind: 'speaking' });
    act(() => speech.last.tell('end'));
    expect(conversationStatus.getState()).toEqual({ kind: 'idle' });
  });

  it('begins a streamed reply with its first full sentence', async () => {
    const speech = await renderAloud();
    let send!: ReadableStreamDefaultController<Uint8Array>;
    await ask(new ReadableStream<Uint8Array>({ start: (controller) => void (send = controller) }));
    const write = (text: string) => send.enqueue(new TextEncoder().encode(text));
    write('The first sen');
    await turnUntil(() => screen.queryByTestId('typed-text') !== null);
    expect(speech.spoken).toHaveLength(1);
    write('tence. The sec');
    await turnUntil(() => speech.spoken.length > 1);
    expect(speech.last.text).toBe('The first sentence.');
    write('ond.');
    send.close();
    await turnUntil(() => document.body.textContent.includes('The second.'));
    act(() => speech.last.tell('end'));
    expect(speech.last.text).toBe('The second.');
  });

  it('stops at once on Escape, after the typing has ended too', async () => {
    const speech = await renderAloud();
    act(() => speech.last.tell('start'));
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(speech.last.cancelled).toBe(true);
    expect(conversationStatus.getState()).toEqual({ kind: 'idle' });
  });

  it('stops at once when another question is asked', async () => {
    const speech = await renderAloud();
    act(() => speech.last.tell('start'));
    await ask('Just Dave.');
    expect(speech.spoken[0]?.cancelled).toBe(true);
    await turnUntil(() => speech.spoken.length > 1);
    expect(speech.last.text).toBe('Just Dave.');
  });

  it.each([
    [
      'a hidden tab',
      () => {
        jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
        fireEvent(document, new Event('visibilitychange'));
        jest.restoreAllMocks();
      },
    ],
    ['a page that is left', () => fireEvent(window, new Event('pagehide'))],
  ])('falls silent in %s', async (_, leave) => {
    const speech = await renderAloud();
    leave();
    expect(speech.last.cancelled).toBe(true);
  });

  it('falls silent when the box goes', async () => {
    const speech = install();
    const { unmount } = render(<AskBox />);
    await user().click(voiceSwitch());
    await turnUntil(() => speech.spoken.length > 0);
    unmount();
    expect(speech.last.cancelled).toBe(true);
    expect(conversationStatus.getState()).toEqual({ kind: 'idle' });
  });
});

describe('where there is no voice of this machine', () => {
  const note = () => screen.queryByText(/No English voice is installed on this device/);

  it.each([
    ['only voices that work over the network', () => install([REMOTE_VOICE])],
    ['voices of other languages alone', () => install([{ ...LOCAL_VOICE, lang: 'de-DE' }])],
    ['no voices', () => install([])],
    ['no speech synthesis', () => undefined],
  ])('it stays off and says so: %s', async (_, prepare) => {
    const speech = prepare();
    render(<AskBox />);
    await user().click(voiceSwitch());
    await turnUntil(() => voiceSwitch().hasAttribute('aria-describedby'));
    await pass(10_000);
    expect(note()).toBeVisible();
    expect(note()).toHaveAttribute('role', 'status');
    expect(voiceSwitch()).toHaveAttribute('aria-pressed', 'false');
    expect(voiceSwitch()).toHaveAccessibleDescription(/No English voice/);
    expect(speech?.spoken ?? []).toHaveLength(0);
    expect(localStorage.getItem('voice')).toBeNull();
    // Pressed again, it says no more.
    await user().click(voiceSwitch());
    expect(note()).not.toBeInTheDocument();
  });

  it('speaks when the voices come late', async () => {
    const speech = install([]);
    render(<AskBox />);
    await user().click(voiceSwitch());
    await turnUntil(() => voiceSwitch().hasAttribute('aria-describedby'));
    const looking = () => screen.queryByText('Looking for a voice on this device.');
    expect(looking()).not.toBeInTheDocument();
    await pass(1000);
    expect(looking()).toBeVisible();
    expect(voiceSwitch()).toHaveAttribute('aria-pressed', 'false');
    await pass(20_000);
    expect(looking()).not.toBeInTheDocument();
    expect(note()).toBeVisible();
    act(() => speech.bringVoices([LOCAL_VOICE]));
    expect(note()).not.toBeInTheDocument();
    expect(voiceSwitch()).toHaveAttribute('aria-pressed', 'true');
    expect(speech.spoken).toHaveLength(1);
  });

  it('goes on speaking when the list of voices comes once more', async () => {
    const speech = await renderAloud();
    act(() => speech.bringVoices([{ ...LOCAL_VOICE }, REMOTE_VOICE]));
    expect(speech.last.cancelled).toBe(false);
    expect(speech.spoken).toHaveLength(1);
  });

  it('falls silent when its voice goes', async () => {
    const speech = await renderAloud();
    act(() => speech.bringVoices([REMOTE_VOICE]));
    expect(speech.last.cancelled).toBe(true);
    expect(voiceSwitch()).toHaveAttribute('aria-pressed', 'false');
    expect(note()).toBeVisible();
  });
});
