import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  click,
  encryptAll,
  makeKey,
  open,
  received,
  runHere,
  sendAndDecrypt,
  told,
  withServer,
} from './visitor';

jest.mock('@/components/paillier/runInWorker', () => ({
  runInWorker: (...args: Parameters<typeof runHere>) => runHere(...args),
}));

withServer();

async function ready() {
  open();
  await makeKey();
  await encryptAll();
  await sendAndDecrypt();
  await screen.findByText('The same.');
}

const trial = () => within(screen.getByRole('region', { name: 'Falsify the total' }));

test('one number raised by 1,000 without the key: the real total is wrong by 1,000, and no alarm', async () => {
  await ready();
  await click('Raise Ada’s number by 1,000');
  const verdict = 'The total opens to 132,750.75: wrong by 1,000, and nothing raised an alarm.';
  expect(await told(verdict)).toBeInTheDocument();
  expect(trial().getByText(verdict)).toBeInTheDocument();
  expect(trial().getByText(/points are different/)).toBeInTheDocument();
  const [honest, spoilt] = received.map(({ values }) => values.map(([ciphertext]) => ciphertext));
  expect(received).toHaveLength(2);
  expect(spoilt?.map((ciphertext, index) => ciphertext === honest?.[index])).toEqual([
    false,
    true,
    true,
  ]);
});

test('another person’s number can be raised', async () => {
  await ready();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Whose number' }), 'Cleo');
  await click('Raise Cleo’s number by 1,000');
  await told(/wrong by 1,000/);
  expect(
    received[1]?.values.map(([text], index) => text === received[0]?.values[index]?.[0]),
  ).toEqual([true, true, false]);
});

test('under fresh noise a number looks different, and the total is right', async () => {
  await ready();
  await click('Give it fresh noise');
  expect(await told('The total opens to 131,750.75, as it should.')).toBeInTheDocument();
  expect(trial().getByText('Ada’s number under fresh noise')).toBeInTheDocument();
});

test('with one bit damaged the total opens to nonsense or to nothing', async () => {
  await ready();
  await click('Damage one bit');
  expect(await told(/nonsense|to nothing:/)).toBeInTheDocument();
  expect(trial().getByText('1 of these 256 points is different.')).toBeInTheDocument();
});

test('the key’s owner can decrypt every single number, and is told why that matters', async () => {
  open();
  await makeKey();
  await encryptAll();
  await click('Decrypt every number');
  expect(
    await told('Every number is open: Ada 41,500, Ben 38,250.75, Cleo 52,000.'),
  ).toBeInTheDocument();
  const part = within(screen.getByRole('region', { name: 'Read every single number' }));
  expect(part.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '41,500',
    '38,250.75',
    '52,000',
  ]);
  expect(part.getByText(/must not work together/)).toBeInTheDocument();
});

test('nothing can be falsified before there is a total', async () => {
  open();
  await makeKey();
  expect(screen.getByRole('button', { name: /^Raise/ })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Decrypt every number' })).toBeDisabled();
});
