import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Race } from '@/components/graph/Race';
import { raceResult } from '@/components/graph/raceResult';
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

test('a screen reader is told once that the race began, and who won by how much', async () => {
  render(<Race />);
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  const worker = await started();
  expect(status).toHaveTextContent(/^The race has begun\.$/);
  for (const round of [1, 2, 9]) {
    worker.say(standing(round));
    expect(status).toHaveTextContent(/^The race has begun\.$/);
  }
  worker.say({ kind: 'done' });
  expect(status).toHaveTextContent(
    'The race was won by WebAssembly with 1.04 milliseconds a step, 5 times as fast as plain JavaScript and 142 times as fast as d3-force-3d.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Run it again' }));
  expect(status).toHaveTextContent(/^The race has begun\.$/);
  await userEvent.click(screen.getByRole('button', { name: 'Stop the race' }));
  expect(status).toBeEmptyDOMElement();
});

test('whoever is fastest is said to have won', () => {
  expect(raceResult({ wasm: 5.2, plain: 5.1, d3: 148 })).toBe(
    'The race was won by plain JavaScript with 5.10 milliseconds a step, about as fast as WebAssembly and 29 times as fast as d3-force-3d.',
  );
});
