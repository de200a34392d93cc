import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sumRequest } from '@/lib/paillier/sum';
import {
  click,
  encryptAll,
  KEY,
  makeKey,
  numberIn,
  open,
  received,
  runHere,
  scrolledTo,
  seenOf,
  sendAndDecrypt,
  told,
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

test('make a key, encrypt, have the server add unseen, decrypt the total and check it', async () => {
  await makeKey();
  await encryptAll();
  expect(seenOf(1)).toHaveTextContent(/25\d bytes, exponent 0/);
  await sendAndDecrypt();
  expect(await screen.findByText('131,750.75')).toBeInTheDocument();
  expect(screen.getByText(/The server added 3 numbers and read none of them\./)).toBeVisible();
  expect(
    screen.getByText(
      /^The total worked out in the open, which only this page can do because every number was typed into it: 41,500 \+ 38,250\.75 \+ 52,000 = 131,750\.75\.$/,
    ),
  ).toBeInTheDocument();
  expect(screen.getByText('The same.')).toBeInTheDocument();
});

test('every step is told, with its number', async () => {
  await makeKey();
  expect(await told(/^A key of 1,02[34] bits is made\.$/)).toBeInTheDocument();
  await encryptAll();
  expect(await told('3 numbers are encrypted.')).toBeInTheDocument();
  await sendAndDecrypt();
  expect(await told('The total is 131,750.75.')).toBeInTheDocument();
});

test('each press leads on to the next step, and the last to the total', async () => {
  await makeKey();
  await encryptAll();
  await sendAndDecrypt();
  await screen.findByText('The same.');
  const places = scrolledTo.mock.calls.map(([place]) => place);
  expect(places).toEqual(['people', 'server', 'answer', 'result']);
});

test('each person encrypts in a pane of their own, with the public half only', async () => {
  await makeKey();
  for (const [index, name] of ['Ada', 'Ben', 'Cleo'].entries()) {
    expect(seenOf(index + 1)).toHaveTextContent(/^$/);
    await click(`Encrypt: ${name}`);
    await told(`${name} has encrypted a number.`);
    expect(seenOf(index + 1)).toHaveTextContent(/bytes/);
  }
  const keys = mockRun.mock.calls
    .map(([task]) => task as { kind: string; key: object })
    .filter(({ kind }) => kind === 'encrypt')
    .map(({ key }) => Object.keys(key).sort());
  expect(keys).toEqual(Array(3).fill(['n', 'nSquared']));
  expect(screen.getByRole('button', { name: 'Send to the server' })).toBeEnabled();
});

test('until everyone has encrypted nothing can be sent, and it is said what is missing', async () => {
  await makeKey();
  await click('Encrypt: Ben');
  await told(/Ben/);
  expect(screen.getByText('2 of 3 numbers are not encrypted yet.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Send to the server' })).toBeDisabled();
  await click('Encrypt all');
  await told('2 numbers are encrypted.');
  expect(screen.getByRole('button', { name: 'Send to the server' })).toBeEnabled();
});

test('encrypted again, the same number looks different, before and after beside each other', async () => {
  await makeKey();
  await encryptAll();
  const first = seenOf(1).textContent;
  await click('Encrypt again: Ada');
  await told('Ada has encrypted a number again: it looks different.');
  const seen = within(seenOf(1));
  expect(seen.getByText('Before').parentElement).toHaveTextContent(first as string);
  expect(seen.getByText('Encrypted again').parentElement).not.toHaveTextContent(first as string);
  const [, changed] = /(\d+) of these 256 points are different/.exec(
    seenOf(1).textContent,
  ) as RegExpExecArray;
  // Half of them, as a coin would have it: 64 to 192 leaves eight standard deviations.
  expect(Number(changed)).toBeGreaterThan(64);
  expect(Number(changed)).toBeLessThan(192);
});

test('the server receives the public key, ciphertexts and exponents, and nothing else', async () => {
  await makeKey();
  await encryptAll();
  await click('Send to the server');
  const shown = await screen.findByRole('region', { name: /All that the server received/ });
  expect(received).toHaveLength(1);
  expect(JSON.parse(shown.textContent)).toEqual(received[0]);
  expect(Object.keys(received[0] ?? {})).toEqual(['public_key', 'values']);
  expect(received[0]?.public_key).toEqual({ n: KEY.n.toString() });
  expect(received[0]?.values.map(([, exponent]) => exponent)).toEqual([0, -10, 0]);
  expect(JSON.stringify(received)).not.toContain('Ada');
  // By whole values: some ciphertexts hold these five digits by chance.
  expect(received[0]?.values.flat()).not.toContain('41500');
  const returned = screen.getByRole('region', { name: /All that it returned/ });
  expect(JSON.parse(returned.textContent)).toEqual(sumRequest(received[0]));
});

test.each([
  [
    'mean',
    '43,916.916666666664',
    /^The mean .*: \(41,500 \+ 38,250\.75 \+ 52,000\) × 0\.3333333333333333 = 43,916/,
  ],
  ['difference', '−48,750.75', /^The difference .*: 41,500 − 38,250\.75 − 52,000 = −48,750\.75\.$/],
])('the %s is a sum with public weights, and the check names it', async (name, result, check) => {
  await makeKey();
  await encryptAll();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Work out' }), name);
  await sendAndDecrypt(name);
  expect(await screen.findByText(result)).toBeInTheDocument();
  expect(screen.getByText(check)).toBeInTheDocument();
  expect(screen.getByText('The same.')).toBeInTheDocument();
  expect(await told(`The ${name} is ${result}.`)).toBeInTheDocument();
});

test('a weighted sum takes weights of the visitor’s own, and says which is no number', async () => {
  await makeKey();
  await encryptAll();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Work out' }), 'weighted');
  const weight = screen.getByRole('textbox', { name: 'Cleo times' });
  await userEvent.clear(weight);
  await userEvent.type(weight, 'x');
  await click('Send to the server');
  expect(await screen.findByRole('alert')).toHaveTextContent('Weight 3: “x” is not a number');
  await userEvent.clear(weight);
  await userEvent.type(weight, '-2');
  await sendAndDecrypt('weighted sum');
  expect(await screen.findByText('−24,249.25')).toBeInTheDocument();
  expect(screen.getByText(/52,000 × \(−2\) = −24,249\.25/)).toBeInTheDocument();
});

test('one exponent for all hides their scale from the server', async () => {
  await makeKey();
  await userEvent.click(screen.getByRole('checkbox', { name: /same exponent/ }));
  await encryptAll();
  await sendAndDecrypt();
  await screen.findByText('131,750.75');
  expect(received[0]?.values.map(([, exponent]) => exponent)).toEqual([-10, -10, -10]);
});

test('another number has to be encrypted anew, another name does not', async () => {
  await makeKey();
  await encryptAll();
  await userEvent.type(screen.getByRole('textbox', { name: 'Name in row 1' }), 'm');
  expect(screen.getByRole('button', { name: 'Encrypt again: Adam' })).toBeEnabled();
  await userEvent.type(numberIn(1), '0');
  expect(screen.getByRole('button', { name: 'Encrypt: Adam' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Send to the server' })).toBeDisabled();
  await click('Encrypt all');
  await told('1 number is encrypted.');
  await sendAndDecrypt();
  expect(await screen.findByText('505,250.75')).toBeInTheDocument();
});

test('people can be added and removed', async () => {
  await click('Add a person');
  await userEvent.type(numberIn(4), '7');
  await click('Remove row 1');
  expect(numberIn(3)).toHaveValue('7');
  expect(numberIn(1)).toHaveValue('38250.75');
  await waitFor(() =>
    expect(screen.queryByRole('textbox', { name: 'Number in row 4' })).toBeNull(),
  );
});
