import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fromPython } from '@/__tests__/fixtures/paillier/python';
import { vectorKey, vectorRequest } from '@/__tests__/fixtures/paillier/vectors';
import { writeKeyFile } from '@/lib/paillier/files';
import { formatNumber, weightedSum } from '@/lib/paillier/plainNumbers';
import {
  chooseFile,
  click,
  encryptAll,
  KEY,
  makeKey,
  numberIn,
  open,
  runHere,
  seenOf,
  step,
  told,
  withServer,
} from './visitor';

jest.mock('@/components/paillier/runInWorker', () => ({
  runInWorker: (...args: Parameters<typeof runHere>) => runHere(...args),
}));

withServer();
beforeEach(() => void open());

test('a data.json of python-paillier is loaded, added and decrypted with its key file', async () => {
  await chooseFile('Load data.json', JSON.stringify(vectorRequest('k1024', [0, 1, 2])));
  await told('3 encrypted numbers are loaded.');
  expect(seenOf(3)).toHaveTextContent(/bytes/);
  expect(step(/^2 The numbers are encrypted/).getByText(/come from a file/)).toBeInTheDocument();
  await click('Send to the server');
  await told(/answered/);
  expect(screen.getByText(/Load the key file/)).toBeInTheDocument();
  await chooseFile('Load a key file', writeKeyFile(KEY));
  await told(/^A key of 1,02[34] bits is loaded\.$/);
  await click('Decrypt the total');
  const plain = vectorKey('k1024')
    .values.slice(0, 3)
    .map(({ plaintext }) => fromPython(plaintext));
  expect(await screen.findByText(formatNumber(weightedSum(plain, [])))).toBeInTheDocument();
  expect(screen.queryByText(/worked out in the open/)).not.toBeInTheDocument();
});

test('numbers under another key are not decrypted, and it is said why', async () => {
  await makeKey();
  await chooseFile('Load data.json', JSON.stringify(vectorRequest('k2048', [0, 1])));
  await click('Send to the server');
  await told(/answered/);
  await click('Decrypt the total');
  expect(await screen.findByRole('alert')).toHaveTextContent(/encrypted under another key/);
});

test('a broken file is told with its position, and what was there stays', async () => {
  await makeKey();
  await encryptAll();
  await chooseFile('Load data.json', '{\n  "public_key" 1}');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Line 2, column 16: /);
  expect(seenOf(3)).toHaveTextContent(/bytes/);
});

test('a pasted CSV takes the people’s place', async () => {
  await userEvent.click(screen.getByRole('textbox', { name: /One number a line/ }));
  await userEvent.paste('who;hours\nAnn;17\nBob;-2.5');
  await click('Put into the table');
  expect(numberIn(1)).toHaveValue('17');
  expect(numberIn(2)).toHaveValue('-2.5');
  expect(screen.getByRole('textbox', { name: 'Name in row 2' })).toHaveValue('Bob');
  expect(screen.queryByRole('textbox', { name: 'Number in row 3' })).not.toBeInTheDocument();
});
