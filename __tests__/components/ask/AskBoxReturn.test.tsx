import { render, screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { AskBox } from '@/components/ask/AskBox';
import { site } from '@/content/site';
import { conversationStatus } from '@/lib/conversationStatus';
import { field, pass, scriptedReply, turnUntil, typed, user } from './chatBox';

describe('the chat box, left for another page and come back to,', () => {
  /** Asks, gets the reply, and sees it typed. */
  async function askAndRead(question: string, reply: string) {
    const call = scriptedReply();
    await user().type(field(), `${question}{Enter}`);
    await call.answer(HttpResponse.text(reply));
    await pass(50 * reply.length);
  }

  it('shows what was said, whole, and tells nobody again', async () => {
    const { unmount } = render(<AskBox />);
    await pass(50 * site.ask.greeting.length + 1);
    await askAndRead('Where?', 'Here.');
    await askAndRead('Since when?', 'Since the flood.');
    unmount();
    render(<AskBox />);
    expect(typed()).toBe('Since the flood.');
    expect(screen.getByTestId('typed-text')).toHaveAttribute('aria-hidden', 'false');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    const said = screen.getByRole('region', { name: 'What Dave says' });
    for (const words of ['Where?', 'Here.', 'Since when?']) {
      expect(within(said).getByText(words)).toBeInTheDocument();
    }
    await pass(2000);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(conversationStatus.getState()).toEqual({ kind: 'idle' });

    const next = scriptedReply();
    await user().type(field(), 'And before?{Enter}');
    await turnUntil(() => next.bodies.length > 0);
    expect(next.bodies).toEqual([
      {
        prompt: 'And before?',
        previous: { prompt: 'Since when?', reply: 'Since the flood.' },
      },
    ]);
    await next.answer(HttpResponse.text('Nothing.'));
    expect(screen.getByRole('status')).toHaveTextContent(/^Nothing\.$/);
  });

  it('has the reply that came meanwhile', async () => {
    const { unmount } = render(<AskBox />);
    await pass(50 * site.ask.greeting.length + 1);
    const call = scriptedReply();
    await user().type(field(), 'Who?{Enter}');
    await turnUntil(() => call.bodies.length > 0);
    unmount();
    expect(conversationStatus.getState()).toEqual({ kind: 'idle' });
    render(<AskBox />);
    expect(screen.getByRole('status')).toHaveTextContent('Braining');
    expect(field()).toBeDisabled();
    await call.answer(HttpResponse.text('Just Dave'));
    await pass(50 * 'Just Dave'.length);
    expect(typed()).toBe('Just Dave');
    expect(field()).toBeEnabled();
  });

  it('does not ask again what the address asks', async () => {
    const call = scriptedReply();
    history.replaceState(null, '', '/?q=Once%3F');
    const { unmount } = render(<AskBox />);
    await turnUntil(() => call.bodies.length > 0);
    await call.answer(HttpResponse.text('Once.'));
    await pass(50 * 5);
    unmount();
    render(<AskBox />);
    await pass(100);
    expect(call.bodies).toHaveLength(1);
    expect(typed()).toBe('Once.');
    history.replaceState(null, '', '/');
  });
});
