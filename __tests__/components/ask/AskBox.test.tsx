import { fireEvent, render, screen, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { renderToString } from 'react-dom/server';
import { AskBox } from '@/components/ask/AskBox';
import { setMotionPaused } from '@/components/site/motion';
import { site } from '@/content/site';
import { OFFERED_QUESTIONS_HEADER, writeOfferedQuestions } from '@/lib/api/offeredQuestions';
import { conversationStatus } from '@/lib/conversationStatus';
import {
  button,
  field,
  log,
  pass,
  renderIdle,
  scriptedReply,
  server,
  turnUntil,
  typed,
  user,
} from './chatBox';

describe('the chat box', () => {
  it('types an initial greeting on load, one character per 50 ms', async () => {
    render(<AskBox />);
    expect(typed()).toBe('');
    expect(field()).toBeEnabled();
    await pass(49);
    expect(typed()).toBe('');
    await pass(1);
    expect(typed()).toBe('H');
    await pass(50 * 9);
    expect(typed()).toBe(site.ask.greeting.slice(0, 10));
    expect(conversationStatus.getState()).toMatchObject({
      kind: 'speaking',
      text: site.ask.greeting,
    });
    await pass(50 * site.ask.greeting.length);
    expect(typed()).toBe(site.ask.greeting);
    expect(field()).toBeEnabled();
    expect(button()).toBeEnabled();
    expect(conversationStatus.getState()).toEqual({ kind: 'idle' });
  });

  it.each([
    ['Pressing Enter', '{Enter}'],
    ['The button >>', ''],
  ])('%s asks', async (_, key) => {
    await renderIdle();
    const call = scriptedReply();
    await user().type(field(), `Who?${key}`);
    if (!key) await user().click(button());
    await turnUntil(() => call.bodies.length > 0);
    expect(call.bodies).toEqual([{ prompt: 'Who?' }]);
    await call.answer(HttpResponse.text('Dave'));
  });

  it("while thinking: input and button disabled, 'Braining' with 0 to 3 dots each 500 ms", async () => {
    await renderIdle();
    const call = scriptedReply();
    await user().type(field(), 'Who?{Enter}');
    expect(field()).toBeDisabled();
    expect(button()).toBeDisabled();
    expect(conversationStatus.getState()).toMatchObject({ kind: 'thinking', question: 'Who?' });
    const shown = () => screen.getAllByText(/^Braining/)[0]?.textContent;
    expect(shown()).toBe('Braining');
    for (const dots of ['.', '..', '...', '', '.']) {
      await pass(500);
      expect(shown()).toBe(`Braining${dots}`);
    }
    await call.answer(HttpResponse.text('Dave'));
    expect(screen.queryByText(/^Braining/)).not.toBeInTheDocument();
  });

  it('types the reply at 50 ms a character and enables only when the typing ends', async () => {
    await renderIdle();
    const call = scriptedReply();
    await user().type(field(), 'Who?{Enter}');
    await call.answer(HttpResponse.json('Just Dave'));
    expect(typed()).toBe('');
    await pass(50 * 4);
    expect(typed()).toBe('Just');
    expect(field()).toBeDisabled();
    await pass(50 * 5 - 1);
    expect(field()).toBeDisabled();
    await pass(1);
    expect(typed()).toBe('Just Dave');
    expect(field()).toBeEnabled();
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('');
  });

  it('counts elapsed time, not ticks: a page that slept shows what is due', async () => {
    await renderIdle();
    const call = scriptedReply();
    await user().type(field(), 'Who?{Enter}');
    await call.answer(HttpResponse.text('A long reply that takes its time'));
    const asleep = jest.spyOn(performance, 'now');
    const wakeMs = performance.now() + 50 * 20;
    asleep.mockReturnValue(wakeMs);
    await pass(50);
    expect(typed()).toBe('A long reply that takes its time'.slice(0, 20));
    asleep.mockRestore();
  });

  it('sends an empty question: nothing is validated', async () => {
    await renderIdle();
    const call = scriptedReply();
    await user().click(button());
    await turnUntil(() => call.bodies.length > 0);
    expect(call.bodies).toEqual([{ prompt: '' }]);
    await call.answer(HttpResponse.text('?'));
  });

  it.each([
    ['a network failure', () => HttpResponse.error()],
    ['status 500', () => HttpResponse.json({ error: {} }, { status: 500 })],
    ['status 404', () => new HttpResponse('nothing', { status: 404 })],
    [
      'a body that cannot be read',
      () => new HttpResponse('{', { headers: { 'content-type': 'application/json' } }),
    ],
  ])(
    "on %s logs the error and types 'My brain hurts to much today'; the question stays",
    async (_, reply) => {
      await renderIdle();
      const call = scriptedReply();
      await user().type(field(), 'Who?{Enter}');
      await call.answer(reply());
      await turnUntil(() => log.mock.calls.length > 0);
      expect(log).toHaveBeenCalledWith(expect.any(Error));
      await pass(50 * 'My brain hurts to much today'.length);
      expect(typed()).toBe('My brain hurts to much today');
      expect(field()).toBeEnabled();
      expect(field()).toHaveValue('Who?');
    },
  );

  it('on a time-out says the same', async () => {
    await renderIdle();
    server.use(
      http.post('*/test', async () => {
        await delay('infinite');
        return HttpResponse.text('never');
      }),
    );
    await user().type(field(), 'Who?{Enter}');
    await pass(30_000);
    await turnUntil(() => log.mock.calls.length > 0);
    await pass(50 * 28);
    expect(typed()).toBe('My brain hurts to much today');
  });

  it('shows markup in a reply as text', async () => {
    await renderIdle();
    const call = scriptedReply();
    await user().type(field(), 'Who?{Enter}');
    await call.answer(HttpResponse.text('<img src=x onerror=alert(1)>'));
    await pass(50 * 40);
    expect(typed()).toBe('<img src=x onerror=alert(1)>');
    expect(document.querySelector('img')).toBeNull();
  });

  it('makes the addresses in a reply links once the whole text stands there', async () => {
    const reply = scriptedReply();
    await renderIdle();
    fireEvent.click(button());
    await reply.answer(new HttpResponse('It is all said at /privacy. Ask on!'));
    await pass(50 * 30);
    expect(screen.queryByRole('link', { name: '/privacy' })).not.toBeInTheDocument();
    await pass(50 * 30);
    expect(screen.getByRole('link', { name: '/privacy' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/privacy\/?$/),
    );
    expect(screen.getByTestId('typed-text')).toHaveTextContent(
      /^It is all said at \/privacy\. Ask on!$/,
    );
  });

  it('shows the rest at once on Escape', async () => {
    render(<AskBox />);
    await pass(100);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(typed()).toBe(site.ask.greeting);
    expect(field()).toBeEnabled();
  });

  it('shows the rest at once on a click', async () => {
    render(<AskBox />);
    await pass(100);
    fireEvent.click(screen.getByTestId('typed-text'));
    expect(typed()).toBe(site.ask.greeting);
  });

  it('announces the whole reply once, politely, and hides the letters that appear', async () => {
    await renderIdle();
    const call = scriptedReply();
    await user().type(field(), 'Who?{Enter}');
    await call.answer(HttpResponse.text('Just Dave'));
    expect(screen.getByRole('status')).toHaveTextContent(/^Just Dave$/);
    expect(screen.getByTestId('typed-text')).toHaveAttribute('aria-hidden', 'true');
  });

  it('tells nobody the greeting, which stands there to be read', async () => {
    render(<AskBox />);
    await pass(100);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await pass(50 * site.ask.greeting.length);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    const said = screen.getByRole('region', { name: 'What Dave says' });
    expect(said).toHaveTextContent(site.ask.greeting);
  });

  it('has the reply inside “What Dave says”, and nowhere else, once it is typed and told', async () => {
    await renderIdle();
    const call = scriptedReply();
    await user().type(field(), 'Who?{Enter}');
    await call.answer(HttpResponse.text('Just Dave'));
    await pass(50 * 'Just Dave'.length);
    expect(screen.getByRole('status')).toHaveTextContent(/^Just Dave$/);
    await pass(1000);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    const said = screen.getByRole('region', { name: 'What Dave says' });
    expect(within(said).getByTestId('typed-text')).toHaveTextContent('Just Dave');
    expect(screen.getByTestId('typed-text')).toHaveAttribute('aria-hidden', 'false');
  });

  it('shows texts whole when motion is paused', async () => {
    setMotionPaused(true);
    render(<AskBox />);
    await pass(0);
    expect(typed()).toBe(site.ask.greeting);
    expect(field()).toBeEnabled();
    expect(conversationStatus.getState()).toEqual({ kind: 'idle' });
  });

  it('asks what the address brings along as ?q= on arrival', async () => {
    const call = scriptedReply();
    history.replaceState(null, '', '/?q=Who%20are%20you%3F');
    render(<AskBox />);
    await turnUntil(() => call.bodies.length > 0);
    expect(call.bodies).toEqual([{ prompt: 'Who are you?' }]);
    expect(field()).toHaveValue('Who are you?');
    await call.answer(HttpResponse.text('Dave'));
    history.replaceState(null, '', '/');
  });

  it('takes a question while the greeting is still being typed', async () => {
    render(<AskBox />);
    await pass(200);
    const call = scriptedReply();
    await user().type(field(), 'Who?{Enter}');
    await turnUntil(() => call.bodies.length > 0);
    expect(field()).toBeDisabled();
    await call.answer(HttpResponse.text('Dave'));
    await pass(50 * 5);
    expect(typed()).toBe('Dave');
    expect(field()).toHaveValue('');
  });

  it('keeps what was typed before the page was hydrated', async () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(<AskBox />);
    document.body.append(container);
    within(container).getByRole<HTMLInputElement>('textbox').value = 'Who a';
    render(<AskBox />, { container, hydrate: true });
    expect(field()).toHaveValue('Who a');
    const call = scriptedReply();
    await user().type(field(), 're you?{Enter}');
    await turnUntil(() => call.bodies.length > 0);
    expect(call.bodies).toEqual([{ prompt: 'Who are you?' }]);
    await call.answer(HttpResponse.text('Dave'));
  });

  it('leads to /?q= by plain forms until it is hydrated', () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(<AskBox />);
    const forms = Array.from(container.querySelectorAll('form'));
    expect(forms.map((form) => [form.method, form.getAttribute('action')])).toEqual([
      ['get', '/'],
      ['get', '/'],
    ]);
    const names = forms.map((form) => form.querySelector('[name]')?.getAttribute('name'));
    expect(names).toEqual(['q', 'q']);
  });

  it('keeps what was said before on the page and sends the last exchange along', async () => {
    await renderIdle();
    const first = scriptedReply();
    await user().type(field(), 'Where?{Enter}');
    await first.answer(HttpResponse.text('Here.'));
    await pass(50 * 5);
    expect(screen.queryByText('Where?')).toBeInTheDocument();
    const second = scriptedReply();
    await user().type(field(), 'And before?{Enter}');
    await turnUntil(() => second.bodies.length > 0);
    expect(second.bodies).toEqual([
      { prompt: 'And before?', previous: { prompt: 'Where?', reply: 'Here.' } },
    ]);
    const said = screen.getByRole('region', { name: 'What Dave says' });
    expect(within(said).getByText('Here.')).toBeInTheDocument();
    expect(within(said).getByText('And before?')).toBeInTheDocument();
    await second.answer(HttpResponse.text('There.'));
  });

  it('offers what may have been meant in place of them, and a click asks it', async () => {
    await renderIdle();
    const first = scriptedReply();
    await user().type(field(), 'Home?{Enter}');
    const offers = ['Where do you live?', 'Where do you work?'];
    await first.answer(
      new HttpResponse('Hm.', {
        headers: { [OFFERED_QUESTIONS_HEADER]: writeOfferedQuestions(offers) },
      }),
    );
    await pass(50 * 3);
    const list = screen.getByRole('list', { name: 'Questions you may have meant' });
    expect(
      within(list)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(offers);
    const second = scriptedReply();
    await user().click(within(list).getByRole('button', { name: offers[0]! }));
    await turnUntil(() => second.bodies.length > 0);
    expect(second.bodies).toEqual([
      { prompt: offers[0], previous: { prompt: 'Home?', reply: 'Hm.' } },
    ]);
    expect(screen.getByRole('list', { name: 'Questions to begin with' })).toBeInTheDocument();
    await second.answer(HttpResponse.text('Here.'));
  });

  it('offers three questions to begin with, and a click asks', async () => {
    await renderIdle();
    const call = scriptedReply();
    const list = screen.getByRole('list', { name: 'Questions to begin with' });
    const suggestions = within(list).getAllByRole('button');
    expect(suggestions).toHaveLength(3);
    await user().click(suggestions[1]!);
    await turnUntil(() => call.bodies.length > 0);
    expect(call.bodies).toEqual([{ prompt: site.ask.suggestions[1] }]);
    await call.answer(HttpResponse.text('So.'));
  });
});
