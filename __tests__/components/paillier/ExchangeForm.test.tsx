import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { vectorRequest } from '@/__tests__/fixtures/paillier/vectors';
import { ExchangeForm } from '@/components/paillier/ExchangeForm';
import { API_KEY } from '@/lib/env';
import { sumRequest } from '@/lib/paillier/sum';

const ENDPOINT = '*/test/homomorphic';
const server = setupServer();
const logged = jest.spyOn(console, 'log');
const failed = jest.spyOn(console, 'error');

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  logged.mockReset();
  failed.mockReset();
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const textarea = () => screen.getByRole('textbox', { name: 'Your data.json' });
const submit = () => screen.getByRole('button', { name: 'Submit' });

/** Answers with `respond` and keeps the requests that came. */
function answer(respond: (body: unknown) => Response): { request: Request; body: unknown }[] {
  const seen: { request: Request; body: unknown }[] = [];
  server.use(
    http.post(ENDPOINT, async ({ request }) => {
      const body = await request.json();
      seen.push({ request, body });
      return respond(body);
    }),
  );
  return seen;
}

test("the textarea has 6 rows and the placeholder 'Paste data.json here'", () => {
  render(<ExchangeForm />);
  expect(textarea()).toHaveAttribute('rows', '6');
  expect(textarea()).toHaveAttribute('placeholder', 'Paste data.json here');
});

test("the textarea's pasted text is bound to a field, but the submitted body is a fixed one, not the pasted text", async () => {
  const seen = answer((body) => HttpResponse.json(sumRequest(body)));
  render(<ExchangeForm />);
  await userEvent.click(textarea());
  await userEvent.paste('{"mine": 1}');
  await userEvent.click(submit());
  await waitFor(() => expect(logged).toHaveBeenCalledTimes(1));
  expect(seen.map(({ body }) => body)).toEqual([vectorRequest('k2048', [0, 1, 2, 11])]);
  expect(textarea()).toHaveValue('{"mine": 1}');
});

test('the homomorphic request carries public_key with n, values with the number 0, and both headers', async () => {
  const seen = answer((body) => HttpResponse.json(sumRequest(body)));
  render(<ExchangeForm />);
  await userEvent.click(submit());
  await waitFor(() => expect(seen).toHaveLength(1));
  expect(seen[0]?.request.headers.get('content-type')).toBe('application/json');
  expect(seen[0]?.request.headers.get('x-api-key')).toBe(API_KEY);
  expect(seen[0]?.body).toEqual({
    public_key: { n: expect.stringMatching(/^\d{617}$/) },
    values: Array(4).fill([expect.stringMatching(/^\d+$/), 0]),
  });
});

/** React counts its ids on from one rendering to the next. */
const withoutIds = (html: string) => html.replace(/_r_\w+_/g, '');

/** The page as it is once Submit was pressed, before anything came back. */
async function pressed(): Promise<string> {
  const { container } = render(<ExchangeForm />);
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  server.use(
    http.post(ENDPOINT, async () => {
      await held;
      return HttpResponse.json({});
    }),
  );
  await userEvent.type(textarea(), 'kept');
  await userEvent.click(submit());
  const html = container.innerHTML;
  letThrough();
  await waitFor(() => expect(logged).toHaveBeenCalledTimes(1));
  logged.mockReset();
  cleanup();
  server.resetHandlers();
  return html;
}

test('the press says that it was sent, and where the answer is', async () => {
  answer((body) => HttpResponse.json(sumRequest(body)));
  render(<ExchangeForm />);
  expect(screen.queryByText(/^Sent/)).not.toBeInTheDocument();
  await userEvent.click(submit());
  expect(screen.getByText(/^Sent\. The answer is in the browser’s console\./)).toHaveRole('status');
  await waitFor(() => expect(logged).toHaveBeenCalledTimes(1));
});

test('homomorphic call success: only logged to the console; no user-visible message', async () => {
  const before = await pressed();
  answer((body) => HttpResponse.json(sumRequest(body)));
  const { container } = render(<ExchangeForm />);
  await userEvent.type(textarea(), 'kept');
  await userEvent.click(submit());
  await waitFor(() =>
    expect(logged).toHaveBeenCalledWith(sumRequest(vectorRequest('k2048', [0, 1, 2, 11]))),
  );
  expect(failed).not.toHaveBeenCalled();
  expect(withoutIds(container.innerHTML)).toBe(withoutIds(before));
});

test.each([
  ['no network', () => HttpResponse.error()],
  ['a refusal', () => HttpResponse.json({ error: { message: 'No.' } }, { status: 400 })],
  ['a fault of the server', () => new HttpResponse('oops', { status: 500 })],
  ['an unreadable body', () => new HttpResponse('{', { status: 200 })],
])(
  'homomorphic call error (%s): only logged to the console; no user-visible message',
  async (_, respond) => {
    const before = await pressed();
    answer(respond);
    const { container } = render(<ExchangeForm />);
    await userEvent.type(textarea(), 'kept');
    await userEvent.click(submit());
    await waitFor(() => expect(failed).toHaveBeenCalledTimes(1));
    expect(failed.mock.calls[0]?.[0]).toMatchObject({ message: expect.any(String) });
    expect(logged).not.toHaveBeenCalled();
    expect(withoutIds(container.innerHTML)).toBe(withoutIds(before));
    expect(textarea()).toHaveValue('kept');
  },
);

test('the textarea content is not validated: anything, and nothing, can be submitted', async () => {
  const seen = answer((body) => HttpResponse.json(sumRequest(body)));
  render(<ExchangeForm />);
  await userEvent.click(submit());
  await userEvent.click(textarea());
  await userEvent.paste('not JSON {');
  await userEvent.click(submit());
  await waitFor(() => expect(seen).toHaveLength(2));
});

test('the page says plainly that Submit sends a fixed sample and that pasted text never leaves the browser', () => {
  render(<ExchangeForm />);
  expect(textarea()).toHaveAccessibleDescription(/fixed sample.*never leaves your browser/);
});
