import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { vectorKey } from '@/__tests__/fixtures/paillier/vectors';
import { Laboratory } from '@/components/paillier/laboratory/Laboratory';
import type { EncryptedPayload } from '@/lib/paillier/encryptedPayload';
import { privateKey } from '@/lib/paillier/keys';
import { sumRequest } from '@/lib/paillier/sum';
import { performTask, type Progress, type Task } from '@/lib/paillier/tasks';

/*
 * The laboratory as a visitor meets it. jsdom has no workers: the tasks are the real ones, on the
 * page's own thread; finding primes, which would only take time, is replaced by a known key.
 */

const k1024 = vectorKey('k1024');
export const KEY = privateKey(BigInt(k1024.p), BigInt(k1024.q));

export function runHere(task: Task, _signal: AbortSignal, onProgress: Progress) {
  return task.kind === 'makeKey' ? Promise.resolve(KEY) : performTask(task, onProgress);
}

const server = setupServer();
/** What the server got. */
export const received: EncryptedPayload[] = [];

export function answerWith(respond: (body: EncryptedPayload) => Response) {
  server.use(
    http.post('*/test/homomorphic', async ({ request }) => {
      const body = (await request.json()) as EncryptedPayload;
      received.push(body);
      return respond(body);
    }),
  );
}

export const answerHonestly = () => answerWith((body) => HttpResponse.json(sumRequest(body)));

/** What the page was scrolled to. */
export const scrolledTo = jest.fn<void, [place: string | undefined]>();

/** A server that adds, and a page that scrolls as jsdom's does not, for every test of a file. */
export function withServer() {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  beforeEach(() => {
    received.length = 0;
    scrolledTo.mockReset();
    Element.prototype.scrollIntoView = function (this: HTMLElement) {
      scrolledTo(this.dataset.place);
    };
    answerHonestly();
  });
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
}

export const open = () => render(<Laboratory />);
export const click = (name: string | RegExp) =>
  userEvent.click(screen.getByRole('button', { name }));
export const numberIn = (row: number) =>
  screen.getByRole('textbox', { name: `Number in row ${row}` }) as HTMLInputElement;
export const step = (name: RegExp) => within(screen.getByRole('listitem', { name }));
/** What is told to those who do not see the page. */
export const told = (words: string | RegExp) =>
  screen.findByText(words, { selector: '[role=status].visually-hidden' });
export const seenOf = (row: number) =>
  screen.getByRole('group', { name: `What the server sees of number ${row}` });

export async function makeKey() {
  await click('Make a key');
  await screen.findByText(/^Your key of 1,02[34] bits was made in/);
}

export async function encryptAll() {
  await click('Encrypt all');
  await told(/numbers are encrypted/);
}

export async function sendAndDecrypt(name = 'total') {
  await click(/^Send (again|to the server)$/);
  await told(/answered/);
  await click(`Decrypt the ${name}`);
}

export function chooseFile(label: string, text: string) {
  return userEvent.upload(
    screen.getByLabelText(label),
    new File([text], 'file.json', { type: 'application/json' }),
  );
}
