import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { fromPython } from '@/__tests__/fixtures/paillier/python';
import { vectorKey, vectorRequest } from '@/__tests__/fixtures/paillier/vectors';
import { Laboratory } from '@/components/paillier/laboratory/Laboratory';
import type { EncryptedPayload } from '@/lib/paillier/encryptedPayload';
import { writeKeyFile } from '@/lib/paillier/files';
import { privateKey } from '@/lib/paillier/keys';
import { formatNumber, weightedSum } from '@/lib/paillier/plainNumbers';
import { sumRequest } from '@/lib/paillier/sum';
import { performTask, type Progress, type Task } from '@/lib/paillier/tasks';

const k1024 = vectorKey('k1024');
const KEY = privateKey(BigInt(k1024.p), BigInt(k1024.q));
const mockRun = jest.fn();

// jsdom has no workers. The tasks are the real ones, on the page's own thread; finding primes,
// which would only take time, is replaced by a known key.
jest.mock('@/components/paillier/runInWorker', () => ({
  runInWorker: (...args: unknown[]) => mockRun(...args) as unknown,
}));

function runHere(task: Task, signal: AbortSignal, onProgress: Progress) {
  return task.kind === 'makeKey' ? Promise.resolve(KEY) : performTask(task, onProgress);
}

const server = setupServer();
let received: EncryptedPayload[] = [];

function answerWith(respond: (body: EncryptedPayload) => Response) {
  server.use(
    http.post('*/test/homomorphic', async ({ request }) => {
      const body = (await request.json()) as EncryptedPayload;
      received.push(body);
      return respond(body);
    }),
  );
}

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  received = [];
  mockRun.mockReset();
  mockRun.mockImplementation(runHere);
  answerWith((body) => HttpResponse.json(sumRequest(body)));
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const step = (name: RegExp) => within(screen.getByRole('listitem', { name }));
const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const numberIn = (row: number) =>
  screen.getByRole('textbox', { name: `Number in row ${row}` }) as HTMLInputElement;

async function makeKey() {
  await click('Make a key');
  await step(/Make a key/).findByText('kept in this tab, never sent');
}

async function lock() {
  await click('Lock the numbers');
  return screen.findByRole('list', { name: 'The locked numbers' });
}

async function sendAndOpen() {
  await click('Send to the server');
  await screen.findByText('The answer, still locked');
  await click('Open the answer');
}

function chooseFile(label: string, text: string) {
  return userEvent.upload(
    screen.getByLabelText(label),
    new File([text], 'file.json', { type: 'application/json' }),
  );
}

describe('the four steps', () => {
  test('make a key, lock numbers, have them added unseen, open the sum and check it', async () => {
    render(<Laboratory />);
    await makeKey();
    const locked = await lock();
    expect(within(locked).getAllByRole('listitem')).toHaveLength(4);
    expect(locked).toHaveTextContent('E(41,500) Ada');
    expect(locked).toHaveTextContent(/25\d bytes, exponent 0/);
    await sendAndOpen();
    expect(await screen.findByText('130,550.75')).toBeInTheDocument();
    expect(screen.getByText('The plain sum says the same.')).toBeInTheDocument();
  });

  test('the server receives the public key, ciphertexts and exponents, and nothing else', async () => {
    render(<Laboratory />);
    await makeKey();
    await lock();
    await click('Send to the server');
    const shown = await screen.findByRole('region', { name: /All that the server received/ });
    expect(received).toHaveLength(1);
    expect(JSON.parse(shown.textContent ?? '')).toEqual(received[0]);
    expect(Object.keys(received[0] ?? {})).toEqual(['public_key', 'values']);
    expect(received[0]?.public_key).toEqual({ n: k1024.n });
    expect(received[0]?.values.map(([, exponent]) => exponent)).toEqual([0, -10, 0, 0]);
    expect(JSON.stringify(received)).not.toContain('Ada');
    // By whole values: some ciphertexts hold these five digits by chance.
    expect(received[0]?.values.flat()).not.toContain('41500');
    const returned = screen.getByRole('region', { name: /All that it returned/ });
    expect(JSON.parse(returned.textContent ?? '')).toEqual(sumRequest(received[0]));
  });

  test.each([
    ['The mean', '32,637.6875'],
    ['The first minus all others', '−47,550.75'],
  ])('%s is a sum with public weights', async (question, result) => {
    render(<Laboratory />);
    await makeKey();
    await lock();
    await userEvent.click(screen.getByRole('radio', { name: question }));
    await sendAndOpen();
    expect(await screen.findByText(result)).toBeInTheDocument();
    expect(screen.getByText('The plain sum says the same.')).toBeInTheDocument();
  });

  test('a weighted sum takes weights of the visitor’s own, and says which is no number', async () => {
    render(<Laboratory />);
    await makeKey();
    await lock();
    await userEvent.click(screen.getByRole('radio', { name: 'A weighted sum' }));
    const weight = screen.getByRole('textbox', { name: 'E(52,000) Cleo times' });
    await userEvent.clear(weight);
    await userEvent.type(weight, 'x');
    await click('Send to the server');
    expect(await screen.findByRole('alert')).toHaveTextContent('Weight 3: “x” is not a number');
    await userEvent.clear(weight);
    await userEvent.type(weight, '-2');
    await sendAndOpen();
    expect(await screen.findByText('−25,449.25')).toBeInTheDocument();
  });

  test('one exponent for all hides their scale from the server', async () => {
    render(<Laboratory />);
    await makeKey();
    await userEvent.click(screen.getByRole('checkbox', { name: /same exponent/ }));
    await lock();
    await sendAndOpen();
    await screen.findByText('130,550.75');
    expect(new Set(received[0]?.values.map(([, exponent]) => exponent)).size).toBe(1);
  });
});

test('a table that was changed after locking says so, and what was locked stays what it was', async () => {
  render(<Laboratory />);
  await makeKey();
  const locked = await lock();
  await userEvent.type(numberIn(1), '0');
  expect(screen.getByText(/lock again to send it as it is now/)).toBeInTheDocument();
  expect(locked).toHaveTextContent('E(41,500) Ada');
  await click('Lock again');
  await waitFor(() => expect(locked).toHaveTextContent('E(415,000) Ada'));
  expect(screen.queryByText(/lock again to send/)).not.toBeInTheDocument();
});

describe('what goes wrong', () => {
  test('a number that is none is named by its row, and nothing typed is lost', async () => {
    render(<Laboratory />);
    await makeKey();
    await userEvent.clear(numberIn(2));
    await userEvent.type(numberIn(2), '12,5');
    await click('Lock the numbers');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Row 2: “12,5” has a comma: write decimals with a point.',
    );
    expect(numberIn(2)).toBeInvalid();
    expect(numberIn(2)).toHaveValue('12,5');
    await userEvent.type(numberIn(2), '{Backspace}{Backspace}.5');
    expect(numberIn(2)).not.toBeInvalid();
    await lock();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test.each([
    ['cannot be reached', () => HttpResponse.error(), /could not be reached.*try again/],
    [
      'refuses',
      () => HttpResponse.json({ error: { code: 'x', message: 'Too busy.' } }, { status: 429 }),
      /Too busy\./,
    ],
    [
      'answers under another key',
      () => HttpResponse.json(sumRequest(vectorRequest('k2048', [0]))),
      /not one sum under your key/,
    ],
    ['answers nonsense', () => HttpResponse.json({ hello: 1 }), /\./],
  ])(
    'a server that %s: one sentence, and the locked numbers stay',
    async (_, respond, sentence) => {
      answerWith(respond);
      render(<Laboratory />);
      await makeKey();
      const locked = await lock();
      await click('Send to the server');
      expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
      expect(within(locked).getAllByRole('listitem')).toHaveLength(4);
      answerWith((body) => HttpResponse.json(sumRequest(body)));
      await sendAndOpen();
      expect(await screen.findByText('130,550.75')).toBeInTheDocument();
    },
  );

  test('a server that lies is found out by the check', async () => {
    answerWith((body) => HttpResponse.json(sumRequest({ ...body, values: body.values.slice(1) })));
    render(<Laboratory />);
    await makeKey();
    await lock();
    await sendAndOpen();
    expect(await screen.findByText('89,050.75')).toBeInTheDocument();
    expect(screen.getByText(/The plain sum says 130,550.75/)).toBeInTheDocument();
  });

  test('a task can be cancelled, and the next one works', async () => {
    mockRun.mockImplementationOnce(
      (_: Task, signal: AbortSignal) =>
        new Promise((__, reject) =>
          signal.addEventListener('abort', () => reject(signal.reason as Error)),
        ),
    );
    render(<Laboratory />);
    await click('Make a key');
    expect(screen.getByRole('progressbar')).toBeInTheDocument();
    const button = screen.getByRole('button', { name: 'Make a key' });
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    expect(mockRun).toHaveBeenCalledTimes(1);
    await click('Cancel');
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await makeKey();
  });
});

describe('beyond the sum', () => {
  async function ready() {
    render(<Laboratory />);
    await makeKey();
    await lock();
  }

  test('a ciphertext is malleable: 1,000 can be added without the key', async () => {
    await ready();
    await click('Add 1,000 to it');
    expect(await screen.findByText('42,500')).toBeInTheDocument();
  });

  test('locked anew it looks different and opens to the same', async () => {
    await ready();
    await click('Lock it anew');
    const after = await screen.findByText('The same number under a fresh mask');
    expect(screen.getByText('41,500')).toBeInTheDocument();
    const before = screen.getByText('Before');
    expect(after.nextSibling?.textContent).not.toBe(before.nextSibling?.textContent);
  });

  test('with one bit damaged it opens to nonsense or to nothing', async () => {
    await ready();
    await click('Damage one bit');
    expect(await screen.findByText(/nonsense|nothing:/)).toBeInTheDocument();
  });
});

describe('files and pasted tables', () => {
  test('a data.json of python-paillier is loaded, added and opened with its key file', async () => {
    render(<Laboratory />);
    await chooseFile('Load data.json', JSON.stringify(vectorRequest('k1024', [0, 1, 2])));
    const locked = await screen.findByRole('list', { name: 'The locked numbers' });
    expect(within(locked).getAllByRole('listitem')).toHaveLength(3);
    await click('Send to the server');
    await screen.findByText('The answer, still locked');
    expect(screen.getByText(/Load the key file/)).toBeInTheDocument();
    await chooseFile('Load a key file', writeKeyFile(KEY));
    await click('Open the answer');
    const plain = k1024.values.slice(0, 3).map(({ plaintext }) => fromPython(plaintext));
    expect(await screen.findByText(formatNumber(weightedSum(plain, [])))).toBeInTheDocument();
    expect(screen.queryByText(/The plain sum/)).not.toBeInTheDocument();
  });

  test('a broken file is told with its position, and what was there stays', async () => {
    render(<Laboratory />);
    await makeKey();
    const locked = await lock();
    await chooseFile('Load data.json', '{\n  "public_key" 1}');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Line 2, column 16: /);
    expect(within(locked).getAllByRole('listitem')).toHaveLength(4);
  });

  test('a pasted CSV fills the table', async () => {
    render(<Laboratory />);
    await userEvent.click(screen.getByRole('textbox', { name: /One number a line/ }));
    await userEvent.paste('who;hours\nAnn;17\nBob;-2.5');
    await click('Put into the table');
    expect(numberIn(1)).toHaveValue('17');
    expect(numberIn(2)).toHaveValue('-2.5');
    expect(screen.getByRole('textbox', { name: 'Name in row 2' })).toHaveValue('Bob');
    expect(screen.queryByRole('textbox', { name: 'Number in row 3' })).not.toBeInTheDocument();
  });

  test('rows can be added and removed', async () => {
    render(<Laboratory />);
    await click('Add a row');
    await userEvent.type(numberIn(5), '7');
    await click('Remove row 1');
    expect(numberIn(4)).toHaveValue('7');
    expect(numberIn(1)).toHaveValue('38250.75');
  });
});
