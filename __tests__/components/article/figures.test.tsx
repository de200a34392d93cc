import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CostFigure } from '@/components/graph/figures/CostFigure';
import { FrontierFigure } from '@/components/graph/figures/FrontierFigure';
import { MortonFigure } from '@/components/graph/figures/MortonFigure';
import { QueueFigure } from '@/components/graph/figures/QueueFigure';
import { SofteningFigure } from '@/components/graph/figures/SofteningFigure';
import { AlignmentFigure } from '@/components/paillier/figures/AlignmentFigure';
import { OverflowFigure } from '@/components/paillier/figures/OverflowFigure';
import { SameNumberFigure } from '@/components/paillier/figures/SameNumberFigure';
import { SealedBidFigure } from '@/components/paillier/figures/SealedBidFigure';
import { ThreeNumbersFigure } from '@/components/paillier/figures/ThreeNumbersFigure';
import { WorkedExampleFigure } from '@/components/paillier/figures/WorkedExampleFigure';

const slide = (name: string | RegExp, value: number) =>
  fireEvent.change(screen.getByRole('slider', { name }), { target: { value } });
const words = () => screen.getByRole('status');

async function write(name: string, value: string, at = 0): Promise<void> {
  const field = screen.getAllByRole('textbox', { name })[at];
  if (!field) throw new Error(`There is no field ${name}.`);
  await userEvent.clear(field);
  await userEvent.type(field, value);
}

describe('the worked example', () => {
  beforeEach(() => void render(<WorkedExampleFigure number={3} />));

  test('is worked out anew for other primes and numbers', async () => {
    await write('Prime p', '17');
    await write('Second number', '−5');
    expect(screen.getByText(/lcm\(16, 12\)/)).toHaveTextContent('= 48');
    expect(screen.getByText('17 + (−5) = 12')).toBeInTheDocument();
    expect(words()).toBeEmptyDOMElement();
  });

  test.each([
    ['Prime p', '12', /12 is no prime: it is 2 × 6/],
    ['Prime q', '11', /p and q have to differ/],
    ['Prime q', '23', /11 divides 23 − 1/],
    ['First number', '47', /from −46 to 46/],
    ['Its noise', '22', /the factor 11 in common with n/],
    ['Prime p', '', /Write a whole number/],
  ])('explains why %s cannot be %s', async (field, value, fault) => {
    const input = screen.getAllByRole('textbox', { name: field })[0]!;
    fireEvent.change(input, { target: { value } });
    expect(words()).toHaveTextContent(fault);
    expect(input).toBeInvalid();
    expect(screen.getByText('17 + 24 = 41')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Reset the numbers' }));
    expect(words()).toBeEmptyDOMElement();
  });

  test('says where a sum has no place', async () => {
    await write('Second number', '46');
    expect(screen.getByText(/refused: 63 lies in the empty middle/)).toBeInTheDocument();
  });
});

test('the same number can be encrypted as often as one likes, and the changed points are counted', async () => {
  render(<SameNumberFigure number={2} />);
  expect(words()).toHaveTextContent('17 was encrypted 3 times');
  await userEvent.click(screen.getByRole('button', { name: 'Encrypt 17 again' }));
  expect(words()).toHaveTextContent('17 was encrypted 4 times');
  expect(screen.getByText('time 4')).toBeInTheDocument();
});

test('an overflow is walked round the circle: right, refused, wrong', () => {
  render(<OverflowFigure number={4} />);
  slide('True sum', 46);
  expect(words()).toHaveTextContent('lands at 46 and is read as it is');
  slide('True sum', 92);
  expect(words()).toHaveTextContent('lands at 92, in the empty middle');
  slide('True sum', 138);
  expect(words()).toHaveTextContent('lands at 138 and reads as −5: wrong');
});

test('exponents are brought down until the numbers can be added', () => {
  render(<AlignmentFigure number={5} />);
  expect(words()).toHaveTextContent('3 gets 14 zeros, 2.5 gets one zero, 0.1 gets no zero.');
  expect(words()).toHaveTextContent('can be added: 5.6');
  slide('Bring down to', -7);
  expect(words()).toHaveTextContent('3 gets 7 zeros');
  expect(words()).toHaveTextContent('cannot be added');
});

test('a sealed bid is raised by a rival who cannot read it', async () => {
  render(<SealedBidFigure number={6} />);
  expect(words()).toHaveTextContent('Ada’s bid is 420 and the rival’s 421');
  await userEvent.click(screen.getByRole('button', { name: 'Bid 100 more' }));
  await userEvent.click(screen.getByRole('button', { name: 'Disguise it' }));
  expect(words()).toHaveTextContent('the rival’s 521');
  await userEvent.click(screen.getByRole('button', { name: 'Copy Ada’s anew' }));
  await userEvent.click(screen.getByRole('button', { name: 'Double it' }));
  expect(words()).toHaveTextContent('the rival’s 840');
});

test('a Morton key is woven from the cell that is chosen', () => {
  render(<MortonFigure number={3} />);
  slide('x', 7);
  slide('y', 0);
  expect(words()).toHaveTextContent('Woven, they are 010101: the key 21');
});

test('the softening has a best value, and none is worse', () => {
  render(<SofteningFigure number={4} />);
  const errorOf = () => Number(/wrong by ([\d.]+)/.exec(words().textContent ?? '')?.[1]);
  const chosen = errorOf();
  slide(/Softening/, 0);
  expect(errorOf()).toBeGreaterThan(2 * chosen);
  slide(/Distance/, 5);
  expect(words()).toHaveTextContent('seen from 2.5 sides away');
});

test('a group takes more boxes the larger theta is, and is the more wrong', () => {
  render(<FrontierFigure number={5} asking="group" />);
  slide('Theta', 0);
  expect(words()).toHaveTextContent('110 bodies and 0 boxes');
  expect(words()).toHaveTextContent('wrong by 0.0');
  slide('Theta', 2);
  slide('Group, across', 0);
  slide('Group, down', 280);
  expect(words()).toHaveTextContent('There is nobody in the group');
});

test('a body that asks for itself counts the pairs of all', () => {
  render(<FrontierFigure number={1} asking="body" />);
  slide('Theta', 0);
  expect(words()).toHaveTextContent('meets 109 bodies and 0 boxes in place of 109 bodies');
  expect(words()).toHaveTextContent('11,990 pairs instead of 11,990');
  slide('Theta', 2);
  expect(words()).not.toHaveTextContent('11,990 pairs instead');
});

test('the error is drawn for every theta, with the largest that keeps to two per cent', () => {
  render(<FrontierFigure number={8} asking="group" withErrors />);
  const most = Number(/theta may be ([\d.]+) at most/.exec(words().textContent ?? '')?.[1]);
  slide('Theta', most);
  const errorNow = () => Number(/wrong by ([\d.]+)/.exec(words().textContent ?? '')?.[1]);
  expect(errorNow()).toBeLessThanOrEqual(2);
  slide('Theta', most + 0.1);
  expect(errorNow()).toBeGreaterThan(2);
});

describe('the queue', () => {
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const current = () =>
    screen.getAllByRole('listitem').filter((line) => line.getAttribute('aria-current') === 'step');
  beforeEach(() => void render(<QueueFigure number={6} />));

  test('is stepped through line by line, and back', async () => {
    await press('Restart');
    expect(words()).toHaveTextContent('Cell A is taken from the queue');
    expect(current()[0]).toHaveTextContent('cell = queue[open++]');
    await press('Next');
    expect(words()).toHaveTextContent('near is 1');
    await press('Back');
    expect(words()).toHaveTextContent('Cell A is taken from the queue');
    await press('Back');
    expect(words()).toHaveTextContent('Cell A is taken from the queue');
  });

  test('ends with a list in place of all bodies', async () => {
    await press('Restart');
    await press('Next cell');
    expect(words()).toHaveTextContent('B, C wait in the queue');
    slide('Step', Number(screen.getByRole('slider', { name: 'Step' }).getAttribute('max')));
    expect(words()).toHaveTextContent('The queue is empty. The list has 8 entries');
    await press('Next');
    expect(words()).toHaveTextContent('The queue is empty');
  });
});

describe('three numbers, added by a server that cannot read them', () => {
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  let frames: FrameRequestCallback[] = [];
  let seen: (entries: { isIntersecting: boolean }[]) => void = () => undefined;
  const runFrames = (from: number, to: number) => {
    for (let now = from; now <= to; now += 100) {
      act(() => frames.splice(0).forEach((frame) => frame(now)));
    }
  };

  beforeEach(() => {
    frames = [];
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => frames.push(run));
    jest.spyOn(window, 'cancelAnimationFrame').mockImplementation(() => void (frames = []));
    window.IntersectionObserver = class {
      constructor(told: typeof seen) {
        seen = told;
      }
      observe = jest.fn();
      disconnect = jest.fn();
    } as unknown as typeof IntersectionObserver;
    render(<ThreeNumbersFigure number={1} />);
  });
  afterEach(() => {
    delete document.documentElement.dataset.motion;
    jest.restoreAllMocks();
  });

  test('are added anew when one is changed, and a text that is none is explained', async () => {
    expect(words()).toHaveTextContent('41,500 + 38,200 + 52,300 = 132,000');
    await write('Ben', '8200');
    expect(words()).toHaveTextContent('41,500 + 8,200 + 52,300 = 102,000');
    await write('Ben', '-5');
    expect(screen.getByRole('textbox', { name: 'Ben' })).toBeInvalid();
    expect(screen.getByText(/has to be a whole one/)).toBeInTheDocument();
  });

  test('are played from the start to the total at a press, while they are in sight', async () => {
    await press('Play');
    expect(words()).toHaveTextContent('have a number each');
    act(() => seen([{ isIntersecting: false }]));
    runFrames(0, 20_000);
    expect(words()).toHaveTextContent('have a number each');
    act(() => seen([{ isIntersecting: true }]));
    runFrames(20_000, 22_500);
    expect(words()).toHaveTextContent(/Ben encrypts 38,200/);
    runFrames(22_600, 40_000);
    expect(words()).toHaveTextContent('= 132,000');
    expect(screen.getByRole('button', { name: 'Play' })).toBeInTheDocument();
  });

  test('are stepped through without motion', async () => {
    const told = [];
    for (let step = 0; step < 8; step++) {
      await press('Next step');
      told.push(words().textContent);
    }
    expect(new Set(told).size).toBe(8);
    expect(told[4]).toContain('go to the server');
  });

  test('are at the end at once where motion is stopped', async () => {
    document.documentElement.dataset.motion = 'paused';
    await press('Next step');
    await press('Play');
    expect(words()).toHaveTextContent('= 132,000');
    expect(frames).toHaveLength(0);
  });
});

describe('the cost', () => {
  const made: { onmessage?: (event: { data: unknown }) => void; postMessage: jest.Mock }[] = [];
  beforeEach(() => {
    made.length = 0;
    Object.assign(globalThis, {
      Worker: class {
        postMessage = jest.fn();
        terminate = jest.fn();
        constructor() {
          made.push(this);
        }
      },
    });
    render(<CostFigure number={2} />);
  });

  test('is measured at a press, for the number of nodes that is chosen, and named in words', async () => {
    expect(words()).toHaveTextContent('10,000 nodes make 50 million pairs; n log n is 133,000');
    slide('Nodes n', 3);
    expect(made).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: 'Measure 1,000 nodes here' }));
    expect(made[0]?.postMessage).toHaveBeenCalledWith(
      expect.objectContaining({ nodeCount: 1000, only: 'cost' }),
    );
    const cost = { nodes: 1000, engineMs: 0.31, enginePairs: 61_000, allPairsMs: 1.55 };
    act(() => made[0]?.onmessage?.({ data: { kind: 'cost', cost } }));
    expect(words()).toHaveTextContent('a step of the engine took 0.31 ms, for 61,000 pairs');
    expect(words()).toHaveTextContent('would take 1.6 ms, which is 5 times as long');
  });

  test('says so where it cannot be measured', async () => {
    await userEvent.click(screen.getByRole('button', { name: /^Measure/ }));
    act(() => made[0]?.onmessage?.({ data: { kind: 'failed', reason: 'no memory' } }));
    expect(screen.getByRole('alert')).toHaveTextContent('Reload the page');
    expect(screen.getByRole('button', { name: /^Measure/ })).toBeEnabled();
  });
});
