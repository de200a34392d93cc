import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { click, numberIn, open, runHere, told, withServer } from './visitor';

jest.mock('@/components/paillier/runInWorker', () => ({
  runInWorker: (...args: Parameters<typeof runHere>) => runHere(...args),
}));
// Time to look is for people.
const mockPause = jest.fn();
jest.mock('@/components/paillier/laboratory/pause', () => ({
  pause: (...args: unknown[]) => mockPause(...args) as unknown,
}));

withServer();
beforeEach(() => {
  mockPause.mockReset();
  mockPause.mockResolvedValue(undefined);
  open();
});

test.each([
  ['Salaries', '131,750.75', /^The server added 3 numbers and read none of them\.$/],
  ['Vote', '3', /^3 of 5 said yes\. The server added 5 numbers/],
  ['Ten times 0.1', '1', /^The server added 10 numbers and read none of them\.$/],
])('%s: one button runs all four steps, to a total of %s', async (preset, total, point) => {
  await click(preset);
  expect(screen.getByRole('button', { name: preset })).toHaveAttribute('aria-pressed', 'true');
  await click('Run all four steps');
  expect(await screen.findByText(point)).toBeInTheDocument();
  expect(screen.getByText(total, { selector: 'p' })).toBeInTheDocument();
  expect(screen.getByText('The same.')).toBeInTheDocument();
  expect(await told(`The total is ${total}.`)).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Run all four steps' })).toBeEnabled();
});

test('ten times 0.1 is 1, beside what JavaScript makes of it', async () => {
  await click('Ten times 0.1');
  await click('Run all four steps');
  expect(await screen.findByText('0.9999999999999999', { selector: 'strong' })).toBeInTheDocument();
  expect(screen.getByText(/0\.1 \+ 0\.1 \+ 0\.1 \+ … \+ 0\.1 = 1\./)).toBeInTheDocument();
});

test('whole numbers and sums that JavaScript gets right say nothing of JavaScript', async () => {
  await click('Run all four steps');
  await screen.findByText('The same.');
  expect(screen.queryByText(/JavaScript, adding/)).not.toBeInTheDocument();
});

describe('the run', () => {
  /** Pauses never end but by being stopped. */
  function neverEnding() {
    mockPause.mockImplementation(
      (_: number, signal: AbortSignal) =>
        new Promise((__, reject) =>
          signal.addEventListener('abort', () => reject(signal.reason as Error)),
        ),
    );
  }

  test.each([
    ['by its button', () => click('Stop')],
    ['by Escape', () => userEvent.keyboard('{Escape}')],
  ])('can be stopped %s, and what was done stays', async (_, stop) => {
    neverEnding();
    await click('Run all four steps');
    await screen.findByText(/^Step 1 of 4\. You make a key\.$/);
    await screen.findByText(/^Your key of/);
    expect(numberIn(1)).toHaveAttribute('readonly');
    await stop();
    expect(await screen.findByRole('button', { name: 'Run all four steps' })).toBeEnabled();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(numberIn(1)).not.toHaveAttribute('readonly');
    await click('Encrypt all');
    await told('3 numbers are encrypted.');
  });

  test('stops at a number that is none, and says which', async () => {
    await userEvent.type(numberIn(2), 'x');
    await click('Run all four steps');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Row 2: /);
    expect(screen.getByRole('button', { name: 'Run all four steps' })).toBeEnabled();
  });

  test('encrypts anew when it is run again, with the key that is there', async () => {
    await click('Run all four steps');
    await screen.findByText('The same.');
    await click('Vote');
    expect(screen.queryByText('The same.')).not.toBeInTheDocument();
    await click('Run all four steps');
    await waitFor(() => expect(screen.getByText(/3 of 5 said yes/)).toBeInTheDocument());
  });
});
