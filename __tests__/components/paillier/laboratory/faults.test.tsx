import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { vectorRequest } from '@/__tests__/fixtures/paillier/vectors';
import { sumRequest } from '@/lib/paillier/sum';
import type { Task } from '@/lib/paillier/tasks';
import {
  answerHonestly,
  answerWith,
  click,
  encryptAll,
  makeKey,
  numberIn,
  open,
  runHere,
  seenOf,
  sendAndDecrypt,
  withServer,
} from './visitor';

const mockRun = jest.fn();
jest.mock('@/components/paillier/runInWorker', () => ({
  runInWorker: (...args: unknown[]) => mockRun(...args) as unknown,
}));

withServer();
beforeEach(() => {
  mockRun.mockReset();
  mockRun.mockImplementation(runHere);
  open();
});

test('a number that is none is named by its row, and nothing typed is lost', async () => {
  await makeKey();
  await userEvent.clear(numberIn(2));
  await userEvent.type(numberIn(2), '12,5');
  await click('Encrypt all');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Row 2: “12,5” has a comma: write decimals with a point.',
  );
  expect(numberIn(2)).toBeInvalid();
  expect(numberIn(2)).toHaveValue('12,5');
  await userEvent.type(numberIn(2), '{Backspace}{Backspace}.5');
  expect(numberIn(2)).not.toBeInvalid();
  await encryptAll();
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
])('a server that %s: one sentence, and the ciphertexts stay', async (_, respond, sentence) => {
  answerWith(respond);
  await makeKey();
  await encryptAll();
  await click('Send to the server');
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(seenOf(3)).toHaveTextContent(/bytes/);
  answerHonestly();
  await sendAndDecrypt();
  expect(await screen.findByText('131,750.75')).toBeInTheDocument();
});

test('a server that leaves a number out is found out by the check', async () => {
  answerWith((body) => HttpResponse.json(sumRequest({ ...body, values: body.values.slice(1) })));
  await makeKey();
  await encryptAll();
  await sendAndDecrypt();
  expect(await screen.findByText('90,250.75')).toBeInTheDocument();
  expect(screen.getByText(/= 131,750\.75\.$/)).toBeInTheDocument();
  expect(
    screen.getByText(/^Not the same: .*is not the total of these numbers/),
  ).toBeInTheDocument();
});

test('a task can be cancelled, and the next one works', async () => {
  mockRun.mockImplementationOnce(
    (_: Task, signal: AbortSignal) =>
      new Promise((__, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason as Error)),
      ),
  );
  await click('Make a key');
  expect(await screen.findByRole('progressbar')).toBeInTheDocument();
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
