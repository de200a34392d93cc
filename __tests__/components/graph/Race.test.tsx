import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Race } from '@/components/graph/Race';
import type { RaceReply } from '@/lib/graph/race/race.worker';

class FakeWorker {
  static made: FakeWorker[] = [];
  onmessage?: (event: { data: RaceReply }) => void;
  onerror?: () => void;
  postMessage = jest.fn();
  terminate = jest.fn();
  constructor(readonly url: string) {
    FakeWorker.made.push(this);
  }
  say(data: RaceReply): void {
    act(() => this.onmessage?.({ data }));
  }
}

const standing = (round: number) => ({
  kind: 'standing' as const,
  standing: { round, rounds: 9, msPerStep: { wasm: 1.04, plain: 5.2, d3: 148 } },
});

beforeEach(() => {
  FakeWorker.made = [];
  Object.assign(globalThis, { Worker: FakeWorker });
});

async function started(): Promise<FakeWorker> {
  await userEvent.click(screen.getByRole('button', { name: 'Run the race' }));
  return FakeWorker.made[0]!;
}

test('nothing is fetched before the race is run', () => {
  render(<Race />);
  expect(FakeWorker.made).toHaveLength(0);
});

test('the bars show each runner live, with the same times in words', async () => {
  render(<Race />);
  const worker = await started();
  worker.say(standing(1));
  expect(screen.getByText('1.04 ms')).toBeInTheDocument();
  expect(screen.getByText('5.20 ms')).toBeInTheDocument();
  expect(screen.getByText('148 ms')).toBeInTheDocument();
  expect(screen.getByText('Each point is 5 milliseconds.')).toBeInTheDocument();
  expect(screen.getByText(/Round 1 of 9/)).toBeInTheDocument();
  worker.say({ kind: 'done' });
  expect(screen.getByRole('button', { name: 'Run it again' })).toBeInTheDocument();
  expect(worker.terminate).toHaveBeenCalled();
});

test('a race that fails says so, and can be run again', async () => {
  render(<Race />);
  (await started()).say({ kind: 'failed', reason: 'no memory' });
  expect(screen.getByRole('alert')).toHaveTextContent('Reload the page');
  expect(screen.getByRole('button', { name: 'Run the race' })).toBeEnabled();
});

test('leaving the page ends the race', async () => {
  const { unmount } = render(<Race />);
  const worker = await started();
  unmount();
  expect(worker.terminate).toHaveBeenCalled();
});
